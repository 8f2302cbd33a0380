import type { PayloadRequest, Where } from 'payload'
import { type ExportedOrder, readExported } from '@/plugins/commerce/orders/exported-orders'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { formatMinor } from '@/src/core/money'
import { orderStateLabel } from '@/src/core/orders/fulfilment/pending-lines'
import { ownerLabelsFor, refundLabels } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'
import { csvFile } from '@/src/server/http/csv-file'
import { recordExport } from '@/src/server/record-audit'

/** Titles of the columns, and what stands in them. Amounts have two decimals and no currency sign. */
const columns: Readonly<Record<string, (order: ExportedOrder) => string | null>> = {
  Order: ({ publicRef }) => publicRef,
  Placed: ({ createdAt }) => createdAt,
  Paid: ({ paidAt }) => paidAt,
  Status: ({ status, totalMinor, deliveryTypes, coming }) => {
    const items = (deliveryTypes ?? []).map((deliveryType) => ({ deliveryType }))
    return orderStateLabel(
      ownerLabelsFor,
      { status, totalMinor: Number(totalMinor), items },
      coming,
    )
  },
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

/**
 * Orders of a site that the caller may see as a CSV file, newest first.
 *
 * @param where which of them are wanted
 * @throws when the query asks for what the caller may not search; nothing has been written then
 */
export async function exportOrders(
  req: PayloadRequest,
  { profileId, where: shown }: { profileId: string; where: Where },
): Promise<Response> {
  const where = { and: [shown, { profile: { equals: profileId } }] }
  const first = await findBatch(req, where, firstBatch)
  await recordExport(req, { profileId, what: ownerMessages.audit.orders })
  const day = new Date().toISOString().slice(0, 10)
  return csvFile(`orders-${day}`, titles, rowsOf(req, where, first))
}

type Found = { id: string; createdAt: string }

async function* rowsOf(
  req: PayloadRequest,
  where: Where,
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
    batch = await findBatch(req, { and: [where, after(last)] }, batchSize)
  }
}

/** Which orders are next. Payload knows what the caller may see and search; it is slow at reading. */
async function findBatch(req: PayloadRequest, where: Where, limit: number): Promise<Found[]> {
  const { docs } = await req.payload.find({
    collection: slugs.orders,
    where,
    sort: ['-createdAt', '-id'],
    limit,
    pagination: false,
    depth: 0,
    select: { createdAt: true },
    overrideAccess: false,
    user: req.user,
    req,
  })
  return docs
}

/** Those that come later in the file: what is placed meanwhile moves nothing. */
function after({ createdAt, id }: Found): Where {
  return {
    and: [
      { createdAt: { less_than_equal: createdAt } },
      { or: [{ createdAt: { less_than: createdAt } }, { id: { less_than: id } }] },
    ],
  }
}

function dollars(amountMinor: string | null): string {
  return formatMinor(Number(amountMinor ?? 0))
}
