import type { Importer, TableRow } from '@/plugins/_kit/importer'
import {
  addLine,
  currencyOf,
  type OrderRows,
  orderItem,
  readAmount,
} from '@/plugins/move-in/importers/read-order'
import { readMoment } from '@/plugins/move-in/importers/read-post'
import { makesPastOrders, withoutOfOrders } from '@/plugins/move-in/importers/store-orders'

/** Headings as of the orders that Big Cartel's admin downloads. */
const needs = [['Number'], ['Items'], ['Currency'], ['Total price']]

export const bigCartelOrders: Importer = {
  id: 'big-cartel-orders',
  source: 'Big Cartel',
  title: 'Orders',
  makes: makesPastOrders,
  without: withoutOfOrders,
  steps: [
    'In Big Cartel open Orders, then Shipped.',
    'Choose More actions, then Download CSV.',
    'Do the same with the unshipped ones, and import both files.',
  ],
  accepts: ['.csv'],
  read: async function* (file) {
    for await (const row of file.rows({ needs })) {
      yield orderItem('Big Cartel', orderOf(row))
    }
  },
}

function orderOf(row: TableRow): OrderRows {
  const { cell } = row
  const currency = currencyOf(row)
  const number = cell('Number')
  const day = cell('Date')
  const payment = cell('Payment status').toLowerCase()
  const timed = `${day} ${cell('Time')}`
  const order: OrderRows = {
    key: number || `line ${row.line}`,
    number,
    // Not every abbreviation of a time zone can be read.
    moment: readMoment(timed) === null ? day : timed,
    email: cell('Buyer email'),
    name: `${cell('Buyer first name')} ${cell('Buyer last name')}`.trim(),
    country: cell('Shipping country'),
    currency,
    lines: [],
    totalMinor: readAmount(cell('Total price'), currency),
    refundedMinor: 0,
    leaveOut: whyNot(payment, cell('Status').toLowerCase()),
    remarks: new Set(
      /partial/.test(payment) ? ['Partly refunded there: the file does not say how much'] : [],
    ),
  }
  for (const item of readItems(cell('Items'))) {
    addLine(order, item)
  }
  return order
}

function whyNot(payment: string, status: string): string {
  if (/^refunded$/.test(payment)) {
    return 'Refunded there'
  }
  if (/^(pending|failed|voided|unpaid)$/.test(payment)) {
    return 'Not paid there'
  }
  return /^cancell?ed$/.test(status) ? 'Cancelled there' : ''
}

/** `product_name:Tee|product_option_name:M|quantity:2|price:5.0|total:10.0;…`, with names that may have such signs. */
function readItems(cell: string) {
  return cell.split(/;(?=product_name:)/).flatMap((item) => {
    const found = /^product_name:(.*)\|product_option_name:(.*)\|quantity:(\d+)\|/s.exec(item)
    const [, title = '', option = '', quantity = ''] = found ?? []
    return found ? [{ title, option, quantity }] : []
  })
}
