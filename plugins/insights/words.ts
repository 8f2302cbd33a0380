import { type Coming, standingOf } from '@/src/core/orders/coming'
import { ownerWordsFor, refundWords } from '@/src/core/orders/order-words'
import type { Order } from '@/src/payload-types'

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' })
const days = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

export const sayNumber = (count: number): string => numbers.format(count)
export const sayDollars = (amount: number): string => dollars.format(amount)
/** `S`, `M`, … */
export const sayWeekday = (day: string): string => weekdays.format(new Date(day))
/** `22 Nov` */
export const sayDay = (day: string): string => days.format(new Date(day))

/** `1 order`, `12 orders` */
export const sayCount = (count: number, one: string, many = `${one}s`): string =>
  `${sayNumber(count)} ${count === 1 ? one : many}`

/** Where an order stands, as an artist says it. */
export function orderWords(order: Order, coming: readonly Coming[]): string {
  const { refundState, needsReview } = order
  if (needsReview) {
    return 'Needs a look'
  }
  if (refundState !== 'none') {
    return refundWords[refundState]
  }
  return standingOf(ownerWordsFor, order, coming)
}

/** The numbers, below the admin's route. */
export const numbersPath = '/numbers'
