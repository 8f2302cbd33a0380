import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type Scope, within } from '@/plugins/insights/queries/scope'
import { reportSql } from '@/src/server/database/report-sql'

export type MailRow = {
  id: string
  subject: string
  sentAt: string
  receivers: number
  sent: number
  failed: number
}

/** Mails of the artist that were sent within the scope, newest first, or one of any day, with what became of them. */
export async function mailsOf(req: PayloadRequest, scope: Scope, most: number): Promise<MailRow[]> {
  const { mail } = scope.filter
  const rows = await reportSql(req)<MailRow>`
    select news.id, news.subject, to_json(news.sending_at) #>> '{}' as "sentAt",
      coalesce(news.receivers, 0)::int as receivers, counts.sent, counts.failed
    from (
      select id, subject, sending_at, receivers from newsletters
      where profile_id = ${scope.profileId} and receivers is not null
        and ${mail === undefined ? within(sql`sending_at`, scope) : sql`id = ${mail}`}
      order by sending_at desc limit ${most}
    ) as news
    left join mail_bodies bodies on bodies.key = 'newsletter:' || news.id
    cross join lateral (
      select (count(*) filter (where mails.state = 'sent'))::int as sent,
        (count(*) filter (where mails.state in ('failed', 'not_sent')))::int as failed
      from mail_log mails where mails.body_id = bodies.id
    ) as counts
    order by news.sending_at desc`
  return rows
}
