import { z } from 'zod'
import type { Books } from '@/scripts/fake-stripe/books'
import type { Deliveries } from '@/scripts/fake-stripe/deliveries'
import type { Faults } from '@/scripts/fake-stripe/faults'

const bodies = {
  fault: z.object({
    kind: z.enum(['500', '429', '401', 'hang', 'reset', 'malformed', 'html404']),
    times: z.int().min(1).default(1),
    seconds: z.number().default(0),
  }),
  delivery: z.object({
    mode: z.enum(['normal', 'drop', 'hold']).default('normal'),
    copies: z.int().min(1).max(100).default(1),
    delayMs: z.number().min(0).default(0),
  }),
  release: z.object({ isReversed: z.boolean().default(false) }),
  repeat: z.object({ times: z.int().min(1).max(50).default(1) }),
  pay: z.object({ id: z.string(), outcome: z.enum(['pay', 'decline']).default('pay') }),
  tamper: z.object({
    id: z.string(),
    amount_total: z.int().optional(),
    currency: z.string().optional(),
    livemode: z.boolean().optional(),
  }),
} as const

/** `/_ctl/…`: what a test makes this stand-in do, and what it asks it about. */
export function createControl(parts: { books: Books; deliveries: Deliveries; faults: Faults }) {
  const { books, deliveries, faults } = parts

  return async (name: string, body: unknown): Promise<unknown> => {
    switch (name) {
      case 'state':
        return { ...books.dump(), events: deliveries.dump() }
      case 'fault': {
        const { times, ...fault } = bodies.fault.parse(body)
        faults.add(fault, times)
        return {}
      }
      case 'delivery':
        return Object.assign(deliveries.settings, bodies.delivery.parse(body))
      case 'release':
        await deliveries.release(bodies.release.parse(body))
        return {}
      case 'repeat':
        await deliveries.repeatAll(bodies.repeat.parse(body).times)
        return {}
      case 'pay': {
        const { id, outcome } = bodies.pay.parse(body)
        return books.pay(id, outcome)
      }
      case 'tamper': {
        const { id, ...changes } = bodies.tamper.parse(body)
        return books.tamper(id, changes)
      }
      default:
        return null
    }
  }
}
