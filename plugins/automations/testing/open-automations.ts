import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { callOf, noteListeners } from '@/plugins/_kit/listeners'
import { knownPeople } from '@/plugins/audience/testing/known-people'
import { automationsListener } from '@/plugins/automations/listen'
import { advanceRun } from '@/plugins/automations/run'
import type {
  ActionOutcome,
  AutomationFields,
  RunState,
} from '@/src/core/contracts/automations/automations'
import { richTextOf } from '@/src/core/rich-text'

type Action = AutomationFields['actions'][number]
type Kept = { state: RunState; email: string; event: string; outcomes: ActionOutcome[]; id: string }

const next = (waitHours: number) => ({ id: randomUUID(), waitHours })

/** Actions as an artist writes them. */
export const actions = {
  mail: (subject = 'Hello', waitHours = 0): Action => ({
    ...next(waitHours),
    ...{ kind: 'mail', subject, code: null },
    text: richTextOf('paragraph', 'Hello {{firstName}}!'),
  }),
  mailWithCode: (): Action => ({
    ...next(0),
    ...{ kind: 'mail', subject: 'For you', code: { percent: 25, days: 7 } },
    text: richTextOf('paragraph', 'Your code is {{code}}.'),
  }),
  tag: (tag = 'buyer', waitHours = 0): Action => ({ ...next(waitHours), kind: 'tag', tag }),
  list: (listId: string): Action => ({ ...next(0), kind: 'list', listId }),
}

export const automation = (fields: Partial<AutomationFields> = {}): AutomationFields => ({
  ...{ name: 'Thank you', trigger: 'bought', aboutId: null, oncePerPerson: false },
  actions: [actions.tag()],
  ...fields,
})

/** A site with automations, whose listener is noted as a server that starts notes it. */
export async function openAutomations(payload: Payload, name: string) {
  const { pool } = payload.db
  await noteListeners(payload, [automationsListener])
  const site = await knownPeople(payload, name)
  const path = '/automations'

  const make = async (fields: Partial<AutomationFields> = {}, isOn = true): Promise<string> => {
    const { json, text, status } = await site.ask<{ id: string }>('POST', path, automation(fields))
    if (status !== 201) {
      throw new Error(text)
    }
    if (isOn) {
      await site.ask('POST', `${path}/${json.id}/switch`, { isOn: true })
    }
    return json.id
  }

  return {
    ...site,
    make,
    runs: async (automationId: string) => {
      const { rows } = await pool.query<Kept>(
        `select id, state, email, event, outcomes from automation_runs
         where automation_id = $1 order by occurred_at, id`,
        [automationId],
      )
      return rows
    },
    mailsTo: async (email: string) => {
      const { rows } = await pool.query<{ subject: string; text: string; unsubscribe: string }>(
        `select subject, text, unsubscribe_url as unsubscribe from mail_log
         where profile_id = $1 and "to" = $2 and about_type = 'automation-runs' order by created_at`,
        [site.profile.id, email],
      )
      return rows
    },
    /** A call below those of automations. */
    own: (method: string, below: string, body?: unknown, by?: string) =>
      site.ask(method, `${path}${below}`, body, by),
  }
}

/** Tells of all that happened, as the worker does. */
export async function tell(payload: Payload): Promise<void> {
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from listener_calls where plugin = 'automations' order by occurred_at, id`,
  )
  for (const { id } of rows) {
    await callOf([automationsListener]).run(payload, { id })
  }
}

/** As {@link tell}, and does what is due because of it. */
export async function settle(payload: Payload): Promise<void> {
  await tell(payload)
  const { rows } = await payload.db.pool.query<{ id: string }>(
    `select id from automation_runs where state = 'waiting' and due_at <= now() order by id`,
  )
  for (const { id } of rows) {
    await advanceRun(payload, id)
  }
}

/** As if what waits had waited long enough. */
export async function letRunsBeDue(payload: Payload): Promise<void> {
  await payload.db.pool.query(`update automation_runs set due_at = now() - interval '1 second'`)
}
