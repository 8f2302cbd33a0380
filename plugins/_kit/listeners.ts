import { type Config, createLocalReq, type Payload, type Plugin } from 'payload'
import { z } from 'zod'
import type { Listeners, SiteEvent, SitePlugin } from '@/plugins/_kit/site-plugin'
import type { WebhookEvent } from '@/src/core/contracts/webhooks/events'
import { type AccountDeletion, withAccountDeletion } from '@/src/server/accounts/account-deletion'
import { enqueue } from '@/src/server/queue'
import { defineJob, untilHeard, withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'
import { runSql, withTx } from '@/src/server/transaction'

/** After this, what could not be told is forgotten. */
const keptDays = 30
/** So that what this release listens to stays noted beside processes of another one, which do not know it. */
const noteAgainMs = 5 * 60_000
/** What nobody noted for so long belongs to a plugin that was taken out. */
const unrenewedHours = 24
const atOnce = 500

/**
 * Tells plugins what happens on sites. The triggers of webhooks write one row for each plugin that listens, in the
 * transaction of the fact; a job for each row calls it. Always installed: what a removed plugin listened to ends here.
 */
export function tellListeners(plugins: readonly SitePlugin[]): Plugin {
  const listening = plugins.filter(({ listeners }) => listeners)
  let notedAt = Number.NEGATIVE_INFINITY
  const round = async (payload: Payload) => {
    if (Date.now() - notedAt > noteAgainMs) {
      await noteListeners(payload, listening)
      notedAt = Date.now()
    }
    await queueCalls(payload)
  }
  return (config: Config): Config =>
    withAccountDeletion(
      withJobs(
        withPeriodicTasks(config, [
          { name: 'tell-listeners', everySeconds: 2, run: round },
          { name: 'forget-listener-calls', everySeconds: 3600, run: forgetCalls },
        ]),
        [callOf(listening)],
      ),
      forgetAccount,
    )
}

/**
 * Writes down which events the triggers keep for whom, and forgets what no process noted for a day. When it was noted
 * stands among the events, where the triggers look for names alone.
 */
export async function noteListeners(
  payload: Payload,
  plugins: readonly SitePlugin[],
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const names = JSON.stringify(plugins.map(({ slug }) => slug))
  await withTx(req, async () => {
    await runSql(req)`
      delete from event_listeners
      where not ${names}::jsonb ? plugin
        and coalesce(jsonb_path_query_first(events, '$[*].notedAt') #>> '{}', '-infinity')::timestamptz
          < now() - make_interval(hours => ${unrenewedHours})`
    for (const { slug, listeners } of plugins) {
      const notedAt = new Date().toISOString()
      const events = JSON.stringify([...Object.keys(listeners ?? {}), { notedAt }])
      await runSql(req)`
        insert into event_listeners (plugin, events) values (${slug}, ${events}::jsonb)
        on conflict (plugin) do update set events = excluded.events`
    }
  })
}

/** A job for each row whose time has come. */
export async function queueCalls(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    const due = await runSql(req)<{ id: string }>`
      update listener_calls set is_queued = true where id in (
        select id from listener_calls where not is_queued and occurred_at <= now()
        order by occurred_at limit ${atOnce} for update skip locked)
      returning id`
    for (const { id } of due) {
      await enqueue(req, call, { id })
    }
  })
}

/** It has only the row's id, so that nothing of a fan stays in the queue. */
const call = { name: 'tell-listener', data: z.object({ id: z.uuid() }) }

type Row = Omit<SiteEvent, 'occurredAt'> & { plugin: string; occurredAt: Date | string }

export function callOf(plugins: readonly SitePlugin[]) {
  return defineJob({
    ...call,
    ...untilHeard,
    keepDays: keptDays,
    run: async (payload, { id }) => {
      const req = await createLocalReq({}, payload)
      const [row] = await runSql(req)<Row>`
        select plugin, event as id, type, profile_id as "profileId", occurred_at as "occurredAt", data
        from listener_calls where id = ${id}`
      if (!row) {
        return
      }
      const { plugin, ...event } = row
      const listener = listenerOf(plugins, plugin, event.type)
      await listener?.({ ...event, occurredAt: new Date(event.occurredAt).toISOString() }, payload)
      await runSql(req)`delete from listener_calls where id = ${id}`
    },
  })
}

type AnyListener = (event: SiteEvent, payload: Payload) => Promise<unknown>

/** The triggers write what the event's schema says. */
function listenerOf(plugins: readonly SitePlugin[], plugin: string, type: WebhookEvent) {
  const listeners: Listeners = plugins.find(({ slug }) => slug === plugin)?.listeners ?? {}
  return listeners[type] as AnyListener | undefined
}

async function forgetCalls(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    delete from listener_calls where occurred_at < now() - make_interval(days => ${keptDays})`
}

/** As with webhooks, what tells of somebody goes with their account. */
const forgetAccount: AccountDeletion = async (req, { id, profileId }) => {
  await runSql(req)`
    delete from listener_calls
    where profile_id = ${profileId} and (data ->> 'accountId' = ${id}
      or data ->> 'email' = (select email from public_accounts
        where id = ${id} and email_verified_at is not null))`
}
