import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import { releasesOf } from '@/plugins/commerce/orders/pre-orders'
import { slugs } from '@/src/core/slugs'
import type { Entitlement, Order } from '@/src/payload-types'
import { hasContent } from '@/src/server/delivery/all-files'
import { txDb } from '@/src/server/transaction'

type Receiver = {
  email: string
  account: Entitlement['account']
  source: Entitlement['source']
}

/** The right to download what a line of an order holds, in the transaction of `req`. */
export async function grantDownload(
  req: PayloadRequest,
  order: Order,
  line: number,
  receiver: Receiver,
): Promise<void> {
  const item = order.items[line]
  if (!item?.product) {
    return
  }
  const variant = item.variant ? idOf(item.variant) : null
  await req.payload.create({
    collection: slugs.entitlements,
    data: {
      ...receiver,
      profile: idOf(order.profile),
      order: order.id,
      line,
      unit: 0,
      product: idOf(item.product),
      variant,
      availableFrom: variant ? (await releasesOf(req, order)).get(variant) : undefined,
    },
    depth: 0,
    req,
  })
}

/**
 * Lines of an order that bring something to download: what is bought as a download, and records and discs of
 * a release, which come with its songs. Tickets and memberships bring nothing.
 */
export async function downloadLinesOf(
  req: PayloadRequest,
  { items }: Pick<Order, 'items'>,
): Promise<ReadonlySet<number>> {
  const ids = items.flatMap(({ product }) => (product ? [idOf(product)] : []))
  if (ids.length === 0) {
    return new Set()
  }
  const db = await txDb(req)
  const { rows } = await db.execute<{ id: string; isMusic: boolean }>(sql`
    select id, category = 'Music' and ${hasContent(sql`products.id`)} as "isMusic" from products
    where id = any(${`{${ids.join(',')}}`}::uuid[]) and category <> 'Ticket'`)
  const isMusic = new Map(rows.map((row) => [row.id, row.isMusic]))
  const brings = ({ product, deliveryType }: Order['items'][number]) =>
    product &&
    (deliveryType === 'digital' ? isMusic.has(idOf(product)) : isMusic.get(idOf(product)))
  return new Set(items.flatMap((item, line) => (brings(item) ? [line] : [])))
}
