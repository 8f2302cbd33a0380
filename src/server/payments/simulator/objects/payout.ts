import type { World } from '@/src/server/payments/simulator/books/world'
import { balanceOf } from '@/src/server/payments/simulator/objects/intent'

export type Payout = ReturnType<typeof newPayout>

const daySeconds = 86_400
/** As Stripe does it in most countries. */
const delayDays = 2

/** What went to the bank: all of a day and of one currency at once, some days later; newest first. */
export function payoutsOf(world: World, account: string): Payout[] {
  const sums = new Map<string, { day: number; currency: string; amount: number }>()
  const add = (created: number, currency: string, amount: number) => {
    const day = Math.floor(created / daySeconds)
    const key = `${day}_${currency}`
    const before = sums.get(key)?.amount ?? 0
    sums.set(key, { day, currency, amount: before + amount })
  }
  for (const intent of world.intents.of(account)) {
    if (intent.status === 'succeeded') {
      add(intent.created, intent.currency, balanceOf(intent).net)
    }
  }
  for (const refund of world.refunds.of(account)) {
    if (refund.status !== 'failed') {
      const returned = world.feesReturned.get(refund.id) ?? 0
      add(refund.created, refund.currency, returned - refund.amount)
    }
  }
  return [...sums.entries()]
    .filter(([, { amount }]) => amount > 0)
    .map(([key, sum]) => newPayout(`po_${key}`, sum, world.clock.now()))
    .sort((a, b) => b.arrival_date - a.arrival_date)
}

function newPayout(
  id: string,
  { day, currency, amount }: { day: number; currency: string; amount: number },
  now: number,
) {
  const arrives = (day + delayDays) * daySeconds
  return {
    id,
    object: 'payout' as const,
    amount,
    arrival_date: arrives,
    automatic: true,
    created: (day + 1) * daySeconds,
    currency,
    status: arrives <= now ? 'paid' : 'in_transit',
  }
}
