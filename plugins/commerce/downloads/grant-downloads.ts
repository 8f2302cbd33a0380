import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { releasesOf } from '@/plugins/commerce/orders/pre-orders'
import { slugs } from '@/src/core/slugs'
import type { Entitlement, Order } from '@/src/payload-types'
import { hasContent } from '@/src/server/delivery/has-all-files'
import { runSql } from '@/src/server/transaction'

type Receiver = {
  email: string
  account: Entitlement['account']
  source: Entitlement['source']
}

/** The right to download what these lines of an order bring, if they bring something, in the transaction of `req`. */
export async function grantDownloads(
  req: PayloadRequest,
  order: Order,
  lines: readonly number[],
  receiver: Receiver,
): Promise<void> {
  const bringing = await downloadLinesOf(req, order)
  const releases = await releasesOf(req, order)
  for (const [line, { product, variant }] of order.items.entries()) {
    if (!product || !lines.includes(line) || !bringing.has(line)) {
      continue
    }
    await req.payload.create({
      collection: slugs.entitlements,
      data: {
        ...receiver,
        profile: idOf(order.profile),
        order: order.id,
        line,
        unit: 0,
        product: idOf(product),
        variant: variant && idOf(variant),
        availableFrom: variant && releases.get(idOf(variant)),
      },
      depth: 0,
      req,
    })
  }
}

/**
 * Lines of an order that bring something to download: what is bought as a download, and records and discs of
 * a release, which come with its songs. Tickets and memberships bring nothing.
 */
async function downloadLinesOf(
  req: PayloadRequest,
  { items }: Pick<Order, 'items'>,
): Promise<ReadonlySet<number>> {
  const ids = items.flatMap(({ product }) => (product ? [idOf(product)] : []))
  if (ids.length === 0) {
    return new Set()
  }
  const rows = await runSql(req)<{ id: string; isMusic: boolean }>`
    select id, category = 'Music' and ${hasContent(sql`products.id`)} as "isMusic" from products
    where id = any(${`{${ids.join(',')}}`}::uuid[]) and category <> 'Ticket'`
  const isMusic = new Map(rows.map((row) => [row.id, row.isMusic]))
  const brings = ({ product, deliveryType }: Order['items'][number]) =>
    product &&
    (deliveryType === 'digital' ? isMusic.has(idOf(product)) : isMusic.get(idOf(product)))
  return new Set(items.flatMap((item, line) => (brings(item) ? [line] : [])))
}
