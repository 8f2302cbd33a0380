import { setTimeout as sleep } from 'node:timers/promises'
import type { ClientBase } from 'pg'
import { z } from 'zod'

const settleTimeoutMs = 60_000

const state = z.object({
  sessions: z.array(z.object({ id: z.string(), payment_status: z.string() })),
  refunds: z.array(z.object({ payment_intent: z.string(), amount: z.number() })),
  events: z.array(z.object({ type: z.string(), attempts: z.number(), delivered: z.number() })),
})

/** The provider's books. */
export const readState = async (url: string) => state.parse(await ask(url, 'state'))

/** Until every event has been taken, in all its copies. */
export async function waitUntilSettled(stripeUrl: string, copies: number): Promise<void> {
  const deadline = Date.now() + settleTimeoutMs
  for (;;) {
    const { events } = await readState(stripeUrl)
    const waiting = events.filter(({ delivered }) => delivered < copies)
    if (waiting.length === 0) {
      return sleep(500)
    }
    if (Date.now() > deadline) {
      const which = waiting.map(({ type, attempts }) => `${type}, ${attempts} times`).join('; ')
      throw new Error(`The shop did not take every event within a minute: ${which}`)
    }
    await sleep(200)
  }
}

/** Until none waits for the provider any more. */
export async function finishRefunds(database: ClientBase): Promise<void> {
  const deadline = Date.now() + settleTimeoutMs
  while (Date.now() < deadline) {
    const open = await database.query(
      `select 1 from refunds where state in ('requested', 'pending') limit 1`,
    )
    if (open.rowCount === 0) {
      return
    }
    await sleep(200)
  }
  throw new Error('The shop did not carry out every refund within a minute')
}

/** Tells the fake for the provider what to do. */
export async function ask(url: string, name: string, body: unknown = {}): Promise<unknown> {
  const response = await fetch(`${url}/_ctl/${name}`, {
    method: 'POST',
    body: JSON.stringify(body),
  })
  return response.json()
}
