import type { PayloadRequest } from 'payload'
import { rightsOfOrder, usableOf } from '@/plugins/commerce/downloads/download-rights'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import { type OwnerMailer, ownerMailer } from '@/plugins/commerce/owner-notifications/notify-owners'
import { isTicket, orderRows } from '@/plugins/commerce/payments/order-rows'
import { ordersAnswers } from '@/src/core/messages/cart-answers'
import { testPaymentsNotice } from '@/src/core/messages/checkout'
import { formatPrice } from '@/src/core/money'
import { pendingLineLabel } from '@/src/core/orders/fulfilment/pending-lines'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import { addressLines } from '@/src/core/places/address-lines'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { pendingLines } from '@/src/server/delivery/pending-lines'
import { type PreparedMail, prepareMail } from '@/src/server/mail/compose-template'
import { takesMoney } from '@/src/server/payments'

type Item = Order['items'][number]

/** How a sale is told of: `news` where its artist hears of it, too. */
export type Seller = { receipt: PreparedMail; news?: OwnerMailer }

/** Asked for before the transaction, because it may need connections of its own. */
export async function sellerOf(profileId: string): Promise<Seller> {
  return { receipt: await prepareMail(profileId, 'receipt') }
}

/** As {@link sellerOf}, for a sale that its artist hears of. */
export async function tellingSellerOf(req: PayloadRequest, profileId: string): Promise<Seller> {
  const [seller, news] = await Promise.all([
    sellerOf(profileId),
    ownerMailer(req, profileId, 'new-order'),
  ])
  return { ...seller, news }
}

/**
 * Writes the buyer's receipt, with the link to the order and its downloads. One per order.
 *
 * @param again set when it is sent once more: what makes this time different from others
 */
export async function queueReceipt(
  req: PayloadRequest,
  order: Order,
  { receipt }: Seller,
  again?: string,
): Promise<void> {
  const tickets = await ticketProductsOf(req, order)
  const coming = (await pendingLines(req, [order.id])).get(order.id) ?? []
  const downloads = await usableOf(req, await rightsOfOrder(req, order.id))
  const withFiles = new Set(downloads.map(({ line }) => line))
  const kinds = order.items.map((item, line) =>
    kindOf(item, {
      isTicket: isTicket(item, tickets),
      isOut: coming.every((one) => one.line !== line),
      hasFiles: withFiles.has(line),
    }),
  )
  await receipt.queue(req, {
    to: order.email,
    about: { type: slugs.orders, id: order.id },
    dedupeKey: ['receipt', order.id, again].filter(Boolean).join(':'),
    values: {
      'customer.email': order.email,
      'order.number': order.publicRef,
      'order.url': completeUrl(req, order, receipt.origin),
      'order.action': actionFor(kinds),
      'order.coming': pendingLineLabel(coming),
      'order.total': formatPrice(order.totalMinor),
      'order.shipsTo': shipsTo(order),
      'order.notice': noticeOf(order),
    },
    lists: {
      'order.lines': orderRows(order, { tickets, coming, withFiles }),
    },
  })
}

type LineKind = keyof typeof ordersAnswers.seeYour

type About = { isTicket: boolean; isOut: boolean; hasFiles: boolean }

function kindOf(item: Item, { isTicket, isOut, hasFiles }: About): LineKind {
  if (item.giftFor) {
    return 'gift'
  }
  if (isTicket) {
    return 'ticket'
  }
  if (!isOut) {
    return 'preorder'
  }
  const isMusic = hasFiles || (item.deliveryType === 'digital' && !isMembershipItem(item))
  return isMusic ? 'music' : 'order'
}

/** What the buyer does with the link: music to be had now before all, else what all of it is. */
function actionFor(kinds: readonly LineKind[]): string {
  const { seeYour } = ordersAnswers
  const [first] = kinds
  const isAllTheSame = new Set(kinds).size === 1
  return kinds.includes('music') ? seeYour.music : seeYour[(isAllTheSame && first) || 'order']
}

/** The order's own page, with the key to it. */
export function completeUrl(
  req: Pick<PayloadRequest, 'payload'>,
  { publicRef }: Pick<Order, 'publicRef'>,
  origin: string,
): string {
  const token = orderTokenFor(req.payload.secret, publicRef)
  return `${origin}/checkout/complete?${new URLSearchParams({ order: publicRef, token })}`
}

/** For forms that artists made of an earlier receipt; while no money is taken, every mail says so above. */
function noticeOf({ livemode, provider }: Order): string {
  const isTest = !livemode && provider !== 'none'
  return isTest && takesMoney() ? testPaymentsNotice : ''
}

function shipsTo({ shippingAddress }: Order): string {
  if (!shippingAddress?.name) {
    return ''
  }
  return `We ship to: ${addressLines(shippingAddress).join(', ')}`
}
