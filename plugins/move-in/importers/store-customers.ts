import type { Importer, TableRow } from '@/plugins/_kit/importer'
import { answerOf, memberItem, saysLeft } from '@/plugins/move-in/importers/read-member'
import { readAddress } from '@/src/core/text/read-address'

type Store = Pick<Importer, 'id' | 'source' | 'steps'> & {
  email: string
  /** One of these headings. */
  consent: readonly string[]
  /** How many orders somebody made. */
  orders: string
}

/** By address. */
type Said = { refused: Set<string>; left: Set<string> }

function storeCustomers({ email, consent, orders, ...store }: Store): Importer {
  // Tables of orders have addresses and consent, too.
  const needs = [[email], ['First Name'], consent]
  const addressOf = ({ cell }: TableRow) => readAddress(cell(email)) ?? ''
  const itemOf = (row: TableRow, { refused, left }: Said) => {
    const count = Number(row.cell(orders))
    return memberItem(row, {
      source: store.source,
      tierName: '',
      standing: 'customer',
      status: count > 0 ? `${count} ${count === 1 ? 'order' : 'orders'} there` : '',
      // A plain no is said of those, too, who never agreed in the store and may have elsewhere.
      hasLeft: left.has(addressOf(row)),
      isMailed: answerOf(row.cell(...consent)) === 'yes' && !refused.has(addressOf(row)),
    })
  }
  return {
    ...store,
    title: 'Customers',
    makes: 'Your customers among your people, and a mailing list of those who agreed',
    without:
      'Addresses, phone numbers, notes, tags and what they spent stay behind, and so do passwords. Agreeing to text messages is not agreeing to emails. Nobody is mailed about it.',
    accepts: ['.csv'],
    read: async function* (file) {
      // Who said no in one row is mailed by no other row.
      const said: Said = { refused: new Set(), left: new Set() }
      for await (const row of file.rows({ needs })) {
        if (answerOf(row.cell(...consent)) === 'no') {
          said.refused.add(addressOf(row))
        }
        if (saysLeft(row.cell(...consent))) {
          said.left.add(addressOf(row))
        }
      }
      for await (const row of file.rows({ needs })) {
        yield itemOf(row, said)
      }
    },
  }
}

/** Headings as of help.shopify.com, “Exporting customers”; older ones ask for any marketing. */
export const shopifyCustomers = storeCustomers({
  id: 'shopify-customers',
  source: 'Shopify',
  email: 'Email',
  consent: ['Accepts Email Marketing', 'Accepts Marketing'],
  orders: 'Total Orders',
  steps: [
    'In Shopify open Customers, and choose Export.',
    'Choose “All customers” and “CSV for Excel, Numbers, or other spreadsheet programs”.',
    'Shopify mails you the file, or downloads it: customers_export.csv.',
  ],
})

/** Headings as the Contacts panel of Squarespace exports them. */
export const squarespaceCustomers = storeCustomers({
  id: 'squarespace-customers',
  source: 'Squarespace',
  email: 'Email Address',
  consent: ['Accepts Marketing'],
  orders: 'Order Count',
  steps: [
    'In Squarespace open Contacts, then Lists & Segments.',
    'Choose the three dots beside Customers, then Export.',
    'The file is a CSV table.',
  ],
})
