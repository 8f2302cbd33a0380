import type { FoundItem, ImportedPastOrder, TableRow } from '@/plugins/_kit/importer'
import { readMoment } from '@/plugins/move-in/importers/read-post'
import { digitsOf } from '@/src/core/books/money-text'
import { isCountryCode, listCountries } from '@/src/core/places/countries'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'
import { readEmail } from '@/src/core/text/email-address'
import { readCount, readMinor } from '@/src/core/text/table-amounts'

const { titleMax, optionMax, numberMax, nameMax, linesMax, quantityMax } = studioLimits.pastOrders

/** An order while its rows are read, its cells as the file has them. */
export type OrderRows = {
  key: string
  number: string
  moment: string
  email: string
  name: string
  country: string
  currency: string
  lines: ImportedPastOrder['lines']
  /** What was paid, and what of that was given back; null when a cell is no amount. */
  totalMinor: number | null
  refundedMinor: number | null
  /** Why it is left out; empty when it is not. */
  leaveOut: string
  remarks: Set<string>
}

/** Minor units of a cell in a currency; null for what is no amount. */
export function readAmount(text: string, currency: string): number | null {
  const minor = isCurrency(currency) ? readMinor(text, digitsOf(currency)) : Number.NaN
  return Number.isNaN(minor) ? null : minor
}

/** The same where a cell may be empty, for nothing. */
export const readAmountOrNone = (text: string, currency: string): number | null =>
  text === '' ? 0 : readAmount(text, currency)

const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text)

/** Adds one line; those beyond the most that an order may have are told of. */
export function addLine(
  order: OrderRows,
  { title, quantity, option }: { title: string; quantity: string; option: string },
): void {
  if (order.lines.length === linesMax) {
    order.remarks.add(`Only its first ${linesMax} items come along`)
    return
  }
  const count = readCount(quantity)
  order.lines.push({
    title: cutText(title, titleMax),
    quantity: Number.isInteger(count) ? Math.min(Math.max(count, 1), quantityMax) : 1,
    option: cutText(option, optionMax),
  })
}

/** An order of another store as an item of ours. The buyer is not in its title, which stays after they are forgotten. */
export function orderItem(source: string, order: OrderRows): FoundItem {
  const { key, number, moment, currency, lines, totalMinor, refundedMinor } = order
  const items = lines.map(({ title, quantity }) =>
    quantity > 1 ? `${quantity} × ${title}` : title,
  )
  const title = [number, items.join(', ')].filter(Boolean).join(' · ')
  const orderedAt = readMoment(moment)
  const why = leaveOut(order, orderedAt)
  if (why !== '' || orderedAt === null || totalMinor === null || refundedMinor === null) {
    return { key, title, leaveOut: why }
  }
  const email = readEmail(order.email) ?? ''
  return {
    key,
    title,
    make: {
      kind: 'pastOrder',
      ...{ source, number: cutText(number, numberMax), orderedAt, currency, lines, email },
      name: cutText(order.name, nameMax),
      country: countryCodeOf(order.country),
      totalMinor: totalMinor - refundedMinor,
    },
    remarks: [
      ...order.remarks,
      ...(refundedMinor > 0 ? ['Partly refunded there: its total is what you kept'] : []),
      ...(email === '' && order.email !== ''
        ? ['Its email address cannot be read, so it is on nobody’s page']
        : []),
    ],
  }
}

function leaveOut(
  { leaveOut: known, lines, moment, currency, totalMinor, refundedMinor }: OrderRows,
  orderedAt: string | null,
): string {
  if (known !== '') {
    return known
  }
  if (lines.length === 0) {
    return 'Nothing was bought by it'
  }
  if (orderedAt === null) {
    return `“${moment}” is not a date`
  }
  if (!isCurrency(currency)) {
    return `“${currency}” is not a currency`
  }
  if (totalMinor === null || refundedMinor === null) {
    return 'What was paid for it cannot be read'
  }
  return refundedMinor > 0 && refundedMinor >= totalMinor ? 'Refunded there' : ''
}

const codes = new Map<string, string>([
  ...listCountries().map(({ code, name }) => [name.toLowerCase(), code] as const),
  ['uk', 'GB'],
  ['usa', 'US'],
  ['united states of america', 'US'],
  ['czech republic', 'CZ'],
  ['turkey', 'TR'],
])

/** ISO code of a country, by its code or English name; empty for what is none. */
function countryCodeOf(text: string): string {
  const code = text.toUpperCase()
  const name = text.toLowerCase()
  return isCountryCode(code) ? code : (codes.get(name) ?? '')
}

/** The cell of a currency, as all of an order's amounts are in. */
export const currencyOf = ({ cell }: TableRow): string => cell('Currency').toUpperCase()
