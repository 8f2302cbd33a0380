import type { PayloadRequest } from 'payload'
import { readMerch } from '@/plugins/catalog/merch/server/read-merch'
import { productDataOf, requireRevision } from '@/plugins/catalog/product/server/read-product'
import type { MerchAnswer, MerchForm } from '@/src/core/contracts/products/merch'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { asOwner } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

type Save = { profileId: string; id: string; rev: string; form: MerchForm }

/**
 * Stores what an artist wrote of a piece of merch, apart from its variants, with the artist's own rights.
 *
 * @throws {AppError} `STALE_REVISION` when it was changed since it was read
 */
export function saveMerch(
  req: PayloadRequest,
  { profileId, id, rev, form }: Save,
): Promise<MerchAnswer> {
  return withTx(req, async () => {
    const product = await requireRevision(req, { profileId, id, rev, category: 'Merch' })
    await req.payload.update({
      collection: slugs.products,
      id,
      data: {
        ...productDataOf(product, form, ownerMessages.merch.newTitle),
        release: form.release,
      },
      ...asOwner(req),
    })
    return readMerch(req, profileId, id)
  })
}
