import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { standing } from '@/src/core/contracts/products/product-form'
import { writtenPrice } from '@/src/core/contracts/written-fields'
import { studioLimits } from '@/src/core/studio-limits'

const listed = z.strictObject({
  id,
  title: z.string(),
  cover: z.string().nullable(),
  ...standing,
  isFeatured: z.boolean(),
  /** Minor units; of what is offered. */
  priceMinMinor: z.number(),
  priceMaxMinor: z.number(),
  /** Variants that are offered, and how many of them nobody can have now. */
  offered: z.number(),
  soldOut: z.number(),
  /** Pieces left of all that is counted; null where nothing is. */
  left: z.number().nullable(),
  updatedAt: z.string(),
})
export type ListedMerch = z.output<typeof listed>

export const merchListAnswer = z.array(listed)

const ids = z.array(id).min(1).max(studioLimits.merch.changedAtOnce)

/** Body of `POST /profiles/:id/merch/change`: the same for several. */
export const changeMerchBody = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('price'),
    ids,
    priceMinor: writtenPrice,
  }),
  z.object({ change: z.literal('onSale'), ids, isOn: z.boolean() }),
  z.object({ change: z.literal('featured'), ids, isOn: z.boolean() }),
  z.object({ change: z.literal('delete'), ids }),
])
export type ChangeMerchBody = z.output<typeof changeMerchBody>

/** Body of `POST /profiles/:id/products/order`: puts one in front of another in the store, or behind all. */
export const moveProductBody = z.strictObject({ id, before: id.nullable() })
export type MoveProductBody = z.output<typeof moveProductBody>
