import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { beforeAll, expect, it } from 'vitest'
import { withImportFile } from '@/plugins/move-in/files/import-file'
import { importers } from '@/plugins/move-in/importers'
import { findItems } from '@/plugins/move-in/run/find-items'
import { keptBytes } from '@/plugins/move-in/testing/kept-bytes'
import { setEnvironment } from '@/src/testing/environment'
import { isSoak } from '@/src/testing/soak'

// Keys are hashes that only this installation can make.
beforeAll(() => setEnvironment({ PAYLOAD_SECRET: 'a-secret-of-the-long-files-0123456789' }))

/** What is held grows with the rows, so fewer of them tell, too. */
const count = isSoak ? 100_000 : 20_000
const name = (n: number) => `Fan ${n} ${'n'.repeat(30)}`

type Table = { head: string; row: (n: number) => string }

const table = (head: string, row: Table['row']): Table => ({ head, row })
const addresses: Table = {
  head: 'Email,First Name,Email Marketing Status,LEID,EUID',
  row: (n) => `fan${n}@example.com,${name(n)},${n % 10 ? 'Subscribed' : 'Unsubscribed'},${n},e`,
}

/** A row of each kind of table, of which an item is made. */
const tables: Readonly<Record<string, Table>> = {
  'bandcamp-releases': table(
    'date,item type,item name,artist,currency,item price,item url',
    (n) => `1/1/21 1:00pm,album,${name(n)},Luna,USD,7.00,https://l.example/album/${n}`,
  ),
  'bandcamp-sales': table(
    'date,item type,item name,artist,currency,item price,quantity,item total,bandcamp transaction id,buyer name,buyer email,country code',
    (n) =>
      `1/1/21 1:00pm,album,Night Bus,Luna,USD,7.00,1,7.00,${n},${name(n)},fan${n}@example.com,GB`,
  ),
  'bandcamp-codes': table(
    'name of code set: spring\nalbum: Night Bus\ncode',
    (n) => `${n.toString(36).padStart(8, '0').replace(/^.{4}/, '$&-')}`,
  ),
  'shopify-products': table(
    'Handle,Title,Variant Price,Option1 Value',
    (n) => `tee-${n},${name(n)},25.00,`,
  ),
  'shopify-orders': table(
    'Name,Email,Financial Status,Currency,Total,Created at,Lineitem quantity,Lineitem name,Billing Name',
    (n) =>
      `#${n},fan${n}@example.com,paid,USD,57.50,2023-01-02 03:04:05 -0400,2,Tour Tee,${name(n)}`,
  ),
  'shopify-customers': table(
    'First Name,Last Name,Email,Accepts Email Marketing,Total Orders',
    (n) => `${name(n)},Fan,fan${n}@example.com,${n % 2 ? 'yes' : 'no'},2`,
  ),
  'squarespace-products': table(
    'Product ID [Non Editable],Variant ID [Non Editable],Product Type [Non Editable],Product URL,Title,Description,SKU,Price,Sale Price,On Sale,Stock,Visible',
    (n) => `p${n},v1,PHYSICAL,tee,${name(n)},Warm,,30.00,20.00,No,4,Yes`,
  ),
  'squarespace-orders': table(
    'Order ID,Email,Financial Status,Currency,Amount Refunded,Total,Created at,Lineitem quantity,Lineitem name,Lineitem variant,Shipping Name',
    (n) => `${n},fan${n}@example.com,PAID,EUR,0.00,10.00,2022/03/04 05:06:07,1,Print,A3,${name(n)}`,
  ),
  'squarespace-customers': table(
    'Email Address,First Name,Last Name,Accepts Marketing,Order Count',
    (n) => `fan${n}@example.com,${name(n)},Lee,${n % 2 ? 'Yes' : 'No'},3`,
  ),
  'big-cartel-orders': table(
    'Number,Buyer first name,Buyer last name,Buyer email,Date,Time,Status,Payment status,Shipping country,Currency,Items,Total price',
    (n) =>
      `A-${n},${name(n)},Fan,fan${n}@example.com,2022-07-09,2:33 AM EDT,completed,completed,DE,EUR,product_name:Mug|product_option_name:|quantity:1|price:5.0|total:5.0,5.00`,
  ),
  'ghost-members': table(
    'email,name,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,tiers',
    (n) => `fan${n}@example.com,${name(n)},true,false,cus_${n},2023-01-02,,Gold`,
  ),
  'patreon-members': table(
    'Name,Email,Patron Status,Tier',
    (n) => `${name(n)},fan${n}@example.com,Active patron,Gold`,
  ),
  'mailchimp-list': addresses,
  'kit-list': addresses,
  'substack-list': addresses,
  'listmonk-list': addresses,
  'bandcamp-list': addresses,
  'other-list': addresses,
}

/** Shows have a smaller limit of their own. */
const ofTables = importers.filter(
  ({ id, accepts }) => accepts.includes('.csv') && !id.endsWith('-shows'),
)

it('knows a table of every importer that reads one', () => {
  expect(ofTables.map(({ id }) => id).sort()).toEqual(Object.keys(tables).sort())
})

/** Their rows may stand anywhere in a file, so all things of it are held; of the others, keys. */
const gathered = new Set([
  ...['bandcamp-releases', 'bandcamp-sales', 'shopify-orders', 'squarespace-orders'],
])

// The lists are read alike.
const read = ofTables.filter(({ into, id }) => into !== 'list' || id === 'mailchimp-list')

it.each(read)(`$id reads ${count} rows in little memory`, async (importer) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'many-rows-'))
  const file = path.join(folder, 'export.csv')
  const { head, row } = tables[importer.id] ?? addresses
  try {
    const rows = function* () {
      yield `${head}\n`
      for (let n = 0; n < count; n += 1) {
        yield `${row(n)}\n`
      }
    }
    await pipeline(Readable.from(rows()), createWriteStream(file))
    const before = keptBytes()
    let [made, seen, most] = [0, 0, 0]
    await withImportFile({ path: file, name: 'export.csv' }, async (source) => {
      for await (const item of findItems(importer, source)) {
        made += 'thing' in item ? 1 : 0
        seen += 1
        if (seen === 1 || seen === count) {
          most = Math.max(most, keptBytes() - before)
        }
      }
    })
    expect(made).toBe(count)
    expect(most).toBeLessThan(count * (gathered.has(importer.id) ? 1200 : 300))
  } finally {
    await rm(folder, { recursive: true })
  }
})
