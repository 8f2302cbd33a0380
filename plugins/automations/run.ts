import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { prepareAction } from '@/plugins/automations/actions'
import type { Run } from '@/plugins/automations/outcome'
import type { ActionOutcome, AutomationAction } from '@/src/core/contracts/automations/automations'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { logger } from '@/src/server/logger'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

const { perRound, lostMinutes, triesMax, retryMinutes, lateDays } = studioLimits.automations

/** Its tries are counted in the run, where the artist sees them. */
export const runAutomation = defineJob({
  name: 'run-automation',
  data: z.object({ runId: z.guid() }),
  run: (payload, { runId }) => advanceRun(payload, runId),
  retries: 0,
})

/**
 * A job for each run that is due, and for those whose job was never heard of again. Runs of what is off are parked, so
 * that they are not looked at again every time.
 */
export async function queueDueRuns(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const due = await runSql(req)<{ id: string }>`
      with due as (
        select r.id, a.is_on and site.delete_after is null as goes from automation_runs r
        join automations a on a.id = r.automation_id join profiles site on site.id = r.profile_id
        where r.state = 'waiting' and not r.is_parked and r.due_at <= now()::timestamptz(3)
          and r.due_at >= now() - make_interval(days => ${lateDays})
          and (r.queued_at is null or r.queued_at < now() - make_interval(mins => ${lostMinutes}))
        order by r.due_at limit ${perRound} for update of r skip locked),
      parked as (
        update automation_runs set is_parked = true where id in (select id from due where not goes))
      update automation_runs set queued_at = now() where id in (select id from due where goes)
      returning id`
    for (const { id } of due) {
      await enqueue(req, runAutomation, { runId: id })
    }
  })
}

/**
 * Does the actions of a run that are due, each in a transaction with what is noted of it: a run that dies goes on
 * behind the last action that was done, and no action is done twice.
 */
export async function advanceRun(payload: Payload, runId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  try {
    while (await takeStep(req, runId)) {
      // Until nothing is due.
    }
  } catch (error) {
    await noteFailure(await createLocalReq({}, payload), runId, error)
  }
}

/** @returns whether there may be more to do right now */
async function takeStep(req: PayloadRequest, runId: string): Promise<boolean> {
  const found = await dueRun(req, runId)
  const action = nextOf(found)
  // Before the transaction: forms of mails are loaded over connections of their own.
  const act = found && action ? await prepareAction(req, found, action) : null
  return withTx(req, async () => {
    await runSql(req)`select 1 from automation_runs where id = ${runId} for no key update`
    const run = await dueRun(req, runId)
    if (!run) {
      return false
    }
    if (run.personId === null) {
      // Nobody is left for whom it could be noted.
      await runSql(req)`delete from automation_runs where id = ${runId}`
      return false
    }
    const next = nextOf(run)
    if (JSON.stringify(next) !== JSON.stringify(action)) {
      // Another worker did it, or the artist changed it: look again.
      return true
    }
    const outcomes =
      next && act
        ? [...run.outcomes, { actionId: next.id, kind: next.kind, at: now(), ...(await act(run)) }]
        : run.outcomes
    const after = nextOf({ ...run, outcomes })
    await runSql(req)`
      update automation_runs set outcomes = ${JSON.stringify(outcomes)}::jsonb, tries = 0, updated_at = now(),
        queued_at = case when ${after?.waitHours ?? 0} > 0 then null else queued_at end,
        due_at = now() + make_interval(hours => ${after?.waitHours ?? 0}::int),
        state = ${after ? 'waiting' : 'done'}
      where id = ${runId}`
    return after?.waitHours === 0
  })
}

const now = () => new Date().toISOString()

/** The first that nothing is noted of, whatever the artist changed since; what failed is tried anew. */
function nextOf(run: Pick<Run, 'actions' | 'outcomes'> | null): AutomationAction | null {
  const isDone = ({ id }: AutomationAction) =>
    run?.outcomes.some(({ actionId, outcome }) => actionId === id && outcome !== 'failed')
  return run?.actions.find((action) => !isDone(action)) ?? null
}

/** A run that is to go on now; null for one that is over, waits, is late, is switched off, or is gone. */
async function dueRun(req: PayloadRequest, runId: string): Promise<Run | null> {
  const [run] = await runSql(req)<Run>`
    select r.id, r.profile_id as "profileId", a.name, a.actions, r.outcomes, r.list_id as "listId",
      a.trigger, r.record_id as "recordId", r.account_id as "accountId", p.id as "personId", coalesce(p.email, r.email) as email
    from automation_runs r join automations a on a.id = r.automation_id
    left join public_accounts account on account.id = r.account_id and account.profile_id = r.profile_id
    left join people p on p.profile_id = r.profile_id and p.email = coalesce(account.email, r.email)
    where r.id = ${runId} and r.state = 'waiting' and r.due_at <= now()::timestamptz(3) and a.is_on
      and r.due_at >= now() - make_interval(days => ${lateDays})`
  return run ?? null
}

/** What the artist can do something about is said at once; all else is tried again for a while. */
async function noteFailure(req: PayloadRequest, runId: string, error: unknown): Promise<void> {
  const isKnown = error instanceof AppError
  if (!isKnown) {
    logger.error({ msg: 'An automation failed', runId, err: error })
  }
  await withTx(req, async () => {
    const [row] = await runSql(req)<{ tries: number }>`
      select tries::int as tries from automation_runs where id = ${runId} and state = 'waiting' for no key update`
    const run = row ? await dueRun(req, runId) : null
    const action = nextOf(run)
    if (!row || !run || !action) {
      return
    }
    const tries = row.tries + 1
    if (!isKnown && tries < triesMax) {
      const minutes = retryMinutes * 2 ** (tries - 1)
      await runSql(req)`
        update automation_runs set tries = ${tries}, queued_at = null, updated_at = now(),
          due_at = now() + make_interval(mins => ${minutes}::int) where id = ${runId}`
      return
    }
    const note = isKnown ? error.message : ownerMessages.automations.notes.unknown
    const failed: ActionOutcome = {
      ...{ actionId: action.id, kind: action.kind, at: now(), outcome: 'failed' as const, note },
    }
    await runSql(req)`
      update automation_runs set state = 'failed', outcomes = ${JSON.stringify([...run.outcomes, failed])}::jsonb,
        updated_at = now() where id = ${runId}`
  })
}
