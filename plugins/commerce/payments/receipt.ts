import type { PayloadRequest } from 'payload'
import { rightsOfOrder, usableOf } from '@/plugins/commerce/downloads/rights'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { orderTokenFor } from '@/plugins/commerce/orders/order-token'
import { ticketProductsOf } from '@/plugins/commerce/orders/ticket-products'
import { addressLines } from '@/src/core/address-lines'
import type { MailRow } from '@/src/core/email/mail-context'
import { env } from '@/src/core/env'
import { showGiftDay } from '@/src/core/gift-day'
import { messages } from '@/src/core/messages'
import { formatPrice } from '@/src/core/money'
import { type Coming, comingWords } from '@/src/core/orders/coming'
import { isMembershipItem } from '@/src/core/orders/membership-item'
import { takesMoney } from '@/src/core/payment-env'
import { showDay } from '@/src/core/show-date'
import type { Order } from '@/src/payload-types'
import { comingLines } from '@/src/server/delivery/coming-lines'
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

/**
 * Writes the buyer's receipt, with the link to the order and its downloads. One per order.
 *
 * @param again set when it is sent once more: what makes this time different from others
 */
export async function queueReceipt(
  req: PayloadRequest,
  order: Order,
  { origin, composeReceipt }: Seller,
  again?: string,
): Promise<void> {
  const profileId = idOf(order.profile)
  const tickets = await ticketProductsOf(req, order)
  const isTicket = ({ product }: Item) => Boolean(product && tickets.has(idOf(product)))
  const coming = (await comingLines(req, [order.id])).get(order.id) ?? []
  const downloads = await usableOf(req, await rightsOfOrder(req, order.id))
  const hasFiles = (line: number) => downloads.some((right) => right.line === line)
  const kinds = order.items.map((item, line) =>
    kindOf(item, {
      isTicket: isTicket(item),
      isOut: coming.every((one) => one.line !== line),
      hasFiles: hasFiles(line),
    }),
  )
  await queueMail(req, {
    profileId,
    to: order.email,
    kind: 'receipt',
    dedupeKey: ['receipt', order.id, again].filter(Boolean).join(':'),
    ...composeReceipt({
      values: {
        'customer.email': order.email,
        'order.number': order.publicRef,
        'order.url': completeUrl(req, order, origin),
        'order.action': actionFor(kinds),
        'order.coming': comingWords(coming),
        'order.total': formatPrice(order.totalMinor),
        'order.shipsTo': shipsTo(order),
        'order.notice': noticeOf(order),
      },
      lists: {
        'order.lines': [
          ...order.items.map((item, line) =>
            toRow(item, {
              files: fileWords(item, { isTicket: isTicket(item), hasFiles: hasFiles(line) }),
              gift: coming.find((one) => one.line === line && one.kind === 'gift'),
            }),
          ),
          ...sumRows(order),
        ],
      },
    }),
  })
}

type LineKind = keyof typeof messages.orders.seeYour

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
  const { seeYour } = messages.orders
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
  return isTest && takesMoney(env().payments) ? messages.testPayments : ''
}

function shipsTo({ shippingAddress }: Order): string {
  if (!shippingAddress?.name) {
    return ''
  }
  return `We ship to: ${addressLines(shippingAddress).join(', ')}`
}

function toRow(
  { title, quantity, unitMinor, color, size, deliveryType, releaseAt, giftFor }: Item,
  { files, gift }: { files: string; gift: Coming | undefined },
): MailRow {
  const to = giftFor ? messages.gift.to(giftFor) : ''
  const detail = [
    deliveryType === 'digital' ? files : '',
    color,
    size,
    deliveryType === 'digital' ? '' : files,
    deliveryType === 'pickup' ? messages.pickup.detail : '',
    quantity > 1 ? `× ${quantity}` : '',
    gift && new Date(gift.day) > new Date() ? messages.gift.onDay(to, showGiftDay(gift.day)) : to,
    releaseAt ? messages.cart.preorder(showDay(releaseAt)) : '',
  ]
  return {
    label: title,
    detail: detail.filter(Boolean).join(' · '),
    amount: formatPrice(unitMinor * quantity),
  }
}

/** Of a membership its title says all. */
function fileWords(
  item: Item,
  { isTicket, hasFiles }: Pick<About, 'isTicket' | 'hasFiles'>,
): string {
  if (item.deliveryType !== 'digital') {
    return hasFiles ? messages.delivery.withDownload : ''
  }
  if (isMembershipItem(item)) {
    return ''
  }
  if (item.giftMonths) {
    return messages.giftMembership.detail
  }
  return isTicket ? 'Ticket' : 'Digital'
}

function sumRows(order: Order): MailRow[] {
  const { discountMinor, shippingMinor, taxMinor, tipMinor, taxIncludedMinor, totalMinor } = order
  const code = ['Discount', order.discountText].filter(Boolean).join(': ')
  return [
    ...(discountMinor ? [{ label: code, amount: `−${formatPrice(discountMinor)}` }] : []),
    ...row('Shipping', shippingMinor),
    ...row('Tax', taxMinor),
    ...row('Tip', tipMinor),
    { label: 'Total', amount: formatPrice(totalMinor), isTotal: true },
    ...row('Tax in the total', taxIncludedMinor),
  ]
}

function row(label: string, amountMinor: number | null | undefined): MailRow[] {
  return amountMinor ? [{ label, amount: formatPrice(amountMinor) }] : []
}
