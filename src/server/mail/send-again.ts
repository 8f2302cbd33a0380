import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { AppError } from '@/src/core/errors'
import { offColumn } from '@/src/server/audience/mail-settings'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { txDb } from '@/src/server/transaction'

/**
 * Whoever has left a list since, or wants no such mails in their account any more, is not written to again.
 * A newsletter that is gone counts as one to members.
 */
const stillWanted = sql`(m.unsubscribe_url is null or not (
  exists (
    select 1 from subscribers s where s.profile_id = m.profile_id and s.email = lower(m."to")
      and s.unsubscribed_at > m.created_at)
  or exists (
    select 1 from public_accounts a where a.profile_id = m.profile_id and a.email = lower(m."to")
      and case m.kind
        when 'new-post' then a.${offColumn('posts')} is not null
        when 'newsletter' then a.${offColumn('news')} is not null and not exists (
          select 1 from mail_bodies b join newsletters n on b.key = 'newsletter:' || n.id
          where b.id = m.body_id and n.audience = 'list')
        else false end)))`

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
    ${toTheQueue(ownerId)} where m.id = ${mailId} and m.state in ('failed', 'not_sent') and ${stillWanted}`)
  if (rowCount !== 1) {
    throw new AppError('CONFLICT', {
      message:
        'This mail has been sent, waits to be sent, or its receiver wants no such mails any more.',
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
    ${toTheQueue(ownerId)} where m.profile_id = ${profileId} and m.state = 'failed' and ${stillWanted}`)
  return rowCount ?? 0
}

function requireMailServer(): void {
  if (!hasMailServer()) {
    throw new AppError('CONFLICT', {
      message: 'No mail server is set up here yet, so nothing can be sent.',
    })
  }
}
