import { createHmac, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { StripeObject } from '@/scripts/fake-stripe/books'

/** `hold` keeps events until they are released, for tests of order and loss. */
export type DeliveryMode = 'normal' | 'drop' | 'hold'

export type DeliverySettings = {
  mode: DeliveryMode
  /** Copies of each event, sent at the same time. */
  copies: number
  delayMs: number
}

type Event = { id: string; type: string; rawBody: string; attempts: number; delivered: number }

type Options = {
  webhookUrl: string
  secret: string
  /** Attempts per copy until a 2xx. */
  maxAttempts?: number
}

/** Sends signed events to the shop, and again until it says 2xx, as Stripe does, only sooner. */
export function createDeliveries({ webhookUrl, secret, maxAttempts = 200 }: Options) {
  const events: Event[] = []
  const held: Event[] = []
  const settings: DeliverySettings = { mode: 'normal', copies: 1, delayMs: 0 }
  let isClosed = false

  async function deliver(event: Event): Promise<void> {
    await sleep(settings.delayMs)
    await Promise.all(Array.from({ length: settings.copies }, () => deliverCopy(event)))
  }

  async function deliverCopy(event: Event): Promise<void> {
    for (let attempt = 0; attempt < maxAttempts && !isClosed; attempt += 1) {
      event.attempts += 1
      if (await post(event.rawBody)) {
        event.delivered += 1
        return
      }
      await sleep(Math.min(100 * 2 ** Math.min(attempt, 4), 1000))
    }
  }

  async function post(rawBody: string): Promise<boolean> {
    const timestamp = Math.floor(Date.now() / 1000)
    const v1 = createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex')
    try {
      const response = await fetch(webhookUrl, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${timestamp},v1=${v1}`,
        },
        body: rawBody,
        signal: AbortSignal.timeout(10_000),
      })
      await response.arrayBuffer()
      return response.ok
    } catch {
      return false
    }
  }

  return {
    settings,

    announce(type: string, object: StripeObject, account: string): void {
      const id = `evt_${randomBytes(12).toString('hex')}`
      const rawBody = JSON.stringify({
        id,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        livemode: object.livemode,
        type,
        ...(account && { account }),
        data: { object },
      })
      const event = { id, type, rawBody, attempts: 0, delivered: 0 }
      events.push(event)
      if (settings.mode === 'hold') {
        held.push(event)
      } else if (settings.mode === 'normal') {
        void deliver(event)
      }
    },

    /** Sends what was held, last first when reversed, and waits until each has been taken. */
    async release({ isReversed }: { isReversed: boolean }): Promise<void> {
      const waiting = held.splice(0)
      for (const event of isReversed ? waiting.reverse() : waiting) {
        await deliver(event)
      }
    },

    /** Sends every event of the past again. */
    async repeatAll(times: number): Promise<void> {
      const all = Array.from({ length: times }, () => events).flat()
      await Promise.all(all.map(deliverCopy))
    },

    dump: () => events.map(({ rawBody: _body, ...event }) => event),
    close(): void {
      isClosed = true
    },
  }
}

export type Deliveries = ReturnType<typeof createDeliveries>
