import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { NewsletterProgress } from '@/src/core/contracts/audience/newsletters'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { Newsletter } from '@/src/payload-types'
import { notReached } from '@/src/server/mail/mail-failure'
import { hasMailServer } from '@/src/server/mail/mail-transport'
import { mailingFailure, mailingProgress } from '@/src/server/mail/queue-mailing'
import { hasPostalAddress } from '@/src/server/newsletters/has-postal-address'
import { enqueueSending, mailingKeyOf } from '@/src/server/newsletters/send-newsletter'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/** How far a newsletter is, by the mail log. Anyone who may see it is asked before. */
export async function progressOf(
  req: PayloadRequest,
  newsletter: Newsletter,
): Promise<NewsletterProgress> {
  const counts = await mailingProgress(req, mailingKeyOf(newsletter.id))
  const { id, state, receivers, scheduledAt, sentAt, problem } = newsletter
  const isDone = state === 'sending' && receivers !== null && counts.queued === 0
  return {
    id,
    state: isDone ? 'sent' : state,
    scheduledAt: scheduledAt ?? null,
    sentAt: sentAt ?? null,
    receivers: receivers ?? null,
    queued: counts.queued,
    sent: counts.sent,
    notSent: counts.not_sent,
    failed: counts.failed,
    unsubscribed: receivers ? await countLeft(req, newsletter.id) : 0,
    mailingId: receivers ? await mailingIdOf(req, newsletter.id) : null,
    hasMailServer: hasMailServer(),
    hasPostalAddress: await hasPostalAddress(req, idOf(newsletter.profile) ?? ''),
    problem: problem ?? '',
    delay: counts.queued > 0 ? await delayOf(req, newsletter.id) : '',
  }
}

async function delayOf(req: PayloadRequest, id: string): Promise<string> {
  const why = await mailingFailure(req, mailingKeyOf(id))
  const { serverAway, triesAgain } = ownerMessages.newsletters
  if (why === '') {
    return ''
  }
  return why === notReached ? serverAway : triesAgain(why)
}

async function mailingIdOf(req: PayloadRequest, id: string): Promise<string | null> {
  const rows = await runSql(req)<{
    id: string
  }>`select id from mail_bodies where key = ${mailingKeyOf(id)}`
  return rows[0]?.id ?? null
}

/** Receivers who have left since, by whichever way: a list its subscribers, mails to members the accounts. */
export async function countLeft(req: PayloadRequest, id: string): Promise<number> {
  const rows = await runSql(req)<{ count: number }>`
    select count(*)::int as count
    from newsletters news
    join mail_bodies bodies on bodies.key = ${mailingKeyOf(id)}
    join mail_log mails on mails.body_id = bodies.id
    left join lateral (
      select max(gone.unsubscribed_at) as unsubscribed_at from subscribers gone
      where gone.profile_id = news.profile_id and gone.email = mails."to"
        and gone.status = 'unsubscribed'
        and (news.audience = 'segments' or gone.list_id = news.list_id)) subscribers
      on news.audience in ('list', 'segments')
    left join public_accounts accounts on news.audience not in ('list', 'segments')
      and accounts.profile_id = news.profile_id and accounts.email = mails."to"
    where news.id = ${id} and news.sending_at <= case news.audience
      when 'list' then subscribers.unsubscribed_at
      when 'segments' then subscribers.unsubscribed_at
      when 'post' then accounts.post_mails_off_at
      else accounts.news_off_at end`
  return rows[0]?.count ?? 0
}

const overdueSeconds = 60

/**
 * Notes which newsletters have no mail waiting any more, and adds a job, once an hour, for each whose
 * moment has passed although nothing happened, because its job was lost or gave up.
 */
export async function advanceNewsletters(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    update newsletters set state = 'sent', sent_at = now(), updated_at = now()
    where state = 'sending' and receivers is not null and not exists (
      select 1 from mail_log mails join mail_bodies bodies on bodies.id = mails.body_id
      where bodies.key = 'newsletter:' || newsletters.id and mails.state = 'queued')`
  const rows = await runSql(req)<{ id: string }>`
    select id from newsletters
    where (state = 'scheduled' and scheduled_at < now() - make_interval(secs => ${overdueSeconds}))
      or (state = 'sending' and receivers is null
        and updated_at < now() - make_interval(secs => ${overdueSeconds}))
    order by id limit 1000`
  const hour = new Date().toISOString().slice(0, 13)
  for (const { id } of rows) {
    await enqueueSending(req, id, { fact: `overdue ${hour}` })
  }
}
