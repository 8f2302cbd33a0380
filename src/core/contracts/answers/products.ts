import { z } from 'zod'
import { dollars, isoDateTime, paginated } from '@/src/core/contracts/answers/forms'
import { productCategories } from '@/src/core/contracts/products'

const media = z.strictObject({ type: z.enum(['image', 'video']), url: z.string(), id: z.uuid() })
export type MediaWire = z.infer<typeof media>

const track = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  description: z.string(),
  coverImage: z.string().nullable(),
  /** The preview; null when nothing may be heard before buying. */
  url: z.string().nullable(),
  productId: z.uuid(),
  hasExplicitContent: z.boolean(),
  isFeatured: z.boolean(),
  durationSeconds: z.number().min(0),
})
export type TrackWire = z.infer<typeof track>

const variant = z.strictObject({
  id: z.uuid(),
  isDefault: z.boolean(),
  price: dollars,
  payWhatYouWant: z.boolean(),
  media: z.array(media),
  tracks: z.array(track),
  /** Name of the colour, `colorHex` its swatch; both null where there is no choice. */
  color: z.string().nullable(),
  colorHex: z.string().nullable(),
  size: z.string().nullable(),
  availabilityStatus: z.enum(['active', 'sold_out', 'inactive', 'preorder']),
  /** ISO: when a pre-order that can be bought is out; null otherwise. */
  releaseAt: isoDateTime.nullable(),
  /** What members pay where that is less; null otherwise. */
  memberPrice: dollars.nullable(),
  deliveryType: z.enum(['digital', 'shipping', 'pickup']),
  upcCode: z.string().nullable(),
})
export type VariantWire = z.infer<typeof variant>

/** Wire form of a product (specification §3). Prices are dollars. */
export const productAnswer = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  category: z.enum(productCategories),
  kind: z.enum(['digital', 'physical']),
  artist: z.string(),
  description: z.string().describe('Sanitised HTML'),
  credits: z.string(),
  /** Who alone may buy it, like `Only for paying members`; empty: everyone. */
  reservedFor: z.string(),
  media: z.array(media),
  variants: z.array(variant),
})
export type ProductWire = z.infer<typeof productAnswer>

export const productListAnswer = paginated(productAnswer)
export const featuredProductsAnswer = z.array(productAnswer)
