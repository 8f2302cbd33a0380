import { addInterval } from '@/src/server/payments/simulator/books/clock'
import type { World } from '@/src/server/payments/simulator/books/world'
import { declined, invalid } from '@/src/server/payments/simulator/failure'
import { readPriceData } from '@/src/server/payments/simulator/objects/checkout-params'
import {
  canCharge,
  openInvoice,
  payInvoice,
  settleCredit,
} from '@/src/server/payments/simulator/objects/invoice'
import { createPrice, type Price } from '@/src/server/payments/simulator/objects/price'
import {
  intervalOf,
  itemOf,
  type Subscription,
} from '@/src/server/payments/simulator/objects/subscription'
import {
  type Form,
  fields,
  flag,
  list,
  merged,
  oneOf,
  only,
  text,
} from '@/src/server/payments/simulator/params'

const known = [
  'items',
  'metadata',
  'cancel_at_period_end',
  'proration_behavior',
  'payment_behavior',
]

/** `POST /v1/subscriptions/{id}`: all or nothing, as with a card that is declined. */
export function changeSubscription(
  world: World,
  form: Form,
  { id, account }: { id: string; account: string },
): Subscription {
  only(form, ...known)
  const subscription = world.subscriptions.get(id, account)
  if (subscription.status === 'canceled') {
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.')
  }
  refuseScheduled(subscription, form)
  const price = readNewPrice(world, form, subscription, account)
  if (price) {
    changePrice(world, subscription, { price, account, form })
  }
  if (form.cancel_at_period_end !== undefined) {
    const isEnding = flag(form.cancel_at_period_end, 'cancel_at_period_end')
    subscription.cancel_at_period_end = isEnding
    subscription.cancel_at = isEnding ? itemOf(subscription).current_period_end : null
    subscription.canceled_at = isEnding ? world.clock.now() : null
  }
  subscription.metadata = merged(subscription.metadata, form.metadata)
  world.announce('customer.subscription.updated', subscription, account)
  return subscription
}

/** How a subscription ends is up to its schedule, when it has one. */
function refuseScheduled({ schedule }: Subscription, form: Form): void {
  if (schedule && form.cancel_at_period_end !== undefined) {
    throw invalid(
      `The subscription is managed by the subscription schedule \`${schedule}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    )
  }
  if (schedule && form.items !== undefined) {
    throw invalid('This stand-in changes prices of subscriptions without a schedule', 'items')
  }
}

function readNewPrice(
  world: World,
  form: Form,
  subscription: Subscription,
  account: string,
): Price | null {
  const [given] = list(form.items)
  if (given === undefined) {
    return null
  }
  const item = fields(given)
  only(item, 'id', 'price', 'price_data', 'quantity')
  if (text(item.id) !== itemOf(subscription).id) {
    throw invalid('This stand-in changes the one item of a subscription', 'items[0][id]')
  }
  const price = text(item.price)
  return price
    ? world.prices.get(price, account)
    : createPrice(world, account, readPriceData(fields(item.price_data), 'items[0][price_data]'))
}

type Change = { price: Price; account: string; form: Form }

/** Another rhythm begins a new period at once. */
function changePrice(world: World, subscription: Subscription, change: Change): void {
  const { price, account, form } = change
  const behaviour = oneOf(
    form.proration_behavior ?? 'create_prorations',
    ['create_prorations', 'none', 'always_invoice'],
    'proration_behavior',
  )
  const item = itemOf(subscription)
  const now = world.clock.now()
  const restarts = intervalOf(item.price) !== intervalOf(price)
  const shareLeft =
    Math.max(0, item.current_period_end - now) /
    (item.current_period_end - item.current_period_start)
  const credit = Math.round(item.price.unit_amount * shareLeft)
  const cost = restarts ? price.unit_amount : Math.round(price.unit_amount * shareLeft)
  const amount = behaviour === 'none' ? (restarts ? price.unit_amount : 0) : cost - credit
  const isBilled = restarts || behaviour === 'always_invoice'
  const failsWhole = form.payment_behavior === 'error_if_incomplete'
  const { customer } = subscription
  const { dueMinor } = settleCredit(world, { customer, amount })
  if (isBilled && dueMinor > 0 && failsWhole && !canCharge(world, customer)) {
    throw declined()
  }
  item.price = price
  if (restarts) {
    item.current_period_start = now
    item.current_period_end = addInterval(now, intervalOf(price), now)
    subscription.billing_cycle_anchor = now
  }
  if (isBilled) {
    const invoice = openInvoice(world, account, {
      customer,
      subscription: subscription.id,
      metadata: subscription.metadata,
      amount,
      feePercent: subscription.application_fee_percent,
      currency: price.currency,
      reason: 'subscription_update',
      periodStart: item.current_period_start,
      periodEnd: item.current_period_end,
      lines: [
        ...(behaviour === 'none' ? [] : [{ amount: -credit, isProration: true }]),
        { amount: cost, isProration: !restarts },
      ],
    })
    subscription.latest_invoice = invoice.id
    subscription.status = payInvoice(world, account, invoice) ? 'active' : 'past_due'
  }
}
