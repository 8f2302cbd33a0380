import { z } from 'zod'
import { id } from '@/src/core/contracts/ids'
import { standing } from '@/src/core/contracts/products/product-form'

const linked = z.strictObject({
  id,
  title: z.string(),
  cover: z.string().nullable(),
  state: standing.state,
})
export type LinkedMerch = z.output<typeof linked>

/** The merch of a release, and what else could become it. */
export const linkedMerchAnswer = z.strictObject({
  linked: z.array(linked),
  others: z.array(
    z.strictObject({
      id,
      title: z.string(),
      /** Title of the release that it belongs to now. */
      release: z.string().nullable(),
    }),
  ),
})
export type LinkedMerchAnswer = z.output<typeof linkedMerchAnswer>

export const linkMerchBody = z.strictObject({ isLinked: z.boolean() })

export const linkedMerchPath = z.object({ profileId: id, releaseId: id, merchId: id })
