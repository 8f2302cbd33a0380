import { addInterval } from '@/src/server/payments/simulator/books/clock'
import type { World } from '@/src/server/payments/simulator/books/world'
import type { Card } from '@/src/server/payments/simulator/cards'
import { detachSchedule } from '@/src/server/payments/simulator/objects/detach-schedule'
import { type Invoice, payInvoice } from '@/src/server/payments/simulator/objects/invoice'
import type { Schedule } from '@/src/server/payments/simulator/objects/schedule'
import {
  billPeriod,
  endSubscription,
  intervalOf,
  itemOf,
  type Subscription,
} from '@/src/server/payments/simulator/objects/subscription'
import { merged } from '@/src/server/payments/simulator/params'

/** The next period, or the end of the last one. */
export function turnPeriod(world: World, subscription: Subscription): void {
  if (subscription.cancel_at_period_end) {
    endSubscription(world, subscription)
    return
  }
  turnPhase(world, subscription)
  const account = world.subscriptions.accountOf(subscription.id)
  const item = itemOf(subscription)
  const start = item.current_period_end
  item.current_period_start = start
  item.current_period_end = addInterval(
    start,
    intervalOf(item.price),
    subscription.billing_cycle_anchor,
  )
  const invoice = billPeriod(world, account, subscription, {
    reason: 'subscription_cycle',
    amount: item.price.unit_amount * item.quantity,
  })
  subscription.status = payInvoice(world, account, invoice) ? 'active' : 'past_due'
  world.announce('customer.subscription.updated', subscription, account)
}

/** When a period is over, so may the phase be: what it is followed by begins with the next period. */
function turnPhase(world: World, subscription: Subscription): void {
  const item = itemOf(subscription)
  const schedule = subscription.schedule ? world.schedules.get(subscription.schedule) : null
  const ends = schedule?.current_phase?.end_date ?? Number.POSITIVE_INFINITY
  if (!schedule || ends > item.current_period_end) {
    return
  }
  const next = schedule.phases.find(({ start_date }) => start_date >= ends)
  if (next) {
    enter(world, subscription, next)
    schedule.current_phase = { start_date: next.start_date, end_date: next.end_date }
    const account = world.subscriptions.accountOf(subscription.id)
    world.announce('subscription_schedule.updated', schedule, account)
  } else {
    detachSchedule(world, schedule, 'released')
  }
}

function enter(world: World, subscription: Subscription, phase: Schedule['phases'][number]): void {
  const item = itemOf(subscription)
  const price = world.prices.get(phase.items[0].price)
  if (intervalOf(price) !== intervalOf(item.price)) {
    subscription.billing_cycle_anchor = phase.start_date
  }
  item.price = price
  subscription.application_fee_percent = phase.application_fee_percent
  subscription.metadata = merged(subscription.metadata, phase.metadata)
}

/** Another card, which pays what is open. */
export function changeCard(world: World, customer: string, card: Card): void {
  world.cardOf.set(customer, card)
  const open = world.invoices
    .all()
    .filter(({ row }) => row.status === 'open' && row.customer === customer)
  for (const { row } of open) {
    retryInvoice(world, row)
  }
}

/** A renewal that failed is tried again; after the last time the subscription ends, or stays unpaid. */
export function retryInvoice(world: World, invoice: Invoice): void {
  const account = world.invoices.accountOf(invoice.id)
  const subscription = world.subscriptions.get(invoice.parent.subscription_details.subscription)
  if (payInvoice(world, account, invoice)) {
    subscription.status = 'active'
  } else if (invoice.next_payment_attempt !== null) {
    return
  } else if (world.settings.afterRetries === 'cancel') {
    endSubscription(world, subscription, 'payment_failed')
    return
  } else {
    subscription.status = world.settings.afterRetries === 'unpaid' ? 'unpaid' : 'past_due'
  }
  world.announce('customer.subscription.updated', subscription, account)
}
