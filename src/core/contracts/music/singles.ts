import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Body of `POST /products/{id}/singles`: a song of the release is sold alone from now on. */
export const sellAloneBody = z.strictObject({
  trackId: z.uuid(),
  /** Dollars. */
  price: z
    .number(ownerMessages.store.singles.badPrice)
    .min(0)
    .max(limits.order.maxTotalMinor / 100),
  payWhatYouWant: z.boolean().default(false),
})
export type SellAlone = z.infer<typeof sellAloneBody>

/** The single as which a song of another release is sold alone. Prices are integer minor units. */
export const singleSchema = z.strictObject({
  productId: z.uuid(),
  priceMinMinor: z.int(),
  priceMaxMinor: z.int(),
  payWhatYouWant: z.boolean(),
  /** It is in the store. */
  isPublished: z.boolean(),
})
export type Single = z.infer<typeof singleSchema>
