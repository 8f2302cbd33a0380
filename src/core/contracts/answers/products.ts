import { z } from 'zod'
import { dollars, isoDateTime, paginated } from '@/src/core/contracts/answers/forms'
import { type ProductWire, productCategories } from '@/src/core/contracts/products'
import type { PlayerTrack } from '@/src/core/contracts/streaming'

const media = z.strictObject({ type: z.enum(['image', 'video']), url: z.string(), id: z.uuid() })

const track = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  description: z.string(),
  coverImage: z.string().nullable(),
  url: z.string().nullable(),
  productId: z.uuid(),
  hasExplicitContent: z.boolean(),
  isFeatured: z.boolean(),
  durationSeconds: z.number().min(0),
})

const variant = z.strictObject({
  id: z.uuid(),
  isDefault: z.boolean(),
  price: dollars,
  payWhatYouWant: z.boolean(),
  media: z.array(media),
  tracks: z.array(track),
  color: z.string().nullable(),
  colorHex: z.string().nullable(),
  size: z.string().nullable(),
  availabilityStatus: z.enum(['active', 'sold_out', 'inactive', 'preorder']),
  releaseAt: isoDateTime.nullable(),
  memberPrice: dollars.nullable(),
  deliveryType: z.enum(['digital', 'shipping', 'pickup']),
  upcCode: z.string().nullable(),
})

export const productAnswer: z.ZodType<ProductWire> = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(productCategories),
  kind: z.enum(['digital', 'physical']),
  artist: z.string(),
  description: z.string().describe('Sanitised HTML'),
  credits: z.string(),
  reservedFor: z.string(),
  media: z.array(media),
  variants: z.array(variant),
})

export const productListAnswer = paginated(productAnswer)
export const featuredProductsAnswer = z.array(productAnswer)

export const playerQueueAnswer: z.ZodType<PlayerTrack[]> = z.array(
  z.strictObject({
    id: z.uuid(),
    title: z.string(),
    artist: z.string(),
    url: z.string(),
    isPreview: z.boolean().optional(),
    isAsked: z.boolean().optional(),
    coverImage: z.string(),
    productId: z.uuid(),
    durationSeconds: z.number(),
  }),
)
