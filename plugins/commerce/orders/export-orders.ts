import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import { wanted } from '@/plugins/commerce/fulfilment/board/wanted-orders'
import { type ExportedOrder, readExported } from '@/plugins/commerce/orders/exported-orders'
import type { OrderWishes } from '@/src/core/contracts/orders/board'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor } from '@/src/core/money'
import { ownerStateLabel } from '@/src/core/orders/fulfilment/pending-lines'
import { refundLabels } from '@/src/core/orders/order-labels'
import { reportSql } from '@/src/server/database/report-sql'
import { csvFile } from '@/src/server/http/csv-file'
import { recordExport } from '@/src/server/record-audit'

/** Titles of the columns, and what stands in them. Amounts have two decimals and no currency sign. */
const columns: Readonly<Record<string, (order: ExportedOrder) => string | null>> = {
  Order: ({ publicRef }) => publicRef,
  Placed: ({ createdAt }) => createdAt,
  Paid: ({ paidAt }) => paidAt,
  Status: ({ status, totalMinor, lines, coming }) =>
    ownerStateLabel({ status, totalMinor: Number(totalMinor), items: lines ?? [] }, coming),
  Refund: ({ refundState }) => refundLabels[refundState],
  'Needs a look': ({ needsReview }) => needsReview,
  Email: ({ email }) => email,
  Items: ({ items }) => items,
  Currency: ({ currency }) => currency.toUpperCase(),
  Subtotal: ({ subtotalMinor }) => dollars(subtotalMinor),
  Discount: ({ discountMinor }) => dollars(discountMinor),
  Code: ({ discountText }) => discountText,
  Shipping: ({ shippingMinor }) => dollars(shippingMinor),
  Tax: ({ taxMinor }) => dollars(taxMinor),
  'Tax in the prices': ({ taxIncludedMinor }) => dollars(taxIncludedMinor),
  Tip: ({ tipMinor }) => dollars(tipMinor),
  Total: ({ totalMinor }) => dollars(totalMinor),
  Refunded: ({ refundedMinor }) => dollars(refundedMinor),
  'Platform fee': ({ platformFeeMinor }) => dollars(platformFeeMinor),
  Company: ({ company }) => company,
  'VAT ID': ({ vatId }) => vatId,
  Name: ({ name }) => name,
  Street: ({ street }) => street,
  'Flat or floor': ({ line2 }) => line2,
  'Postal code': ({ zipCode }) => zipCode,
  City: ({ city }) => city,
  'State or province': ({ region }) => region,
  Country: ({ country }) => country,
  Shipped: ({ shippedAt }) => shippedAt,
  Carrier: ({ carrier }) => carrier,
  'Tracking number': ({ trackingNumber }) => trackingNumber,
  'Test payment': ({ isTest }) => (isTest ? 'yes' : ''),
}

const titles = Object.keys(columns)

/** Rows read at a time: the first few so that the file begins at once. */
const firstBatch = 100
const batchSize = 1000

/** Orders of a site as a CSV file, newest first. The caller has checked who may see them. */
export async function exportOrders(
  req: PayloadRequest,
  { profileId, wishes }: { profileId: string; wishes: OrderWishes },
): Promise<Response> {
  const asked = wanted(profileId, wishes)
  const first = await findBatch(req, asked, firstBatch)
  await recordExport(req, { profileId, what: ownerMessages.audit.orders })
  const day = new Date().toISOString().slice(0, 10)
  return csvFile(`orders-${day}`, titles, rowsOf(req, asked, first))
}

/** `at` is as exact as the database has it. */
type Found = { id: string; at: string }

async function* rowsOf(
  req: PayloadRequest,
  asked: SQL,
  first: Found[],
): AsyncGenerator<(string | null)[]> {
  let batch = first
  for (;;) {
    const orders = await readExported(
      req,
      batch.map(({ id }) => id),
    )
    for (const order of orders) {
      yield titles.map((title) => columns[title]?.(order) ?? '')
    }
    const last = batch.at(-1)
    if (!last) {
      return
    }
    // Those that come later in the file: what is placed meanwhile moves nothing.
    const after = sql`(o.created_at, o.id) < (${last.at}::timestamptz, ${last.id}::uuid)`
    batch = await findBatch(req, sql`${asked} and ${after}`, batchSize)
  }
}

/** Which orders are next. */
function findBatch(req: PayloadRequest, asked: SQL, limit: number): Promise<Found[]> {
  return reportSql(req)<Found>`
    select o.id, o.created_at::text as at from orders o
    where ${asked} order by o.created_at desc, o.id desc limit ${limit}`
}

function dollars(amountMinor: string | null): string {
  return formatMinor(Number(amountMinor ?? 0))
}
