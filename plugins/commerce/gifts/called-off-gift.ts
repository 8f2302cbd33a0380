import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import type { Gift } from '@/src/payload-types'
import { txDb } from '@/src/server/transaction'

/** That a row of `gifts` gives tickets of an event that was called off. */
export const isCalledOff = sql`exists (
  select 1 from orders_items i
  join variants v on v.id = i.variant_id join events e on e.id = v.event_id
  where i._parent_id = gifts.order_id and i._order - 1 = gifts.line and e.status = 'cancelled')`

/** Whether it gives tickets that nobody gets into anything with. */
export async function isGiftCalledOff(
  req: PayloadRequest,
  { id }: Pick<Gift, 'id'>,
): Promise<boolean> {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    select 1 from gifts where id = ${id} and ${isCalledOff}`)
  return rows.length > 0
}

/** @throws {AppError} `CONFLICT` with `message` for such tickets */
export async function refuseCalledOff(
  req: PayloadRequest,
  gift: Gift,
  message: string,
): Promise<void> {
  if (await isGiftCalledOff(req, gift)) {
    throw new AppError('CONFLICT', { message })
  }
}
