import { afterEach, expect, it, vi } from 'vitest'
import { createClock } from '@/src/server/payments/simulator/books/clock'
import { passTime } from '@/src/server/payments/simulator/books/pass-time'
import { createWorld, saveWorld, type World } from '@/src/server/payments/simulator/books/world'
import { changeSubscription } from '@/src/server/payments/simulator/objects/change-subscription'
import { createCustomer } from '@/src/server/payments/simulator/objects/customer'
import { withPayments } from '@/src/server/payments/simulator/objects/invoice'
import {
  itemOf,
  type Subscription,
  startSubscription,
} from '@/src/server/payments/simulator/objects/subscription'
import { readStripePayments } from '@/src/server/payments/stripe/stripe-subscription'

afterEach(() => {
  vi.useRealTimers()
})

function begin(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  const world = createWorld({ announce: () => undefined })
  world.settings.afterRetries = 'leave'
  const { subscription } = startSubscription(world, '', {
    customer: createCustomer(world, '', {}).id,
    line: {
      name: 'Basic',
      quantity: 1,
      price: { currency: 'usd', unitAmount: 500, product: { name: 'Basic' }, interval: 'month' },
    },
    firstAmount: 500,
    feePercent: null,
    metadata: {},
  })
  return { world, subscription }
}

const passTimeUntil = (world: World, moment: string) =>
  passTime(world, Date.parse(moment) / 1000 - world.clock.now())

const changeTo = (world: World, subscription: Subscription, amount: number, interval: string) => {
  const price_data = {
    currency: 'usd',
    unit_amount: String(amount),
    product_data: { name: 'Another' },
    recurring: { interval },
  }
  const form = {
    items: [{ id: itemOf(subscription).id, price_data }],
    proration_behavior: 'always_invoice',
    payment_behavior: 'error_if_incomplete',
  }
  return changeSubscription(world, form, { id: subscription.id, account: '' })
}

const paymentsOf = (world: World) =>
  readStripePayments(
    world.invoices
      .of('')
      .reverse()
      .map((invoice) => withPayments(world, '', invoice)),
  )

it('renews on the last day of short months, over leap days and clock changes', () => {
  const { world, subscription } = begin('2028-01-31T23:30:00Z')
  passTimeUntil(world, '2028-05-01T00:00:00Z')
  expect(paymentsOf(world).map(({ paidAt }) => paidAt.toISOString().slice(0, 10))).toEqual([
    '2028-01-31',
    '2028-02-29',
    '2028-03-31',
    '2028-04-30',
  ])
  const { current_period_end: end } = itemOf(subscription)
  expect(new Date(end * 1000).toISOString()).toBe('2028-05-31T23:30:00.000Z')
})

it('tries a card that is declined three times more, and waits then', () => {
  const { world, subscription } = begin('2027-01-10T00:00:00Z')
  world.cardOf.set(subscription.customer, '0002')
  passTimeUntil(world, '2027-03-09T00:00:00Z')
  const [renewal] = world.invoices.of('')
  expect([subscription.status, renewal?.attempt_count, renewal?.next_payment_attempt]).toEqual([
    'past_due',
    4,
    null,
  ])
  expect(paymentsOf(world)).toHaveLength(1)
})

it('uses up what is left of a year before it takes money again', () => {
  const { world, subscription } = begin('2027-01-01T00:00:00Z')
  changeTo(world, subscription, 12_000, 'year')
  expect(paymentsOf(world).map(({ amountMinor }) => amountMinor)).toEqual([500, 11_500])
  expect(paymentsOf(world).map(({ isExtra }) => isExtra)).toEqual([false, false])
  changeTo(world, subscription, 2000, 'month')
  expect(world.creditOf.get(subscription.customer)).toBe(10_000)
  passTimeUntil(world, '2027-07-15T00:00:00Z')
  // Five months of credit, then one that is paid.
  expect([world.creditOf.get(subscription.customer), paymentsOf(world).length]).toEqual([0, 3])
})

it('knows what was paid on top within a period from what began one', () => {
  const { world, subscription } = begin('2027-01-01T00:00:00Z')
  changeTo(world, subscription, 900, 'month')
  passTimeUntil(world, '2027-02-02T00:00:00Z')
  expect(paymentsOf(world).map(({ amountMinor, isExtra }) => [amountMinor, isExtra])).toEqual([
    [500, false],
    [400, true],
    [900, false],
  ])
})

it('goes on from what was saved as if it had never been away', () => {
  const { world, subscription } = begin('2027-01-01T00:00:00Z')
  const saved = JSON.parse(JSON.stringify(saveWorld(world)))
  const clock = createClock(new Date('2027-02-02T00:00:00Z'))
  const later = createWorld({ announce: () => undefined, clock, saved })
  passTime(later, 0)
  expect(paymentsOf(later)).toHaveLength(2)
  expect(later.subscriptions.get(subscription.id).status).toBe('active')
  expect(paymentsOf(world)).toHaveLength(1)
})
