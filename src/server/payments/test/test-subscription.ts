import { z } from 'zod'
import { changeCostMinor } from '@/src/core/memberships/membership-change'
import { nextBillingDate } from '@/src/core/memberships/membership-labels'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import type { SubscriptionChange } from '@/src/server/payments/subscriptions'
import { bookedTestRefunds } from '@/src/server/payments/test/booked-test-refunds'

const moment = z.iso.datetime()
/** What a test membership costs, and how often. */
export const testTerms = z.object({
  tierId: z.string(),
  tierName: z.string(),
  interval: z.enum(['month', 'year']),
  amountMinor: z.int(),
})

/** A membership in the books of the test provider, with the page where it began. */
export const testSubscription = z.object({
  membershipId: z.string(),
  attempt: z.int(),
  /** The order that paid for its first period; '' when it began by itself. */
  orderId: z.string().default(''),
  currency: z.string(),
  terms: testTerms,
  next: testTerms.nullable(),
  page: z.object({
    status: z.enum(['open', 'declined', 'cancelled', 'complete', 'expired']),
    expiresAt: moment,
    successUrl: z.string(),
    cancelUrl: z.string(),
  }),
  status: z.enum(['incomplete', 'active', 'past_due', 'canceled']),
  /** The first day of the present rhythm. */
  anchor: moment.nullable(),
  periodStart: moment.nullable(),
  periodEnd: moment.nullable(),
  startedAt: moment.nullable(),
  endedAt: moment.nullable(),
  cancelAtPeriodEnd: z.boolean(),
  /** What the pretended card does when it is charged. */
  cardDeclines: z.boolean(),
  /** Failed attempts to be paid for the present period. */
  failures: z.int(),
  retryAt: moment.nullable(),
  /** What the following payments are reduced by. */
  creditMinor: z.int(),
  /** The key of the last change: asked again with it, nothing changes. */
  lastChange: z.string(),
  payments: z.array(
    z.object({
      amountMinor: z.int(),
      paidAt: moment,
      /** What a change cost within a period that was paid for. */
      isExtra: z.boolean().default(false),
      refunds: bookedTestRefunds.default([]),
    }),
  ),
})

export type TestSubscription = z.infer<typeof testSubscription>

/** Days after a failed renewal on which the card is tried again. */
const retryDays = [1, 3, 5]
const dayMs = 24 * 3600 * 1000

/** Paid on its page for the first time. */
export function startSubscription(state: TestSubscription, now: Date): TestSubscription {
  const started = now.toISOString()
  return charge(
    {
      ...state,
      page: { ...state.page, status: 'complete' },
      anchor: started,
      startedAt: started,
      periodStart: started,
      periodEnd: nextBillingDate(now, state.terms.interval, now).toISOString(),
    },
    now,
  )
}

/** When something happens to it by itself; null when nothing will. */
export function dueAtOf({ status, periodEnd, retryAt }: TestSubscription): string | null {
  if (status === 'active') {
    return periodEnd
  }
  return status === 'past_due' ? retryAt : null
}

/** What happens by itself: it ends as it was asked to, is paid again, or its card is tried again. */
export function advanceSubscription(state: TestSubscription, now: Date): TestSubscription {
  const dueAt = dueAtOf(state)
  if (dueAt === null || new Date(dueAt) > now) {
    return state
  }
  return state.status === 'past_due' ? charge(state, now) : turnOver(state, now)
}

function turnOver(state: TestSubscription, now: Date): TestSubscription {
  const { periodEnd, cancelAtPeriodEnd, next } = state
  if (periodEnd === null || cancelAtPeriodEnd) {
    return { ...state, status: 'canceled', endedAt: periodEnd ?? now.toISOString() }
  }
  const anchor = next && next.interval !== state.terms.interval ? periodEnd : state.anchor
  const renewed = { ...state, terms: next ?? state.terms, next: null, anchor }
  return charge(
    {
      ...renewed,
      periodStart: periodEnd,
      periodEnd: nextBillingDate(
        new Date(anchor ?? periodEnd),
        renewed.terms.interval,
        new Date(periodEnd),
      ).toISOString(),
      failures: 0,
    },
    now,
  )
}

/** The card is charged for the present period. */
export function charge(state: TestSubscription, now: Date): TestSubscription {
  if (state.cardDeclines) {
    const days = retryDays[state.failures]
    const began = new Date(state.periodStart ?? now).getTime()
    return {
      ...state,
      status: 'past_due',
      failures: state.failures + 1,
      retryAt: days === undefined ? null : new Date(began + days * dayMs).toISOString(),
    }
  }
  return {
    ...pay(state, { dueMinor: state.terms.amountMinor }, now),
    status: 'active',
    failures: 0,
    retryAt: null,
  }
}

/** Credit is used up first; nothing to pay is no payment. */
function pay(
  state: TestSubscription,
  { dueMinor, isExtra = false }: { dueMinor: number; isExtra?: boolean },
  now: Date,
): TestSubscription {
  const amountMinor = Math.max(0, dueMinor - state.creditMinor)
  return {
    ...state,
    creditMinor: Math.max(0, state.creditMinor - dueMinor),
    payments:
      amountMinor > 0
        ? [...state.payments, { amountMinor, paidAt: now.toISOString(), isExtra, refunds: [] }]
        : state.payments,
  }
}

/**
 * As if so much time had passed: everything that it knows of lies further back. The rhythm goes on from
 * the end of the period, because months differ in length.
 */
export function letTimePass(state: TestSubscription, milliseconds: number): TestSubscription {
  const back = (moment: string | null) =>
    moment && new Date(new Date(moment).getTime() - milliseconds).toISOString()
  return {
    ...state,
    anchor: back(state.periodEnd),
    periodStart: back(state.periodStart),
    periodEnd: back(state.periodEnd),
    startedAt: back(state.startedAt),
    retryAt: back(state.retryAt),
  }
}

/**
 * @returns null when the card refuses what the change costs
 * @throws {PaymentProviderError} `ending` when it ends with what is paid for: no change takes that back
 */
export function changeSubscription(
  state: TestSubscription,
  { terms: wanted, moment: when }: Pick<SubscriptionChange, 'terms' | 'moment'>,
  now: Date,
): TestSubscription | null {
  if (state.cancelAtPeriodEnd) {
    throw new PaymentProviderError('ending', 'The membership ends with its period')
  }
  if (when === 'period_end') {
    return { ...state, next: isSame(wanted, state.terms) ? null : wanted }
  }
  const periodStart = new Date(state.periodStart ?? now)
  const periodEnd = new Date(state.periodEnd ?? now)
  const dueMinor = changeCostMinor({ ...state.terms, periodStart, periodEnd }, wanted, now)
  if (state.cardDeclines && dueMinor > state.creditMinor) {
    return null
  }
  const isExtra = wanted.interval === state.terms.interval
  const changed = { ...pay(state, { dueMinor, isExtra }, now), terms: wanted, next: null }
  return isExtra
    ? changed
    : {
        ...changed,
        anchor: now.toISOString(),
        periodStart: now.toISOString(),
        periodEnd: nextBillingDate(now, wanted.interval, now).toISOString(),
      }
}

function isSame(a: TestSubscription['terms'], b: TestSubscription['terms']): boolean {
  return a.tierId === b.tierId && a.interval === b.interval && a.amountMinor === b.amountMinor
}
