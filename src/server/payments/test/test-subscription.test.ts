import { expect, it } from 'vitest'
import {
  advanceSubscription,
  changeSubscription,
  dueAtOf,
  startSubscription,
  type TestSubscription,
} from '@/src/server/payments/test/test-subscription'
import { newTestSubscription } from '@/src/server/payments/test/test-subscriptions'

const terms = { tierId: 'basic', tierName: 'Basic', interval: 'month', amountMinor: 500 } as const

const begin = (moment: string) =>
  startSubscription(
    newTestSubscription({
      idempotencyKey: 'key',
      membershipId: 'membership',
      profileId: 'profile',
      attempt: 1,
      email: 'fan@example.com',
      customerId: null,
      currency: 'usd',
      terms,
      platformFeeBps: 0,
      expiresAt: new Date(moment),
      successUrl: 'http://localhost/',
      cancelUrl: 'http://localhost/',
    }),
    new Date(moment),
  )

/** Wakes up whenever something is due, until that moment. */
function sleepUntil(state: TestSubscription, moment: string): TestSubscription {
  const dueAt = dueAtOf(state)
  return dueAt === null || dueAt > moment
    ? state
    : sleepUntil(advanceSubscription(state, new Date(dueAt)), moment)
}

it('renews on the last day of short months, over leap days and clock changes', () => {
  const state = sleepUntil(begin('2028-01-31T23:30:00.000Z'), '2028-05-01T00:00:00.000Z')
  expect(state.payments.map(({ paidAt }) => paidAt.slice(0, 10))).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
  expect(state.periodEnd).toBe('2028-05-31T23:30:00.000Z')
})

it('tries a card that is declined three times more, and waits then', () => {
  const declining = { ...begin('2027-01-10T00:00:00.000Z'), cardDeclines: true }
  const state = sleepUntil(declining, '2027-06-01T00:00:00.000Z')
  expect([state.status, state.failures, state.retryAt]).toEqual(['past_due', 4, null])
  expect(state.payments).toHaveLength(1)
  expect(sleepUntil({ ...state, cardDeclines: false }, '2027-06-01T00:00:00.000Z')).toMatchObject({
    status: 'past_due',
  })
})

it('uses up what is left of a year before it takes money again', () => {
  const yearly = { ...terms, interval: 'year' as const, amountMinor: 12_000 }
  const dear = { ...terms, tierId: 'plus', tierName: 'Plus', amountMinor: 2000 }
  const start = new Date('2027-01-01T00:00:00.000Z')
  const year = changeSubscription(
    begin(start.toISOString()),
    { terms: yearly, moment: 'now' },
    start,
  )
  expect(year?.payments.map(({ amountMinor }) => amountMinor)).toEqual([500, 11_500])
  expect(year?.payments.map(({ isExtra }) => isExtra)).toEqual([false, false])
  const month = year && changeSubscription(year, { terms: dear, moment: 'now' }, start)
  expect(month?.creditMinor).toBe(10_000)
  const later = month && sleepUntil(month, '2027-07-15T00:00:00.000Z')
  // Five months of credit, then one that is paid.
  expect([later?.creditMinor, later?.payments.length]).toEqual([0, 3])
})

it('knows what was paid on top within a period from what began one', () => {
  const start = new Date('2027-01-01T00:00:00.000Z')
  const plus = { ...terms, tierId: 'plus', tierName: 'Plus', amountMinor: 900 }
  const changed = changeSubscription(
    begin(start.toISOString()),
    { terms: plus, moment: 'now' },
    start,
  )
  const renewed = changed && sleepUntil(changed, '2027-02-02T00:00:00.000Z')
  expect(renewed?.payments.map(({ amountMinor, isExtra }) => [amountMinor, isExtra])).toEqual([
    [500, false],
    [400, true],
    [900, false],
  ])
})
