import { z } from 'zod'
import type { Report } from '@/plugins/commerce/payments/payment-report'
import type { PaymentFact, ProviderDispute } from '@/src/server/payments/payment-provider'

export type DisputeReport = Report<Extract<PaymentFact, { kind: 'dispute' }>>

const state = z.enum(['open', 'won', 'lost'])
const history = z.record(z.string(), state)

type DisputeState = z.output<typeof state>

/** What is known of the objections to a payment. */
export type Disputed = { disputes?: unknown; disputeState?: DisputeState | null }

/** How they stand together: one that is lost decides, then one that is open. */
export type DisputeNews = {
  disputes: Record<string, DisputeState>
  disputeState: DisputeState
  /** Of one that is lost: when, and what the bank and the provider took. */
  disputeLostAt?: string
  disputedMinor?: number
  disputeFeeMinor?: number | null
}

/**
 * Adds what is said of one objection. Events come late: what is decided stays decided. But anyone who lost one
 * at the bank can raise another.
 *
 * @returns null when it is no news
 */
export function withDispute(
  before: Disputed,
  { id, state: now, amountMinor, feeMinor }: ProviderDispute,
): DisputeNews | null {
  const known = history.safeParse(before.disputes).data ?? {}
  const was = known[id]
  if (before.disputeState === 'lost' || was === now || was === 'won' || was === 'lost') {
    return null
  }
  const disputes = { ...known, [id]: now }
  const states = Object.values(disputes)
  const disputeState = (['lost', 'open'] as const).find((each) => states.includes(each)) ?? 'won'
  return {
    disputes,
    disputeState,
    ...(now === 'lost' && {
      disputeLostAt: new Date().toISOString(),
      disputedMinor: amountMinor,
      disputeFeeMinor: feeMinor,
    }),
  }
}
