import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import type { Gift } from '@/src/payload-types'
import { isCalledOff } from '@/src/server/delivery/called-off-gifts'
import { txDb } from '@/src/server/transaction'

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
