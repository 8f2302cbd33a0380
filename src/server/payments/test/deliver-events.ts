import { createHmac } from 'node:crypto'
import type { Payload } from 'payload'
import { env } from '@/src/core/env'
import { postEvent, type SimulatedEvent } from '@/src/server/payments/simulator/event'
import { readStripeEvent } from '@/src/server/payments/stripe/stripe-webhook'
import type { Change } from '@/src/server/payments/test/books'

/** What events of the test payments are signed with: derived from the instance's own secret. */
export function testWebhookSecret({ secret }: Payload): string {
  return createHmac('sha256', secret).update('test payments webhook').digest('hex')
}

/**
 * Tells the shop of a change by signed events to its own webhook, over HTTP as Stripe would. One that gets lost
 * is made up for: the shop asks.
 */
export async function deliverEvents(
  payload: Payload,
  { events, page: { session } }: Pick<Change<unknown>, 'events' | 'page'>,
): Promise<void> {
  const url = `http://127.0.0.1:${env().port}/api/webhooks/test`
  // Whose site the buyer came from, so that the server knows the tenant.
  const host = session ? new URL(session.success_url).host : undefined
  for (const rawBody of toldOf(events)) {
    if (!(await postEvent({ url, host, secret: testWebhookSecret(payload) }, rawBody))) {
      payload.logger.warn({ msg: 'A webhook of the test payments was not taken' })
    }
  }
}

/** Events that the shop does something about, each thing once. */
function toldOf(events: readonly SimulatedEvent[]): string[] {
  const byFact = new Map<string, string>()
  for (const event of events) {
    const rawBody = JSON.stringify(event)
    const { fact } = readStripeEvent(JSON.parse(rawBody))
    if (fact.kind !== 'irrelevant') {
      byFact.set(JSON.stringify(fact), rawBody)
    }
  }
  return [...byFact.values()]
}
