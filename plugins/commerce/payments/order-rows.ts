import { idOf } from '@/plugins/commerce/orders/find-order'
import { showDay } from '@/src/core/dates/show-date'
import type { MailRow } from '@/src/core/email/mail-context'
import { coverPicture } from '@/src/core/email/shared-variables'
import { showGiftDay } from '@/src/core/gifts/gift-day'
import { cartMessages } from '@/src/core/messages/cart'
import { giftMessages } from '@/src/core/messages/gift'
import { deliveryMessages } from '@/src/core/messages/orders'
import { formatPrice } from '@/src/core/money'
import type { PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import type { Order } from '@/src/payload-types'

type Item = Order['items'][number]

type Known = {
  /** Products that let somebody in. */
  tickets: ReadonlySet<string>
  /** What nobody can have yet. */
  coming: readonly PendingLine[]
  /** Lines whose files can be had now. */
  withFiles?: ReadonlySet<number>
}

/** What was ordered and what it came to, as mails list it. */
export function orderRows(order: Order, { tickets, coming, withFiles }: Known): MailRow[] {
  return [
    ...order.items.map((item, line) =>
      toRow(item, {
        files: fileLabel(item, {
          isTicket: isTicket(item, tickets),
          hasFiles: withFiles?.has(line) === true,
        }),
        gift: coming.find((one) => one.line === line && one.kind === 'gift'),
      }),
    ),
    ...sumRows(order),
  ]
}

export function isTicket({ product }: Item, tickets: ReadonlySet<string>): boolean {
  return Boolean(product && tickets.has(idOf(product)))
}

function toRow(
  { title, quantity, unitMinor, color, size, deliveryType, releaseAt, giftFor, coverUrl }: Item,
  { files, gift }: { files: string; gift: PendingLine | undefined },
): MailRow {
  const to = giftFor ? giftMessages.to(giftFor) : ''
  const detail = [
    deliveryType === 'digital' ? files : '',
    color,
    size,
    deliveryType === 'digital' ? '' : files,
    deliveryType === 'pickup' ? cartMessages.pickupDetail : '',
    quantity > 1 ? `× ${quantity}` : '',
    gift && new Date(gift.day) > new Date() ? giftMessages.onDay(to, showGiftDay(gift.day)) : to,
    releaseAt ? cartMessages.preorder(showDay(releaseAt)) : '',
  ]
  return {
    label: title,
    detail: detail.filter(Boolean).join(' · '),
    amount: formatPrice(unitMinor * quantity),
    ...(coverUrl && { picture: coverPicture(title, coverUrl) }),
  }
}

/** Of a membership its title says all. */
function fileLabel(
  item: Item,
  { isTicket, hasFiles }: { isTicket: boolean; hasFiles: boolean },
): string {
  if (item.deliveryType !== 'digital') {
    return hasFiles ? deliveryMessages.withDownload : ''
  }
  if (isMembershipItem(item)) {
    return ''
  }
  if (item.giftMonths) {
    return cartMessages.giftMembershipDetail
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
