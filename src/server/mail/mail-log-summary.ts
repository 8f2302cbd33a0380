import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isPlatformAdmin, sitesToDo } from '@/src/access/own-profile'

export type FailedMails = { profileId: string; name: string; count: number }

type Caller = Pick<PayloadRequest, 'payload' | 'user'>

/** What the mails are for that the signed-in owner can see: every kind once, in alphabetical order. */
export async function mailKindsOf({ payload, user }: Caller): Promise<string[]> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute<{ kind: string }>(sql`
    select distinct kind from mail_log
    where ${isPlatformAdmin({ user })} or profile_id = any(${idsOf(user)}::uuid[]) order by kind`)
  return rows.map(({ kind }) => kind)
}

/** The owner's sites that have mails which failed for good, and how many. */
export async function failedMailsOf({ payload, user }: Caller): Promise<FailedMails[]> {
  const { drizzle } = payload.db as unknown as PostgresAdapter
  const { rows } = await drizzle.execute<FailedMails>(sql`
    select p.id as "profileId", p.name, count(*)::int as count
    from mail_log m join profiles p on p.id = m.profile_id
    where m.state = 'failed' and m.profile_id = any(${idsOf(user)}::uuid[])
    group by p.id, p.name order by p.name`)
  return rows
}

/** As PostgreSQL writes lists: Drizzle would make one parameter of each. */
function idsOf(user: PayloadRequest['user']): string {
  return `{${sitesToDo({ user }, 'sentMail', 'read').join(',')}}`
}
