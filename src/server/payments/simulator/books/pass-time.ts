import type { World } from '@/src/server/payments/simulator/books/world'
import { readSession } from '@/src/server/payments/simulator/objects/session'
import { itemOf } from '@/src/server/payments/simulator/objects/subscription'
import { retryInvoice, turnPeriod } from '@/src/server/payments/simulator/objects/turn-period'

type Due = { at: number; run: () => void }

/** Moves the clock on, and does what happens by itself on the way, in its order. */
export function passTime(world: World, seconds: number): void {
  const until = world.clock.now() + seconds
  for (let due = nextDue(world); due && due.at <= until; due = nextDue(world)) {
    world.clock.moveTo(due.at)
    due.run()
  }
  world.clock.moveTo(until)
}

/** What happens by itself next. */
export function nextDue(world: World): Due | undefined {
  return [...renewals(world), ...retries(world), ...expiries(world)].sort((a, b) => a.at - b.at)[0]
}

function renewals(world: World): Due[] {
  return world.subscriptions
    .all()
    .flatMap(({ row }) =>
      ['active', 'trialing', 'past_due'].includes(row.status)
        ? [{ at: itemOf(row).current_period_end, run: () => turnPeriod(world, row) }]
        : [],
    )
}

function retries(world: World): Due[] {
  return world.invoices
    .all()
    .flatMap(({ row }) =>
      row.status === 'open' && row.next_payment_attempt !== null
        ? [{ at: row.next_payment_attempt, run: () => retryInvoice(world, row) }]
        : [],
    )
}

function expiries(world: World): Due[] {
  return world.sessions.all().flatMap(({ row }) =>
    row.status === 'open'
      ? [
          {
            at: row.expires_at + 1,
            run: () => {
              readSession(world, row.id)
            },
          },
        ]
      : [],
  )
}
