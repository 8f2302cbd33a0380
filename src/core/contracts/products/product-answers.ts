import { z } from 'zod'
import {
  availabilityStatuses,
  deliveryTypes,
  productCategories,
} from '@/src/core/choices/product-choices'
import { dollars, isoDateTime, paginated } from '@/src/core/contracts/forms'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { publicMedia } from '@/src/core/contracts/pages/media-answers'

/**
 * Plain texts of artists about a product, by the names of their fields: read, kept and answered as they are. What a
 * page does with one is all that is left.
 */
export const productTexts = { credits: z.string() }
type ProductTexts = z.infer<z.ZodObject<typeof productTexts>>
export const productTextNames = Object.keys(productTexts) as (keyof ProductTexts)[]

/** Texts of a row, empty where there are none. */
export function productTextsOf(
  row: {
    [Name in keyof ProductTexts]?: string | null | undefined
  },
): ProductTexts {
  const texts = productTextNames.map((name) => [name, row[name] ?? ''])
  return Object.fromEntries(texts) as ProductTexts
}

/** What pages and the API say alike of a product, its tracks and its variants. */
export const productFields = {
  id: z.uuid(),
  title: z.string(),
  category: z.enum(productCategories),
  kind: z.enum(['digital', 'physical']),
  /** Falls back to the profile's name. */
  artist: z.string(),
  /** Who alone may buy it, like `Only for paying members`; empty: everyone. */
  reservedFor: z.string(),
  ...productTexts,
}
export type ProductFields = z.infer<z.ZodObject<typeof productFields>>

export const trackFields = {
  id: z.uuid(),
  title: z.string(),
  artist: z.string(),
  description: z.string(),
  hasExplicitContent: z.boolean(),
  isFeatured: z.boolean(),
  durationSeconds: z.number().min(0),
}
export type TrackFields = z.infer<z.ZodObject<typeof trackFields>>

export const variantFields = {
  id: z.uuid(),
  isDefault: z.boolean(),
  payWhatYouWant: z.boolean(),
  availabilityStatus: z.enum(availabilityStatuses),
  /** ISO: when a pre-order that can be bought is out; null otherwise. */
  releaseAt: isoDateTime.nullable(),
  deliveryType: z.enum(deliveryTypes),
}
export type VariantFields = z.infer<z.ZodObject<typeof variantFields>>

const track = z
  .strictObject({
    ...trackFields,
    coverImage: z.string().nullable(),
    /** The preview; null when nothing may be heard before buying. */
    url: z.string().nullable(),
    productId: z.uuid(),
  })
  .meta({ id: 'Track' })
export type TrackWire = z.infer<typeof track>

const variant = z
  .strictObject({
    ...variantFields,
    price: dollars,
    media: z.array(publicMedia),
    tracks: z.array(track),
    /** Name of the colour, `colorHex` its swatch; both null where there is no choice. */
    color: z.string().nullable(),
    colorHex: z.string().nullable(),
    size: z.string().nullable(),
    /** What members pay where that is less; null otherwise. */
    memberPrice: dollars.nullable(),
    upcCode: z.string().nullable(),
  })
  .meta({ id: 'Variant' })
export type VariantWire = z.infer<typeof variant>

/** Wire form of a product (specification §3). Prices are dollars. */
export const productAnswer = z
  .strictObject({
    ...productFields,
    description: z.string().describe('Sanitised HTML'),
    media: z.array(publicMedia),
    variants: z.array(variant),
  })
  .meta({ id: 'Product' })
export type ProductWire = z.infer<typeof productAnswer>

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
