import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { composeMail, type MailRow } from '@/src/server/mail/compose-mail'
import { queueMail } from '@/src/server/mail/queue-mail'

type Item = Order['items'][number]

/** Writes the buyer's receipt, with the link to the order and its downloads. One per order. */
export async function queueReceipt(
  req: PayloadRequest,
  order: Order,
  origin: string,
): Promise<void> {
  const profileId = idOf(order.profile)
  const profile = await req.payload.findByID({
    collection: slugs.profiles,
    id: profileId,
    depth: 0,
    req,
  })
  const tickets = await ticketProductsOf(req, order)
  const isTicket = ({ product }: Item) => Boolean(product && tickets.has(idOf(product)))
  const hasDownloads = order.items.some(
    (item) => item.deliveryType === 'digital' && !isTicket(item),
  )
  const { html, text } = composeMail({
    siteName: profile.name,
    heading: 'Thank you for your order',
    paragraphs: [
      `Order ${order.publicRef}`,
      ...shippingParagraphs(order),
      ...(order.livemode || order.provider === 'none' ? [] : [messages.testPayments]),
    ],
    rows: [
      ...order.items.map((item) => toRow(item, isTicket(item) ? 'Ticket' : 'Digital')),
      ...sumRows(order),
    ],
    button: {
      label: hasDownloads ? 'Download your music' : 'See your order',
      url: completeUrl(req, order, origin),
    },
    footer: `You get this mail because you bought from ${profile.name}. The link above is yours alone: whoever has it can see the order and download what is in it.`,
  })
  await queueMail(req, {
    profileId,
    to: order.email,
    subject: `Your order ${order.publicRef} from ${profile.name}`,
    html,
    text,
    kind: 'receipt',
    dedupeKey: `receipt:${order.id}`,
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

function shippingParagraphs({ shippingAddress }: Order): string[] {
  if (!shippingAddress?.name) {
    return []
  }
  const { name, street, zipCode, city, country } = shippingAddress
  const address = [name, street, [zipCode, city].filter(Boolean).join(' '), country]
  return [`We ship to: ${address.filter(Boolean).join(', ')}`]
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
