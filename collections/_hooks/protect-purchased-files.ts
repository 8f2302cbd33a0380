import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionBeforeDeleteHook } from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { isReleased } from '@/src/server/delivery/is-released'
import { runSql } from '@/src/server/transaction'

/**
 * Keeps what somebody has bought and can download: their library would lose it without a word. What comes out
 * later, and songs without a file, may still change.
 *
 * @param productsOf the ids of the products that the document with this id belongs to, as SQL
 */
function keepBought(productsOf: (id: string) => SQL, message: string): CollectionBeforeDeleteHook {
  return async ({ id, req }) => {
    const rows = await runSql(req)`
      select 1 from entitlements
      where product_id in (${productsOf(String(id))}) and revoked_at is null and ${await isReleased()}
      limit 1`
    if (rows.length > 0) {
      throw new AppError('CONFLICT', { message })
    }
  }
}

const { songBought, bonusBought, recordingBought } = ownerMessages.store

/** Hook of tracks. */
export const protectPurchasedSong = keepBought(
  (id) => sql`select product_id from tracks where id = ${id} and original_id is not null`,
  songBought,
)

/** Hook of bonus files. */
export const protectPurchasedBonus = keepBought(
  (id) => sql`select product_id from bonus_files where id = ${id}`,
  bonusBought,
)

/** Hook of audio files. */
export const protectPurchasedRecording = keepBought(
  (id) => sql`select product_id from tracks where original_id = ${id}`,
  recordingBought,
)
