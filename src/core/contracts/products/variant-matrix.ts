import { z } from 'zod'
import { availabilityStatuses, deliveryTypes } from '@/src/core/choices/product-choices'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isBelowLeastCharge } from '@/src/core/orders/pricing/least-charge'
import { studioLimits } from '@/src/core/studio-limits'
import { hexColour } from '@/src/core/theme/hex-colour'

const { order } = limits
const { merch } = studioLimits
const words = ownerMessages.variants

const stock = z
  .number(words.stock)
  .int(words.stock)
  .min(0, words.stock)
  .max(merch.stockMax, words.stockMost)
  .nullable()

/** What a cell of the grid may hold, and what is said at the cell when it does not. */
export const variantCells = {
  /** Minor units. */
  priceMinor: z
    .number(words.price)
    .int(words.price)
    .min(0, words.price)
    .max(order.maxTotalMinor, words.priceMost)
    .refine((minor) => !isBelowLeastCharge(minor), ownerMessages.store.priceBelowLeastCharge)
    .meta({ examples: [1250] }),
  /** Null is not counted. */
  stockQuantity: stock,
  upcCode: z.string().trim().max(merch.skuMax, words.skuMost),
  availabilityStatus: z.enum(availabilityStatuses, words.status),
}

const fields = {
  ...variantCells,
  colorName: z.string().trim().max(merch.colourMax),
  /** `#rrggbb`; empty without a colour. */
  colorHex: z.union([z.literal(''), z.string().refine((hex) => hexColour(hex) === hex)]),
  size: z.string().trim().max(merch.sizeMax),
  deliveryType: z.enum(deliveryTypes),
  media: z.array(id).max(merch.picturesMax),
}

const savedVariant = z.object({
  ...fields,
  /** Null for a new one. */
  id: id.nullable(),
  /** What stock and state were when they were read: what was sold since is kept. */
  stockSeen: stock,
  statusSeen: z.enum(availabilityStatuses),
})
export type SavedVariant = z.output<typeof savedVariant>

/** Body of `PUT /profiles/:id/products/:productId/variants`: all variants, in their order. */
export const saveVariantsBody = z.object({
  /** That of the answer which the changes were made on. */
  revision: z.string().max(64),
  optionName: z.string().trim().max(merch.optionNameMax),
  variants: z
    .array(savedVariant)
    .max(merch.variantsMax)
    .superRefine((variants, context) => {
      const seen = new Set<string>()
      for (const [index, { colorName, size }] of variants.entries()) {
        const name = JSON.stringify([colorName.toLowerCase(), size.toLowerCase()])
        if (seen.has(name)) {
          context.addIssue({ code: 'custom', path: [index, 'size'], message: words.twin })
        }
        seen.add(name)
      }
    }),
})
export type SaveVariantsBody = z.output<typeof saveVariantsBody>

export const productOfProfile = z.object({ id, productId: id })

const variant = z.strictObject({
  ...fields,
  id,
  // What is stored may be older than these rules.
  colorHex: z.string(),
  priceMinor: z.int(),
  /** So many of the stock are held for people who are paying. */
  stockHeld: z.number(),
  /** Orders name it, so it cannot go. */
  isOrdered: z.boolean(),
})
export type VariantRow = z.output<typeof variant>

export const variantMatrixAnswer = z
  .strictObject({
    /** Changes with all that artists write here, not with what is sold. */
    revision: z.string(),
    /** What buyers choose beside the colour, like `Edition`; empty is a size. */
    optionName: z.string(),
    variants: z.array(variant),
    /** Names of variants that were to go, and stay because orders name them: they are not offered any more. */
    kept: z.array(z.string()),
  })
  .meta({ id: 'VariantMatrix' })
export type VariantMatrix = z.output<typeof variantMatrixAnswer>
