import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Variant } from '@/src/payload-types'
import { assertDeliverable } from '@/src/server/delivery/assert-deliverable'
import { withTx } from '@/src/server/transaction'

/**
 * Sells a pre-order like anything else from now on. Without files for its buyers it stays a pre-order,
 * which its artist reads on their start page.
 */
export async function releaseVariant(
  req: PayloadRequest,
  { id, product, deliveryType }: Pick<Variant, 'id' | 'product' | 'deliveryType'>,
): Promise<void> {
  await unlessUndeliverable(() =>
    withTx(req, async () => {
      await req.payload.update({
        collection: slugs.variants,
        id,
        data: { availabilityStatus: 'active' },
        depth: 0,
        req,
      })
      if (deliveryType === 'digital') {
        await assertDeliverable(req, idOf(product), { isChecked: true })
      }
    }),
  )
}

/** Whether those who have bought a release can have it now. */
export const isDeliverable = (req: PayloadRequest, productId: string): Promise<boolean> =>
  unlessUndeliverable(() => assertDeliverable(req, productId, { isChecked: true }))

async function unlessUndeliverable(work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') {
      return false
    }
    throw error
  }
}
