import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'
import {
  type RunState,
  type RunView,
  runsPerPage,
} from '@/src/core/contracts/automations/automations'
import { AppError } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import type { AccountDeletion } from '@/src/server/accounts/account-deletion'
import { removeMailsAbout } from '@/src/server/mail/remove-mails'
import { runSql } from '@/src/server/transaction'

type One = { profileId: string; automationId: string }

type Row = Omit<RunView, 'occurredAt' | 'dueAt'> & Record<'occurredAt' | 'dueAt', Date | string>

/** For whom an automation ran, the newest first. With the system's rights: ask first who may see it. */
export async function loadRuns(
  req: PayloadRequest,
  { profileId, automationId, state, page }: One & { state?: RunState; page: number },
): Promise<{ runs: RunView[]; hasMore: boolean }> {
  const rows = await runSql(req)<Row>`
    select r.id, coalesce(p.email, r.email) as email, p.id as "personId", r.state,
      r.occurred_at as "occurredAt", r.due_at as "dueAt", r.outcomes
    from automation_runs r
    left join public_accounts account on account.id = r.account_id and account.profile_id = r.profile_id
    left join people p on p.profile_id = r.profile_id and p.email = coalesce(account.email, r.email)
    where r.profile_id = ${profileId} and r.automation_id = ${automationId}
      and (${state ?? null}::text is null or r.state::text = ${state ?? null})
    order by r.occurred_at desc, r.id limit ${runsPerPage + 1} offset ${(page - 1) * runsPerPage}`
  return {
    hasMore: rows.length > runsPerPage,
    runs: rows.slice(0, runsPerPage).map((row) => ({
      ...row,
      occurredAt: new Date(row.occurredAt).toISOString(),
      dueAt: new Date(row.dueAt).toISOString(),
    })),
  }
}

/**
 * Goes on with the action that failed.
 *
 * @throws {AppError} `NOT_FOUND` for one that did not fail, too
 */
export async function tryAgain(
  req: PayloadRequest,
  { profileId, automationId, runId }: One & { runId: string },
): Promise<void> {
  const rows = await runSql(req)`
    update automation_runs set state = 'waiting', due_at = now(), queued_at = null, tries = 0, updated_at = now()
    where id = ${runId} and automation_id = ${automationId} and profile_id = ${profileId} and state = 'failed'
    returning id`
  if (rows.length === 0) {
    throw new AppError('NOT_FOUND')
  }
}

/** What was done for somebody goes with their account. By the address only where it is proved to be theirs. */
export const forgetAccount: AccountDeletion = async (req, { id, profileId }) => {
  const theirs: SQL = sql`
    profile_id = ${profileId} and (account_id = ${id}
      or email = (select email from public_accounts
        where id = ${id} and email_verified_at is not null))`
  await removeMailsAbout(req, profileId, {
    [slugs.automationRuns]: sql`select id from automation_runs where ${theirs}`,
  })
  await runSql(req)`delete from automation_runs where ${theirs}`
}
