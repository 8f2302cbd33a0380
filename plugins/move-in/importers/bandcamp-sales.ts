import { createHash } from 'node:crypto'
import type { FoundItem, Importer, TableRow } from '@/plugins/_kit/importer'
import { gatherRows } from '@/plugins/move-in/importers/gather-rows'
import {
  addLine,
  currencyOf,
  type OrderRows,
  orderItem,
  readAmountOrNone,
} from '@/plugins/move-in/importers/read-order'
import { aboutPastOrders, makesPastOrders } from '@/plugins/move-in/importers/store-orders'

/** Headings as of get.bandcamp.help, “Reading your sales report”: one row for each item, payout and reversal. */
export const reportSteps = [
  'In Bandcamp open Tools, and find “Sales report” or “Raw data report” there.',
  'Choose the whole time, and of what is included all: payments, items and buyers.',
  'Export it as a CSV file.',
]

export const typeOf = ({ cell }: TableRow): string => cell('item type').toLowerCase()

const movements = new Map([
  ['payout', { title: 'Payout', why: 'A payout to you, not a sale' }],
  ['refund', { title: 'Refund', why: 'A refund, not a sale' }],
  ['reversal', { title: 'Reversal', why: 'A payment that went back, not a sale' }],
])

type Rows = OrderRows & { movement: string }

export const bandcampSales: Importer = {
  id: 'bandcamp-sales',
  source: 'Bandcamp',
  title: 'Sales',
  makes: makesPastOrders,
  steps: reportSteps,
  without: `${aboutPastOrders} Payouts, refunds and fees stay behind, as do addresses and phone numbers.`,
  accepts: ['.csv'],
  read: async function* (file) {
    const needs = [
      ['item type'],
      ['item name'],
      ['date'],
      ['currency'],
      ['item total', 'sub total', 'item price'],
    ]
    const orders = await gatherRows(file.rows({ needs }), { keyOf, begin, add })
    for (const order of orders) {
      yield itemOf(order)
    }
  },
}

/** What was bought together is one payment. A refund may name that of its sale. */
function keyOf(row: TableRow): string {
  const { cell } = row
  const payment = paymentOf(row)
  if (typeOf(row) === 'payout') {
    return `payout ${payment || `${cell('date')} ${cell('amount you received', 'net amount')}`}`
  }
  const buyer = cell('buyer email') || `${cell('buyer name')} ${cell('item url', 'item name')}`
  // The key outlives what is known of the buyer.
  return (
    payment ||
    createHash('sha256')
      .update(`${cell('date')} ${buyer}`)
      .digest('hex')
  )
}

const paymentOf = ({ cell }: TableRow) =>
  cell('bandcamp transaction id') || cell('paypal transaction id')

function begin(row: TableRow, key: string): Rows {
  const { cell } = row
  return {
    key,
    number: paymentOf(row) || cell('date'),
    moment: cell('date'),
    email: '',
    name: '',
    country: '',
    currency: currencyOf(row),
    lines: [],
    totalMinor: 0,
    refundedMinor: 0,
    leaveOut: '',
    remarks: new Set(),
    movement: '',
  }
}

function add(order: Rows, row: TableRow): void {
  const { cell } = row
  const type = typeOf(row)
  const paid = paidFor(row)
  if (movements.has(type)) {
    order.movement = type
    order.refundedMinor = sumOf([order.refundedMinor, paid])
    return
  }
  const title = cell('item name')
  if (title === '') {
    order.leaveOut ||= `Line ${row.line} has no item`
    return
  }
  // Bandcamp’s sign for a payment that is still on its way.
  if (cell('transaction fee') === '*') {
    order.leaveOut ||= 'Its payment is still on its way there: import it later'
  }
  // A refund may stand above its sale.
  order.moment = order.lines.length === 0 ? cell('date') : order.moment
  order.email ||= cell('buyer email')
  order.name ||= cell('buyer name') || cell('ship to name')
  order.country ||=
    cell('country code', 'ship to country code') || cell('country') || cell('ship to country')
  order.totalMinor = order.currency === currencyOf(row) ? sumOf([order.totalMinor, paid]) : null
  const made = cell('package')
  const option = [/^digital/i.test(made) ? '' : made, cell('option')].filter(Boolean).join(' / ')
  addLine(order, { title, quantity: cell('quantity'), option })
}

const parts = ['additional fan contribution', 'seller tax', 'marketplace tax', 'shipping']

/** In older reports its parts alone tell what was paid. What is given back is less than nothing. */
function paidFor(row: TableRow): number | null {
  const told = ['item total', 'sub total', 'item price'].find((heading) => row.cell(heading) !== '')
  if (!told) {
    return null
  }
  const headings = told === 'item total' ? [told] : [told, ...parts]
  return sumOf(
    headings.map((heading) =>
      readAmountOrNone(row.cell(heading).replace(/^\((.*)\)$|^[-−]/, '$1'), currencyOf(row)),
    ),
  )
}

/** Null as soon as one of them is no amount. */
const sumOf = (amounts: readonly (number | null)[]): number | null =>
  amounts.reduce((sum, amount) => (sum === null || amount === null ? null : sum + amount), 0)

function itemOf(order: Rows): FoundItem {
  const movement = movements.get(order.movement)
  if (movement && order.lines.length === 0) {
    const title = `${movement.title} of ${order.moment}`
    return { key: order.key, title, leaveOut: movement.why }
  }
  return orderItem('Bandcamp', order)
}
