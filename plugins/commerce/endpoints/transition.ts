import type { Endpoint } from 'payload'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { prepareHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { moveOrder } from '@/plugins/commerce/orders/move-order'
import { stateOf } from '@/plugins/commerce/orders/order-state'
import { sendParcel } from '@/plugins/commerce/orders/send-parcel'
import { cancelOrder } from '@/plugins/commerce/payments/cancel-order'
import { providerOf } from '@/plugins/commerce/payments/payee'
import { idParams } from '@/src/core/contracts/ids'
import { orderStateAnswer, transitionBody } from '@/src/core/contracts/order-calls'
import { assertMove } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

/**
 * `POST /orders/{id}/transition` `{ to, note?, lines?, carrier?, trackingNumber? }`: an owner moves an
 * order along. Owners ship and deliver what is paid, all at once or line by line, and cancel what is not;
 * money moves only by the provider's word.
 */
export const transitionEndpoint: Endpoint = definePublicEndpoint({
  method: 'post',
  path: '/:id/transition',
  summary: "Moves an order of the caller's shop along",
  answer: orderStateAnswer,
  params: idParams,
  body: transitionBody,
  isForOwners: true,
  rateLimit: 'orderChange',
  failures: ['CONFLICT', 'FORBIDDEN', 'ILLEGAL_TRANSITION', 'UNAVAILABLE'],
  run: async ({ req, params: { id }, body: { to, note, ...parcel } }) => {
    const order = await requireOwnDocument(req, slugs.orders, id)
    const actor = requireOwner(req).id
    if (to === 'cancelled') {
      assertMove({ from: order.status, to, by: 'owner' })
      const locked = await withTx(req, () => lockOrder(req, id))
      const provider = providerOf(req, locked)
      await cancelOrder(req, { order: locked, provider, by: 'owner', actor })
      return stateOf({ ...order, status: to })
    }
    const mails = to === 'shipped' ? await prepareHandoverMails(idOf(order.profile)) : null
    return withTx(req, async () => {
      const locked = await lockOrder(req, id)
      const next = mails
        ? await sendParcel(req, locked, mails, { ...parcel, note, actor })
        : await moveOrder(req, locked, { to, by: 'owner', actor, cause: 'owner', note })
      return stateOf(next)
    })
  },
})
