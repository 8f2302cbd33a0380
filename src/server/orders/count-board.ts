import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import type { BoardColumn } from '@/src/core/orders/fulfilment/board-column'
import { boardColumnSql, mayBeOpen } from '@/src/server/orders/board-sql'
import { runSql } from '@/src/server/transaction'

export type BoardCounts = Readonly<Record<BoardColumn, number>>

/**
 * How many orders of a site stand in each column. The caller has checked who may see them. Of what is over there
 * may be very many: it is the rest.
 *
 * @param matching more that rows `o` have to meet
 */
export async function countBoard(
  req: PayloadRequest,
  profileId: string,
  matching: SQL = sql`true`,
): Promise<BoardCounts> {
  const [open, [row]] = await Promise.all([
    countOpenOrders(req, profileId, matching),
    runSql(req)<{ all: number }>`
      select count(*)::int as "all" from orders o
      where o.profile_id = ${profileId} and ${matching}`,
  ])
  return { ...open, done: (row?.all ?? 0) - open.pack - open.wait - open.look }
}

/** The same without what is over. */
export async function countOpenOrders(
  req: PayloadRequest,
  profileId: string,
  matching: SQL = sql`true`,
): Promise<Omit<BoardCounts, 'done'>> {
  const [row] = await runSql(req)<Record<'pack' | 'wait' | 'look', number>>`
    select
      (count(*) filter (where place = 'pack'))::int as pack,
      (count(*) filter (where place = 'wait'))::int as wait,
      (count(*) filter (where place = 'look'))::int as look
    from (
      select ${boardColumnSql} as place from orders o
      where o.profile_id = ${profileId} and ${mayBeOpen} and ${matching}) open`
  return row ?? { pack: 0, wait: 0, look: 0 }
}
