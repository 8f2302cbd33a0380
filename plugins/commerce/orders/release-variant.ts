import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { Variant } from '@/src/payload-types'
import { assertDeliverable } from '@/src/server/delivery/assert-deliverable'

/**
 * Sells a pre-order like anything else from now on. Without files for its buyers it stays a pre-order,
 * which its artist reads on their start page.
 */
export async function releaseVariant(
  req: PayloadRequest,
  { id, product, deliveryType }: Pick<Variant, 'id' | 'product' | 'deliveryType'>,
): Promise<void> {
  if (deliveryType === 'digital' && !(await isDeliverable(req, idOf(product), id))) {
    return
  }
  await req.payload.update({
    collection: slugs.variants,
    id,
    data: { availabilityStatus: 'active' },
    depth: 0,
    req,
  })
}

/**
 * Whether those who have bought a release can have it now.
 *
 * @param releasing a pre-order of it that is about to come out
 */
export async function isDeliverable(
  req: PayloadRequest,
  productId: string,
  releasing: string | null = null,
): Promise<boolean> {
  try {
    await assertDeliverable(req, productId, { isChecked: true, releasing })
    return true
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') {
      return false
    }
    throw error
  }
}
