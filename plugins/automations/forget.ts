import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { runSql } from '@/src/server/transaction'

const { keptDays, lateDays, codeKeptDays } = studioLimits.automations

/** Of one statement, so that no lock is held for long. */
const rowsAtOnce = 1000

/**
 * Forgets runs of whom nobody knows any more, ends those that are late, and deletes what is old. A trigger of the
 * database takes what is over with the person.
 */
export async function forgetRuns(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const one = sql`limit ${rowsAtOnce} for update of r skip locked`
  const steps: SQL[] = [
    sql`delete from automation_runs where id in (
      select r.id from automation_runs r where r.state = 'waiting' and r.account_id is null
        and not exists (select 1 from people p where p.profile_id = r.profile_id and p.email = r.email) ${one})`,
    endLate(one),
    // Of a site that is not deleted after all.
    sql`update automation_runs set is_parked = false where id in (
      select r.id from automation_runs r
      join automations a on a.id = r.automation_id and a.is_on
      join profiles site on site.id = r.profile_id and site.delete_after is null
      where r.state = 'waiting' and r.is_parked ${one})`,
    sql`delete from automation_runs where id in (
      select r.id from automation_runs r where r.state <> 'waiting'
        and r.occurred_at < now() - make_interval(days => ${keptDays}) ${one})`,
    sql`delete from discount_codes where id in (
      select r.id from discount_codes r where r.is_personal
        and r.ends_at < now() - make_interval(days => ${codeKeptDays})
        and not exists (select 1 from orders o where o.discount_code_id = r.id) ${one})`,
  ]
  for (const step of steps) {
    await untilNone(req, step)
  }
}

async function untilNone(req: PayloadRequest, step: SQL): Promise<void> {
  let changed = rowsAtOnce
  while (changed === rowsAtOnce) {
    changed = (await runSql(req)`${step} returning 1`).length
  }
}

/** What could not be done in time, because it was switched off or nothing ran: the first that is not done says so. */
const endLate = (one: SQL) => sql`
  update automation_runs run set state = 'done', updated_at = now(), outcomes = run.outcomes || coalesce((
      select jsonb_build_array(jsonb_build_object('actionId', next.action -> 'id', 'kind', next.action -> 'kind',
        'at', ${new Date().toISOString()}::text, 'outcome', 'skipped',
        'note', ${ownerMessages.automations.notes.late}::text))
      from automations a, lateral (
        select item as action, row_number() over () as place from jsonb_array_elements(a.actions) item) next
      where a.id = run.automation_id and not exists (
        select 1 from jsonb_array_elements(run.outcomes) noted
        where noted -> 'actionId' = next.action -> 'id' and noted ->> 'outcome' <> 'failed')
      order by next.place limit 1), '[]')
  where run.id in (
    select r.id from automation_runs r
    where r.state = 'waiting' and r.due_at < now() - make_interval(days => ${lateDays}) ${one})`
