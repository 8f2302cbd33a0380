import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import type { MailRow } from '@/src/core/email/mail-context'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import type { Order } from '@/src/payload-types'
import { type ComposeMail, prepareTemplate } from '@/src/server/mail/compose-template'
import { queueMail } from '@/src/server/mail/queue-mail'
import { siteOrigin } from '@/src/server/tenancy'

type Item = Order['items'][number]

/** What of the site a receipt needs. */
export type Seller = { origin: string; composeReceipt: ComposeMail }

/** Asked for before the transaction, because it may need connections of its own. */
export async function sellerOf(profileId: string): Promise<Seller> {
  const [origin, composeReceipt] = await Promise.all([
    siteOrigin(profileId),
    prepareTemplate(profileId, 'receipt'),
  ])
  return { origin: origin ?? '', composeReceipt }
}

/** Writes the buyer's receipt, with the link to the order and its downloads. One per order. */
export async function queueReceipt(
  req: PayloadRequest,
  order: Order,
  { origin, composeReceipt }: Seller,
): Promise<void> {
  const profileId = idOf(order.profile)
  const tickets = await ticketProductsOf(req, order)
  const isTicket = ({ product }: Item) => Boolean(product && tickets.has(idOf(product)))
  const hasDownloads = order.items.some(
    (item) => item.deliveryType === 'digital' && !isTicket(item),
  )
  await queueMail(req, {
    profileId,
    to: order.email,
    kind: 'receipt',
    dedupeKey: `receipt:${order.id}`,
    ...composeReceipt({
      values: {
        'customer.email': order.email,
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
        'order.action': hasDownloads ? 'Download your music' : 'See your order',
        'order.total': formatPrice(order.totalMinor),
        'order.shipsTo': shipsTo(order),
        'order.notice': order.livemode || order.provider === 'none' ? '' : messages.testPayments,
      },
      lists: {
        'order.lines': [
          ...order.items.map((item) => toRow(item, isTicket(item) ? 'Ticket' : 'Digital')),
          ...sumRows(order),
        ],
      },
    }),
  })
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

function shipsTo({ shippingAddress }: Order): string {
  if (!shippingAddress?.name) {
    return ''
  }
  const { name, street, zipCode, city, country } = shippingAddress
  const address = [name, street, [zipCode, city].filter(Boolean).join(' '), country]
  return `We ship to: ${address.filter(Boolean).join(', ')}`
}

function toRow(
  { title, quantity, unitMinor, color, size, deliveryType }: Item,
  digital: string,
): MailRow {
  const detail = [
    deliveryType === 'digital' ? digital : '',
    color,
    size,
    quantity > 1 ? `× ${quantity}` : '',
  ]
  return {
    label: title,
    detail: detail.filter(Boolean).join(' · '),
    amount: formatPrice(unitMinor * quantity),
  }
}

function sumRows({ shippingMinor, taxMinor, totalMinor }: Order): MailRow[] {
  return [
    ...(shippingMinor > 0 ? [{ label: 'Shipping', amount: formatPrice(shippingMinor) }] : []),
    ...(taxMinor > 0 ? [{ label: 'Tax', amount: formatPrice(taxMinor) }] : []),
    { label: 'Total', amount: formatPrice(totalMinor), isTotal: true },
  ]
}
