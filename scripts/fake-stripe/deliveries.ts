import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@/src/server/payments/simulator/books/clock'
import { randomId } from '@/src/server/payments/simulator/books/table'
import type { Announce } from '@/src/server/payments/simulator/books/world'
import { composeEvent, postEvent, type WebhookTarget } from '@/src/server/payments/simulator/event'
import { missing } from '@/src/server/payments/simulator/failure'
import { type Form, fields, text } from '@/src/server/payments/simulator/params'

/** `hold` keeps events until they are released, for tests of order and loss. */
export type DeliveryMode = 'normal' | 'drop' | 'hold'

export type DeliverySettings = {
  mode: DeliveryMode
  /** Copies of each event, sent at the same time. */
  copies: number
  delayMs: number
  /** Beside the shop's clock. */
  signedSecondsAhead: number
}

type Event = {
  id: string
  type: string
  account: string
  created: number
  rawBody: string
  attempts: number
  delivered: number
}

type Options = {
  clock: Clock
  /** Of the account whose key it is. */
  own: WebhookTarget
  /** Of connected accounts; without it their events are not sent. */
  connect?: WebhookTarget
  /** Attempts per copy until a 2xx. */
  maxAttempts?: number
}

/** Sends signed events to the shop, and again until it says 2xx, as Stripe does, only sooner. */
export function createDeliveries({ clock, own, connect, maxAttempts = 200 }: Options) {
  const events: Event[] = []
  const held: Event[] = []
  const settings: DeliverySettings = {
    mode: 'normal',
    copies: 1,
    delayMs: 0,
    signedSecondsAhead: 0,
  }
  let isClosed = false

  async function deliver(event: Event): Promise<void> {
    await sleep(settings.delayMs)
    await Promise.all(Array.from({ length: settings.copies }, () => deliverCopy(event)))
  }

  async function deliverCopy(event: Event): Promise<void> {
    const target = event.account ? connect : own
    for (let attempt = 0; target && attempt < maxAttempts && !isClosed; attempt += 1) {
      event.attempts += 1
      if (await postEvent(target, event.rawBody, settings.signedSecondsAhead)) {
        event.delivered += 1
        return
      }
      await sleep(Math.min(100 * 2 ** Math.min(attempt, 4), 1000))
    }
  }

  const announce: Announce = (type, object, account) => {
    const id = randomId('evt')
    const created = clock.now()
    const rawBody = JSON.stringify(composeEvent({ id, type, object, account, created }))
    const event = { id, type, account, created, rawBody, attempts: 0, delivered: 0 }
    events.push(event)
    if (settings.mode === 'hold') {
      held.push(event)
    } else if (settings.mode === 'normal') {
      void deliver(event)
    }
  }

  return {
    settings,
    announce,

    /** Sends what was held, last first when reversed, and waits until each has been taken. */
    async release({ isReversed }: { isReversed: boolean }): Promise<void> {
      const waiting = held.splice(0)
      for (const event of isReversed ? waiting.reverse() : waiting) {
        await deliver(event)
      }
    },

    /** Sends these events of the past, in this order, some at a time; each until it has been taken. */
    async send(ids: readonly string[], atOnce = 8): Promise<void> {
      const waiting = ids.flatMap((id) => events.find((event) => event.id === id) ?? [])
      const next = async (): Promise<void> => {
        for (let event = waiting.shift(); event; event = waiting.shift()) {
          await deliverCopy(event)
        }
      }
      await Promise.all(Array.from({ length: atOnce }, next))
    },

    /** Events as the API lists them, newest first. */
    list(account: string, form: Form): { id: string }[] {
      const since = Number(text(fields(form.created).gte) ?? 0)
      const success = text(form.delivery_success)
      const type = text(form.type)
      return events
        .filter(
          (event) =>
            event.account === account &&
            event.created >= since &&
            (type === null || event.type === type) &&
            (success === null || String(event.delivered > 0) === success),
        )
        .map(toObject)
        .reverse()
    },

    get(id: string, account: string): { id: string } {
      const found = events.find((event) => event.id === id && event.account === account)
      if (!found) {
        throw missing('event', id)
      }
      return toObject(found)
    },

    dump: () => events.map(({ rawBody: _body, ...event }) => event),
    close(): void {
      isClosed = true
    },
  }
}

function toObject({ rawBody }: Event): { id: string } {
  return JSON.parse(rawBody) as { id: string }
}

export type Deliveries = ReturnType<typeof createDeliveries>
