import { type CollectionBeforeValidateHook, type PayloadRequest, ValidationError } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { isUuid } from '@/src/core/uuid'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/**
 * Merch is shipped and music downloaded, unless the artist says otherwise. Merch that artists offer as a
 * download has files for its buyers.
 *
 * @throws {ValidationError} at the field
 */
export const defaultDeliveryType: CollectionBeforeValidateHook = async ({
  data,
  originalDoc,
  req,
}) => {
  const { product, deliveryType, availabilityStatus } = { ...originalDoc, ...data }
  const productId = idOf(product)
  if (!data || !productId || !isUuid(productId)) {
    return data
  }
  const isChecked =
    deliveryType === 'digital' && availabilityStatus !== 'inactive' && staffOf(req) !== null
  if (deliveryType && !isChecked) {
    return data
  }
  const { isMerch, hasFiles } = await look(req, productId)
  if (isChecked && isMerch && !hasFiles) {
    const errors = [{ path: 'deliveryType', message: ownerMessages.delivery.merchWithoutFiles }]
    throw new ValidationError({ collection: slugs.variants, errors, req })
  }
  return { ...data, deliveryType: deliveryType || (isMerch ? 'shipping' : 'digital') }
}

type Look = { isMerch: boolean; hasFiles: boolean }

async function look(req: PayloadRequest, productId: string): Promise<Look> {
  const rows = await runSql(req)<Look>`
    select category = 'Merch' as "isMerch",
      exists (select 1 from bonus_files where product_id = p.id)
        or exists (select 1 from tracks where product_id = p.id and original_id is not null)
        as "hasFiles"
    from products p where id = ${productId}`
  return rows[0] ?? { isMerch: false, hasFiles: false }
}
