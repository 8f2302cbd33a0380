import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { LineDownloads } from '@/plugins/commerce/admin/order-lines'
import { txDb } from '@/src/server/transaction'

/** By line, counted from 0: of lines that somebody has the right to download, or had. */
export async function lineDownloads(
  req: PayloadRequest,
  orderId: string,
): Promise<ReadonlyMap<number, LineDownloads>> {
  const db = await txDb(req)
  const { rows } = await db.execute<{
    line: number
    count: number
    last: Date | string | null
  }>(sql`
    select entitlements.line::int as line, count(downloads.id)::int as count,
      max(downloads.created_at) as last
    from entitlements left join downloads on downloads.entitlement_id = entitlements.id
    where entitlements.order_id = ${orderId}
    group by entitlements.line`)
  return new Map(
    rows.map(({ line, count, last }) => [
      line,
      { count, last: last && new Date(last).toISOString() },
    ]),
  )
}
