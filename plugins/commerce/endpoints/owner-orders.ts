import type { Endpoint, PayloadRequest } from 'payload'
import { findGift } from '@/plugins/commerce/gifts/find-gift'
import { changeGiftCountry } from '@/plugins/commerce/gifts/gift-country'
import { correctBuyer } from '@/plugins/commerce/orders/correct-buyer'
import { exportOrders } from '@/plugins/commerce/orders/export-orders'
import { idOf, lockOrder } from '@/plugins/commerce/orders/find-order'
import { prepareHandoverMails } from '@/plugins/commerce/orders/handover-mails'
import { moveOrder, recordOrderEvent } from '@/plugins/commerce/orders/move-order'
import { reviewedCause, stateOf } from '@/plugins/commerce/orders/order-history'
import { resendMail } from '@/plugins/commerce/orders/resend-mail'
import { sendParcel } from '@/plugins/commerce/orders/send-parcel'
import { writeRow } from '@/plugins/commerce/orders/write-row'
import { cancelOrder } from '@/plugins/commerce/payments/cancel-order'
import { providerOf } from '@/plugins/commerce/payments/payee'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { revokeFreeOrder } from '@/plugins/commerce/payments/revoke-free-order'
import { settleStuckRefunds } from '@/plugins/commerce/payments/settle-stuck-refunds'
import { mayOn } from '@/src/access/own-profile'
import { idParams } from '@/src/core/contracts/ids'
import { orderGiftPath } from '@/src/core/contracts/orders/gifts'
import {
  giftCountryBody,
  orderBuyerBody,
  orderExportQuery,
  orderNoteBody,
  orderReviewBody,
  orderStateAnswer,
  refundBody,
  resendBody,
  revokeOrderBody,
  transitionBody,
} from '@/src/core/contracts/orders/order-calls'
import { AppError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { toMinor } from '@/src/core/money'
import { assertMove } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { withTx } from '@/src/server/transaction'

/** What the calls of an owner about one order have in common. */
const ownersCall = {
  method: 'post',
  params: idParams,
  subject: 'orders',
  answer: orderStateAnswer,
} as const

/** `POST /orders/{id}/notes` `{ note }`. */
const note = definePublicEndpoint({
  ...ownersCall,
  path: '/:id/notes',
  summary: 'Adds a private note to the history of an order',
  body: orderNoteBody,
  rateLimit: 'orderChange',
  run: async ({ req, params: { id }, body }) => {
    const order = await requireOwnDocument(req, slugs.orders, id)
    await recordOwnersEvent(req, order, { cause: 'note', note: body.note })
    return stateOf(order)
  },
})

/** `POST /orders/{id}/reviewed` `{ note, stuckRefunds? }`: the owner has looked at what was odd. */
const reviewed = definePublicEndpoint({
  ...ownersCall,
  path: '/:id/reviewed',
  summary:
    'Takes the mark off an order that needed a look, notes how it was settled, and what became of refunds that cannot be sent',
  body: orderReviewBody,
  rateLimit: 'orderChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body }) => {
    const order = await requireOwnDocument(req, slugs.orders, id)
    const { note, stuckRefunds } = body
    if (stuckRefunds && !mayOn(req, idOf(order.profile), 'refunds', 'change')) {
      throw new AppError('FORBIDDEN')
    }
    const settled = stuckRefunds
      ? await settleStuckRefunds(req, { order: { equals: id } }, stuckRefunds)
      : 0
    return withTx(req, async () => {
      const locked = await lockOrder(req, order.id)
      if (!locked.needsReview && settled === 0) {
        throw new AppError('CONFLICT')
      }
      await writeRow(req, { collection: slugs.orders, id: id, data: { needsReview: null } })
      await recordOwnersEvent(req, locked, {
        cause: reviewedCause(locked.needsReview ?? 'refund_failed'),
        note,
      })
      return stateOf({ ...locked, needsReview: null })
    })
  },
})

/** `POST /orders/{id}/resend` `{ mail }`. */
const resend = definePublicEndpoint({
  ...ownersCall,
  path: '/:id/resend',
  summary:
    'Mails the receipt with its downloads, the news of the parcel or the pickup, or the tickets again',
  body: resendBody,
  rateLimit: 'mailAgain',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body: { mail } }) => {
    const order = await requireOwnDocument(req, slugs.orders, id)
    await resendMail(req, order, { mail, actor: requireOwner(req).id })
    return stateOf(order)
  },
})

/** `POST /orders/{id}/buyer` `{ email?, shippingAddress? }`. */
const buyer = definePublicEndpoint({
  ...ownersCall,
  path: '/:id/buyer',
  summary:
    'Corrects the email of a buyer without an account, or where a parcel goes that has not left',
  body: orderBuyerBody,
  rateLimit: 'orderChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id }, body }) => {
    await requireOwnDocument(req, slugs.orders, id)
    return stateOf(await correctBuyer(req, id, { ...body, actor: requireOwner(req).id }))
  },
})

/** `POST /orders/{id}/gifts/{line}/country` `{ country }`. */
const giftCountry = definePublicEndpoint({
  ...ownersCall,
  path: '/:id/gifts/:line/country',
  params: idParams.extend(orderGiftPath.pick({ line: true }).shape),
  summary: 'Lets a gift that waits for its address go to another country than was paid for',
  body: giftCountryBody,
  rateLimit: 'orderChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id, line }, body: { country } }) => {
    const order = await requireOwnDocument(req, slugs.orders, id)
    const gift = await findGift(req, {
      and: [{ order: { equals: id } }, { line: { equals: line } }],
    })
    if (!gift) {
      throw new AppError('NOT_FOUND')
    }
    await changeGiftCountry(req, { order, gift, country, actor: requireOwner(req).id })
    return stateOf(order)
  },
})

/** `POST /orders/{id}/refunds` `{ key, lines?, amount?, reason?, restock? }`. */
export const refund = definePublicEndpoint({
  ...ownersCall,
  subject: 'refunds',
  path: '/:id/refunds',
  summary:
    'Gives money of an order back: units of lines, an amount in dollars, or all that is left',
  body: refundBody,
  rateLimit: 'orderChange',
  failures: ['CONFLICT', 'REFUND_TOO_HIGH', 'UNAVAILABLE'],
  run: async ({ req, params: { id }, body: { amount, ...body } }) => {
    await requireOwnDocument(req, slugs.orders, id)
    const amountMinor = amount === undefined || body.lines ? undefined : toMinor(amount)
    const { state, error } = await requestRefund(req, {
      orderId: id,
      actor: requireOwner(req).id,
      amountMinor,
      ...body,
    })
    if (state === 'failed') {
      throw new AppError('CONFLICT', { message: error ?? errorsMessages.unknown })
    }
    return stateOf(await requireOwnDocument(req, slugs.orders, id))
  },
})

/** `POST /orders/{id}/take-back` `{ reason?, restock?, claimedGifts? }`. */
const revokeOrder = definePublicEndpoint({
  ...ownersCall,
  subject: 'refunds',
  path: '/:id/take-back',
  summary: 'Cancels an order that cost nothing, with the downloads, tickets and gifts that it gave',
  body: revokeOrderBody,
  rateLimit: 'orderChange',
  failures: ['CONFLICT', 'ILLEGAL_TRANSITION'],
  run: async ({ req, params: { id }, body }) => {
    await requireOwnDocument(req, slugs.orders, id)
    await revokeFreeOrder(req, { orderId: id, actor: requireOwner(req).id, ...body })
    return stateOf(await requireOwnDocument(req, slugs.orders, id))
  },
})

/** An entry that changes no status. */
function recordOwnersEvent(
  req: PayloadRequest,
  order: Order,
  why: { cause: string; note: string },
): Promise<void> {
  return recordOrderEvent(req, order, { by: 'owner', actor: requireOwner(req).id, ...why })
}

export const ownerOrderEndpoints: Endpoint[] = [
  note,
  reviewed,
  resend,
  buyer,
  giftCountry,
  refund,
  revokeOrder,
]

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
  subject: 'orders',
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

/** `GET /orders/export?profileId`: the file of what the screen of orders with this query shows. */
export const exportOrdersEndpoint: Endpoint = definePublicEndpoint({
  method: 'get',
  path: '/export',
  summary: 'Orders of an artist as a CSV file, filtered as their screen is',
  status: 200,
  query: orderExportQuery,
  subject: 'orders',
  ownedProfile: ({ query }) => query.profileId,
  rateLimit: 'orderExport',
  run: ({ req, query: { profileId, where: _where, search: _search, ...wishes } }) =>
    exportOrders(req, { profileId, wishes }),
})
