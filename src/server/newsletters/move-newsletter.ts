import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  type NewsletterState,
  openNewsletterStates,
  sendingProblem,
} from '@/src/core/contracts/audience/newsletters'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { enqueueSending } from '@/src/server/newsletters/send-newsletter'
import { runSql, txDb, withTx } from '@/src/server/transaction'

const text = ownerMessages.newsletters

/**
 * Hands a newsletter to the job that sends it, which counts and writes to its receivers then. One
 * statement moves it on, so of two calls at once one is refused.
 *
 * @throws {AppError} `CONFLICT` when it is being sent already, or was
 */
export async function sendNow(req: PayloadRequest, id: string): Promise<void> {
  await withTx(req, async () => {
    const from: NewsletterState[] = [...openNewsletterStates, 'scheduled']
    await move(req, { id, from, to: 'sending', at: null }, text.alreadyOnItsWay)
    await enqueueSending(req, id, { fact: new Date().toISOString() })
  })
}

/**
 * @param at ISO date and time
 * @throws {AppError} `VALIDATION_FAILED` for a moment that makes no sense, else as {@link sendNow}
 */
export async function sendAt(req: PayloadRequest, id: string, at: string): Promise<void> {
  const message = sendingProblem(at)
  if (message) {
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'at', message }] })
  }
  await withTx(req, async () => {
    const from: NewsletterState[] = [...openNewsletterStates, 'scheduled']
    await move(req, { id, from, to: 'scheduled', at }, text.alreadyOnItsWay)
    const startAfter = new Date(at)
    await enqueueSending(req, id, { fact: startAfter.toISOString(), startAfter })
  })
}

/** @throws {AppError} `CONFLICT` when it does not wait for a date (any more) */
export async function cancel(req: PayloadRequest, id: string): Promise<void> {
  await withTx(req, () =>
    move(req, { id, from: ['scheduled'], to: 'cancelled', at: null }, text.notScheduled),
  )
}

/**
 * Plans the mail about a post again for when the post is shown, where that was changed. Mails about posts that
 * are hidden meanwhile stay as they are. Asks the row itself: what a hook is given may be a part of the post.
 */
export async function moveWithPost(req: PayloadRequest, postId: string): Promise<void> {
  const rows = await runSql(req)<{ id: string; at: string }>`
    update newsletters set scheduled_at = posts.published_at, updated_at = now() from posts
    where posts.id = ${postId} and posts.is_published and newsletters.post_id = posts.id
      and newsletters.state = 'scheduled' and newsletters.scheduled_at <> posts.published_at
    returning newsletters.id, newsletters.scheduled_at as at`
  for (const { id, at } of rows) {
    const startAfter = new Date(at)
    const isShown = startAfter.getTime() <= Date.now()
    // What is due at once is a new fact each time: a job for that moment may be over.
    const fact = (isShown ? new Date() : startAfter).toISOString()
    await enqueueSending(req, id, { fact, startAfter })
  }
}

type Move = { id: string; from: readonly NewsletterState[]; to: NewsletterState; at: string | null }

async function move(req: PayloadRequest, { id, from, to, at }: Move, refusal: string) {
  const db = await txDb(req)
  const { rows } = await db.execute(sql`
    update newsletters set state = ${to}, scheduled_at = ${at}, problem = null, updated_at = now()
    where id = ${id} and state in (${sql.join(
      from.map((state) => sql`${state}`),
      sql`, `,
    )}) returning id`)
  if (!rows[0]) {
    throw new AppError('CONFLICT', { message: refusal })
  }
}
