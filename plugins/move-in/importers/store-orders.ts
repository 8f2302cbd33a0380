import type { Importer, TableRow } from '@/plugins/_kit/importer'
import { gatherRows } from '@/plugins/move-in/importers/gather-rows'
import {
  addLine,
  currencyOf,
  type OrderRows,
  orderItem,
  readAmount,
  readAmountOrNone,
} from '@/plugins/move-in/importers/read-order'
import { studioLimits } from '@/src/core/studio-limits'

/** Squarespace wrote its table after Shopify's: all of an order is in its first row, each row has one of its items. */
type Store = Pick<Importer, 'id' | 'source' | 'steps'> & { number: string }

const needs = [['Lineitem name'], ['Lineitem quantity'], ['Currency'], ['Total']]

/** What every import of orders says. */
export const aboutPastOrders = `They are for knowing who your buyers are: they count in no figures, give no right to a download, and nobody is put on a mailing list. A file has at most ${studioLimits.moveIn.itemsMax.toLocaleString('en')} of them.`

export const withoutOfOrders = `${aboutPastOrders} Cancelled, unpaid and refunded orders stay behind, as do addresses and phone numbers.`

export const makesPastOrders = 'Past orders on the pages of your people'

function storeOrders({ number, ...store }: Store): Importer {
  return {
    ...store,
    title: 'Orders',
    makes: makesPastOrders,
    without: withoutOfOrders,
    accepts: ['.csv'],
    read: async function* (file) {
      let last = ''
      const orders = await gatherRows(file.rows({ needs: [[number], ...needs] }), {
        keyOf: (row) => {
          last = row.cell(number) || last || `line ${row.line}`
          return last
        },
        begin,
        add: (order, { cell }) => {
          const title = cell('Lineitem name')
          if (title !== '') {
            const quantity = cell('Lineitem quantity')
            addLine(order, { title, quantity, option: cell('Lineitem variant') })
          }
        },
      })
      for (const order of orders) {
        yield orderItem(store.source, order)
      }
    },
  }
}

function begin(row: TableRow, key: string): OrderRows {
  const { cell } = row
  const currency = currencyOf(row)
  const status = cell('Financial Status').toLowerCase()
  return {
    key,
    number: key.replace(/^#/, ''),
    moment: cell('Created at') || cell('Paid at'),
    email: cell('Email'),
    name: cell('Billing Name') || cell('Shipping Name'),
    country: cell('Billing Country') || cell('Shipping Country'),
    currency,
    lines: [],
    totalMinor: readAmount(cell('Total'), currency),
    refundedMinor: readAmountOrNone(cell('Refunded Amount', 'Amount Refunded'), currency),
    leaveOut: cell('Cancelled at') === '' ? (whyNot.get(status) ?? '') : 'Cancelled there',
    remarks: new Set(status === 'partially_paid' ? ['Only partly paid there'] : []),
  }
}

const unpaid = 'Not paid there'
const whyNot = new Map([
  ['refunded', 'Refunded there'],
  ...['pending', 'authorized', 'voided', 'expired', 'unpaid'].map(
    (each) => [each, unpaid] as const,
  ),
])

/** Headings as of help.shopify.com, “Exporting orders”. */
export const shopifyOrders = storeOrders({
  id: 'shopify-orders',
  source: 'Shopify',
  number: 'Name',
  steps: [
    'In Shopify open Orders, and choose Export.',
    'Choose “All orders” and “CSV for Excel, Numbers, or other spreadsheet programs”.',
    'Shopify mails you the file, or downloads it: orders_export.csv.',
  ],
})

/** Headings as Squarespace writes them into orders.csv. */
export const squarespaceOrders = storeOrders({
  id: 'squarespace-orders',
  source: 'Squarespace',
  number: 'Order ID',
  steps: [
    'In Squarespace open Selling, then Orders.',
    'Choose Download CSV, all dates and all products.',
    'The file is called orders.csv.',
  ],
})
