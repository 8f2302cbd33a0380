import { ownerStateLabel, type PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { refundLabels } from '@/src/core/orders/order-labels'
import type { Order } from '@/src/payload-types'

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const formatNumber = (count: number): string => numbers.format(count)
export const formatDollars = (amount: number): string => dollars.format(amount)
/** `S`, `M`, … */
export const formatWeekday = (day: string): string => weekdays.format(new Date(day))
/** `22 Nov` */
export const formatDay = (day: string): string => days.format(new Date(day))

/** `1 order`, `12 orders` */
export const formatCount = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** Where an order stands, as an artist says it. */
export function orderLabel(order: Order, coming: readonly PendingLine[]): string {
  const { refundState, needsReview } = order
  if (needsReview) {
    return 'Needs a look'
  }
  if (refundState !== 'none') {
    return refundLabels[refundState]
  }
  return ownerStateLabel(order, coming)
}
