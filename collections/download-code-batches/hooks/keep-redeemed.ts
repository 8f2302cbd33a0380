import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { codesMessages } from '@/src/core/messages/codes'
import { txDb } from '@/src/server/transaction'

/**
 * Deletes the codes of a batch with it, while nobody has used one.
 *
 * @throws {AppError} `CONFLICT`
 */
export const keepRedeemed: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const db = await txDb(req)
  const { rows } = await db.execute(
    sql`select redeemed_at from download_codes where batch_id = ${id} for update`,
  )
  if (rows.some(({ redeemed_at }) => redeemed_at !== null)) {
    throw new AppError('CONFLICT', { message: codesMessages.keepUsed })
  }
  await db.execute(sql`delete from download_codes where batch_id = ${id}`)
}
