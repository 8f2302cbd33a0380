import type { PayloadRequest } from 'payload'
import { ordersOf } from '@/plugins/commerce/fulfilment/packing/next-parcels'
import { recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { requireOwner } from '@/src/server/owner'
import { withTx } from '@/src/server/transaction'

/** Writes the same private note into the history of each, all or none. */
export async function noteOrders(
  req: PayloadRequest,
  profileId: string,
  { ids, note }: { ids: readonly string[]; note: string },
): Promise<{ noted: number }> {
  const orders = await ordersOf(req, profileId, ids)
  const actor = requireOwner(req).id
  await withTx(req, async () => {
    for (const order of orders) {
      await recordOrderEvent(req, order, { by: 'owner', actor, cause: 'note', note })
    }
  })
  return { noted: orders.length }
}
