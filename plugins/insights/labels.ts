import type { Device } from '@/src/core/insights/devices'
import { unknownCountry } from '@/src/core/insights/places'
import { otherSource } from '@/src/core/insights/source'
import { directSource } from '@/src/core/insights/visit-origin'
import { ownerStateLabel, type PendingLine } from '@/src/core/orders/fulfilment/pending-lines'
import { refundLabels } from '@/src/core/orders/order-labels'
import { countryName } from '@/src/core/places/countries'
import type { Order } from '@/src/payload-types'

const numbers = new Intl.NumberFormat('en')
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
const weekdays = new Intl.DateTimeFormat('en', { weekday: 'narrow', timeZone: 'UTC' })
export const formatNumber = (count: number): string => numbers.format(count)
export const formatDollars = (amount: number): string => dollars.format(amount)
/** `12.5 %` */
export const formatPercent = (share: number): string => `${formatNumber(share)} %`
/** `S`, `M`, … */
export const formatWeekday = (day: string): string => weekdays.format(new Date(day))

const kindNames: Readonly<Record<string, string>> = {
  [directSource]: 'Typed in, or unknown',
  search: 'Search',
  social: 'Social networks',
  email: 'Mail',
  link: 'Other websites',
}

const deviceNames: Readonly<Record<string, string>> = {
  phone: 'Phone',
  tablet: 'Tablet',
  computer: 'Computer',
} satisfies Record<Device, string>

/** What an artist reads for a stored name. */
export function nameOfOrigin(
  key: 'source' | 'medium' | 'country' | 'device',
  value: string,
): string {
  switch (key) {
    case 'source':
      return value === otherSource
        ? 'Elsewhere'
        : value === directSource
          ? (kindNames.direct ?? value)
          : value
    case 'medium':
      return kindNames[value] ?? value
    case 'country':
      return value === unknownCountry ? 'Unknown' : countryName(value)
    case 'device':
      return deviceNames[value] ?? value
  }
}

/** `1 order`, `12 orders` */
export const formatCount = (count: number, one: string): string =>
  `${formatNumber(count)} ${count === 1 ? one : `${one}s`}`

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
