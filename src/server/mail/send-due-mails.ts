import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { env } from '@/src/core/env'
import { markUndeliverable } from '@/src/server/audience/undeliverable'
import { logger } from '@/src/server/logger'
import {
  beginWithinMs,
  claimDueMails,
  type DueMail,
  isStillDue,
  noteFailure,
  noteSent,
  releaseMails,
} from '@/src/server/mail/due-mails'
import { contentOf, type StoredBody } from '@/src/server/mail/mail-content'
import { describeFailure } from '@/src/server/mail/mail-failure'
import { withMailCopies } from '@/src/server/mail/mail-pictures'
import { hasMailServer, mailConnections, sendBySmtp } from '@/src/server/mail/mail-transport'
import { metrics } from '@/src/server/observability/metrics'

/** Few enough that somebody's single mail does not wait long behind those of a mailing. */
const mailsPerClaim = 100

/** What a database that was away is asked again: to note what has been sent, or it is sent again. */
const noteTries = 20
const noteAgainMs = 1000

type Outcome = 'none left' | 'server away' | 'stopped'

/**
 * Sends every mail of the log that is due. Each is noted as soon as the server has taken it, so a
 * process that dies sends again, with the same Message-ID, at most those that were under way.
 *
 * @returns `server away` when the mail server takes nothing at all now: wait before the next call
 */
export async function sendDueMails(payload: Payload, stopping?: AbortSignal): Promise<Outcome> {
  while (hasMailServer() && !stopping?.aborted) {
    const mails = await claimDueMails(payload, mailsPerClaim)
    if (mails.length === 0) {
      return 'none left'
    }
    const isServerUnreachable = await sendAll(payload, mails, stopping)
    if (isServerUnreachable) {
      return 'server away'
    }
  }
  return stopping?.aborted ? 'stopped' : 'none left'
}

/** @returns whether the server takes nothing now */
async function sendAll(
  payload: Payload,
  mails: readonly DueMail[],
  stopping: AbortSignal | undefined,
): Promise<boolean> {
  const bodies = await bodiesOf(payload, mails)
  const waiting = [...mails]
  const untilMs = performance.now() + beginWithinMs
  let isServerUnreachable = false

  const line = async () => {
    while (!isServerUnreachable && !stopping?.aborted && performance.now() < untilMs) {
      const mail = waiting.shift()
      if (!mail) {
        return
      }
      isServerUnreachable =
        (await sendOne(payload, mail, bodies.get(mail.bodyId ?? ''))) === 'away' ||
        isServerUnreachable
    }
  }
  await Promise.all(Array.from({ length: mailConnections }, line))
  await releaseMails(payload, waiting)
  return isServerUnreachable
}

async function sendOne(
  payload: Payload,
  mail: DueMail,
  body: StoredBody | undefined,
): Promise<'done' | 'away'> {
  if (!(await isStillDue(payload, mail))) {
    return 'done'
  }
  const content = contentOf(mail, body)
  try {
    await sendBySmtp({
      fromName: mail.siteName ?? undefined,
      to: mail.to,
      replyTo: mail.replyTo ?? undefined,
      unsubscribeUrl: mail.unsubscribeUrl ?? undefined,
      isBulk: mail.isBulk,
      listId: mail.siteSlug ? `${mail.kind}.${mail.siteSlug}.${env().rootDomain}` : undefined,
      subject: mail.subject,
      ...content,
      html: await withMailCopies(content.html),
      uniqueName: createHash('sha256').update(mail.dedupeKey).digest('hex').slice(0, 40),
    })
  } catch (error) {
    const failure = describeFailure(error)
    logger.warn({ msg: 'A mail was not sent', mail: mail.id, next: failure.next, err: error })
    await noteFailure(payload, mail, failure)
    metrics()?.mails.inc({ outcome: failure.next === 'never' ? 'refused' : 'later' })
    if (failure.isPermanentRejection) {
      await markUndeliverable(payload, mail.id)
    }
    return failure.next === 'nobody' ? 'away' : 'done'
  }
  await untilNoted(() => noteSent(payload, mail))
  metrics()?.mails.inc({ outcome: 'sent' })
  return 'done'
}

async function untilNoted(note: () => Promise<void>): Promise<void> {
  for (let left = noteTries; ; left -= 1) {
    try {
      return await note()
    } catch (error) {
      if (left === 0) {
        throw error
      }
      await sleep(noteAgainMs)
    }
  }
}

async function bodiesOf(
  payload: Payload,
  mails: readonly DueMail[],
): Promise<Map<string, StoredBody>> {
  const ids = [...new Set(mails.flatMap(({ bodyId }) => bodyId ?? []))]
  if (ids.length === 0) {
    return new Map()
  }
  const { pool } = payload.db as unknown as PostgresAdapter
  const { rows } = await pool.query<StoredBody & { id: string }>(
    'select id, html, text, attachments from mail_bodies where id = any($1::uuid[])',
    [ids],
  )
  return new Map(rows.map((body) => [body.id, body]))
}
