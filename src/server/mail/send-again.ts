import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { isStillWanted } from '@/src/server/mail/is-still-wanted'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { txDb } from '@/src/server/transaction'

const wanted = sql.raw(isStillWanted)

const toTheQueue = (ownerId: string) => sql`
  update mail_log m set state = 'queued', tries = 0, error = null, next_try_at = now(), updated_at = now(),
    sent_again_at = now(), sent_again_by_id = ${ownerId}`

/**
 * Puts a mail that failed, or was never sent, back into the queue, with the same Message-ID.
 *
 * @param ownerId who asked for it; whether they may is checked by the caller
 * @throws {AppError} `CONFLICT` with the reason, in plain words, when it cannot be sent
 */
export async function sendAgain(
  req: PayloadRequest,
  { mailId, ownerId }: { mailId: string; ownerId: string },
): Promise<void> {
  requireMailServer()
  const db = await txDb(req)
  const { rowCount } = await db.execute(sql`
    ${toTheQueue(ownerId)} where m.id = ${mailId} and m.state in ('failed', 'not_sent') and ${wanted}`)
  if (rowCount !== 1) {
    throw new AppError('CONFLICT', {
      message:
        'This mail has been sent, waits to be sent, or its receiver wants no such mails any more or cannot be reached.',
    })
  }
}

/**
 * The same for all mails of a profile that failed for good. Those that were written while there was no
 * mail server are left alone: nobody waits for them any more.
 *
 * @returns how many there were
 */
export async function sendFailedAgain(
  req: PayloadRequest,
  { profileId, ownerId }: { profileId: string; ownerId: string },
): Promise<number> {
  requireMailServer()
  const db = await txDb(req)
  const { rowCount } = await db.execute(sql`
    ${toTheQueue(ownerId)} where m.profile_id = ${profileId} and m.state = 'failed' and ${wanted}`)
  return rowCount ?? 0
}

function requireMailServer(): void {
  if (!hasMailServer()) {
    throw new AppError('CONFLICT', {
      message: 'No mail server is set up here yet, so nothing can be sent.',
    })
  }
}
