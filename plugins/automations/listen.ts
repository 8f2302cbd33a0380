import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { Listeners, SiteEvent, SitePlugin } from '@/plugins/_kit/site-plugin'
import {
  type AutomationAction,
  type AutomationTrigger,
  automationTriggers,
} from '@/src/core/contracts/automations/automations'
import { slugs } from '@/src/core/slugs'
import { waitForTurn } from '@/src/server/database/locks'
import { runSql, withTx } from '@/src/server/transaction'

const events = [...new Set(Object.values(automationTriggers).map(({ event }) => event))]

type Heard = SiteEvent<(typeof events)[number]>

/**
 * Automations hear of what happens as the plugins of third parties do. The name is known to `is_listening` in
 * `migrations/hand-written.sql`.
 */
export const automationsListener = {
  slug: slugs.automations,
  listeners: Object.fromEntries(
    events.map((event) => [event, (heard: Heard, payload: Payload) => beginRuns(heard, payload)]),
  ) as Listeners,
} satisfies SitePlugin

type Automation = {
  id: string
  trigger: AutomationTrigger
  aboutId: string | null
  oncePerPerson: boolean
  actions: AutomationAction[]
}

/** A run for each automation that an event sets off. Told twice, it begins none that is there. */
async function beginRuns(event: Heard, payload: Payload): Promise<void> {
  const email = event.data.email?.toLowerCase()
  // Without an address the person is gone. A subscriber added by an automation triggers none: they cannot loop.
  if (!email || ('source' in event.data && event.data.source === 'automation')) {
    return
  }
  const req = await createLocalReq({}, payload)
  const found = await runSql(req)<Automation>`
    select id, trigger, about_id as "aboutId", once_per_person as "oncePerPerson", actions
    from automations where profile_id = ${event.profileId} and is_on and event = ${event.type}
      and switched_on_at <= ${event.occurredAt}::timestamptz order by id`
  for (const automation of found) {
    if (await isAbout(req, automation, event)) {
      await withTx(req, () => begin(req, automation, { ...event, email }))
    }
  }
}

async function begin(
  req: PayloadRequest,
  { id, oncePerPerson, actions: [first] }: Automation,
  { email, ...event }: Heard & { email: string },
): Promise<void> {
  const { data } = event
  const accountId = ('accountId' in data && data.accountId) || null
  // By an account they are the same under another address, too.
  for (const who of [email, accountId].filter(Boolean)) {
    await waitForTurn(req, `automation ${id} for ${who}`)
  }
  // One that is removed at this moment is waited for, and then left out.
  await runSql(req)`
    insert into automation_runs (profile_id, automation_id, event, email, account_id, record_id, list_id, occurred_at, due_at, outcomes)
    select a.profile_id, a.id, ${event.id}, ${email}, (
        select id from public_accounts where id = ${accountId}), ${data.id},
      ${'listId' in data ? data.listId : null}, ${event.occurredAt}::timestamptz,
      ${event.occurredAt}::timestamptz + make_interval(hours => ${first?.waitHours ?? 0}::int), '[]'
    from automations a where a.id = ${id} and not (${oncePerPerson} and exists (
      select 1 from automation_runs before
      where before.automation_id = a.id and before.event <> ${event.id}
        and (before.email = ${email} or before.account_id = ${accountId})))
    for key share of a
    on conflict (automation_id, event) do nothing`
}

/** Whether it happened to what the automation is narrowed to. */
async function isAbout(
  req: PayloadRequest,
  { trigger, aboutId }: Automation,
  { type, data }: Heard,
): Promise<boolean> {
  if (trigger === 'ticket') {
    const tickets = await runSql(req)`
      select 1 from tickets where order_id = ${data.id}
        and (${aboutId}::text is null or event_id::text = ${aboutId}) limit 1`
    return tickets.length > 0
  }
  if (aboutId === null) {
    return true
  }
  switch (type) {
    case 'order.paid':
    case 'order.shipped':
      return 'items' in data && data.items.some(({ productId }) => productId === aboutId)
    case 'order.refunded': {
      const items = await runSql(req)`
        select 1 from orders_items where _parent_id = ${'orderId' in data ? data.orderId : null}
          and product_id::text = ${aboutId} limit 1`
      return items.length > 0
    }
    case 'membership.started':
    case 'membership.changed':
    case 'membership.ended':
      return 'tierId' in data && data.tierId === aboutId
    case 'subscriber.confirmed':
    case 'subscriber.left':
      return 'listId' in data && data.listId === aboutId
    case 'ticket.checked_in':
      return 'eventId' in data && data.eventId === aboutId
  }
}
