import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'

/** A bought line as an order keeps it. Minor units. */
export type OrderedLine = {
  title: string
  color?: string | null
  size?: string | null
  quantity: number
  unitMinor: number
  discountMinor?: number | null
  /** Set on a membership. */
  membershipInterval?: 'month' | 'year' | null
}

/** What a payment page lists. */
export type PaymentLine = { title: string; unitMinor: number; quantity: number }

type Priced = {
  items: readonly OrderedLine[]
  shippingMinor: number
  shippingRateName?: string | null
  taxMinor: number
  tipMinor?: number | null
}

/** What a line costs after the code, without taxes that come on top. */
export function lineTotalMinor({ unitMinor, quantity, discountMinor }: OrderedLine): number {
  return unitMinor * quantity - (discountMinor ?? 0)
}

/**
 * The lines that a provider charges once. Their sum is the order's total, to the cent, less the
 * membership, which is charged again and again.
 */
export function paymentLines(order: Priced): PaymentLine[] {
  const shipping = ['Shipping', order.shippingRateName].filter(Boolean).join(': ')
  return [
    ...order.items.filter((item) => !isMembershipItem(item)).map(toPaymentLine),
    ...extra(shipping, order.shippingMinor),
    ...extra('Tax', order.taxMinor),
    ...extra('Tip', order.tipMinor ?? 0),
  ]
}

/** A discount need not be a multiple of the quantity, so a line with one is charged as a whole. */
function toPaymentLine(line: OrderedLine): PaymentLine {
  const title = [line.title, line.color, line.size].filter(Boolean).join(' · ')
  if (!line.discountMinor) {
    return { title, unitMinor: line.unitMinor, quantity: line.quantity }
  }
  const several = line.quantity > 1 ? ` × ${line.quantity}` : ''
  return { title: `${title}${several}`, unitMinor: lineTotalMinor(line), quantity: 1 }
}

function extra(title: string, unitMinor: number): PaymentLine[] {
  return unitMinor > 0 ? [{ title, unitMinor, quantity: 1 }] : []
}
