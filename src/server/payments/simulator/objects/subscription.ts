import { addInterval } from '@/src/server/payments/simulator/books/clock'
import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { invalid } from '@/src/server/payments/simulator/failure'
import {
  type CheckoutLine,
  readPriceData,
} from '@/src/server/payments/simulator/objects/checkout-params'
import { detachSchedule } from '@/src/server/payments/simulator/objects/detach-schedule'
import {
  type Invoice,
  openInvoice,
  payInvoice,
} from '@/src/server/payments/simulator/objects/invoice'
import { createPrice, type Price } from '@/src/server/payments/simulator/objects/price'
import {
  type Form,
  fields,
  list,
  only,
  required,
  texts,
} from '@/src/server/payments/simulator/params'

export type Subscription = ReturnType<typeof newSubscription>

type Start = {
  customer: string
  line: CheckoutLine | undefined
  firstAmount: number
  feePercent: number | null
  metadata: Record<string, string>
}

/** Begins a subscription whose first payment has been taken. */
export function startSubscription(
  world: World,
  account: string,
  { customer, line, firstAmount, feePercent, metadata }: Start,
): { subscription: Subscription; invoice: Invoice } {
  if (!line) {
    throw invalid('A subscription needs a price', 'line_items')
  }
  const price = createPrice(world, account, line.price)
  const subscription = world.subscriptions.add(
    account,
    newSubscription(world, { customer, price, feePercent, metadata }),
  )
  const invoice = billPeriod(world, account, subscription, {
    reason: 'subscription_create',
    amount: firstAmount,
  })
  payInvoice(world, account, invoice, { isFirst: true })
  world.announce('customer.subscription.created', subscription, account)
  return { subscription, invoice }
}

export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: 'cancellation_requested' | 'payment_failed' = 'cancellation_requested',
): Subscription {
  if (subscription.status === 'canceled') {
    return subscription
  }
  const now = world.clock.now()
  const account = world.subscriptions.accountOf(subscription.id)
  Object.assign(subscription, {
    status: 'canceled',
    canceled_at: subscription.canceled_at ?? now,
    ended_at: now,
    cancellation_details: { reason, comment: null, feedback: null },
  })
  if (subscription.schedule) {
    detachSchedule(world, world.schedules.get(subscription.schedule), 'canceled')
  }
  for (const invoice of openInvoicesOf(world, subscription)) {
    invoice.status = 'void'
    invoice.next_payment_attempt = null
  }
  world.announce('customer.subscription.deleted', subscription, account)
  return subscription
}

export function openInvoicesOf(world: World, { id }: Subscription): Invoice[] {
  return world.invoices
    .all()
    .map(({ row }) => row)
    .filter(
      ({ status, parent }) => status === 'open' && parent.subscription_details.subscription === id,
    )
}

export function billPeriod(
  world: World,
  account: string,
  subscription: Subscription,
  { reason, amount }: { reason: 'subscription_create' | 'subscription_cycle'; amount: number },
): Invoice {
  const item = itemOf(subscription)
  const invoice = openInvoice(world, account, {
    customer: subscription.customer,
    subscription: subscription.id,
    metadata: subscription.metadata,
    amount,
    feePercent: subscription.application_fee_percent,
    currency: item.price.currency,
    reason,
    periodStart: item.current_period_start,
    periodEnd: item.current_period_end,
  })
  subscription.latest_invoice = invoice.id
  return invoice
}

export function itemOf({ items }: Subscription) {
  const [item] = items.data
  if (!item) {
    throw invalid('A subscription without an item')
  }
  return item
}

export function intervalOf({ recurring }: Price) {
  if (!recurring) {
    throw invalid('This price does not recur')
  }
  return recurring.interval
}

type NewSubscription = {
  customer: string
  price: Price
  feePercent: number | null
  metadata: Record<string, string>
}

function newSubscription(
  { clock, makeId }: Mint,
  { customer, price, feePercent, metadata }: NewSubscription,
) {
  const now = clock.now()
  const id = makeId('sub')
  const item = {
    id: makeId('si'),
    object: 'subscription_item' as const,
    created: now,
    current_period_end: addInterval(now, intervalOf(price), now),
    current_period_start: now,
    metadata: {} as Record<string, string>,
    price,
    quantity: 1,
    subscription: id,
  }
  return {
    id,
    object: 'subscription' as const,
    application_fee_percent: feePercent,
    billing_cycle_anchor: now,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: null as {
      reason: 'cancellation_requested' | 'payment_failed'
      comment: null
      feedback: null
    } | null,
    collection_method: 'charge_automatically' as const,
    created: now,
    currency: price.currency,
    customer,
    discounts: [] as string[],
    ended_at: null as number | null,
    items: {
      object: 'list' as const,
      data: [item],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null as string | null,
    livemode: false,
    metadata,
    schedule: null as string | null,
    start_date: now,
    status: 'active' as 'active' | 'trialing' | 'past_due' | 'unpaid' | 'canceled' | 'paused',
  }
}

/** `POST /v1/subscriptions`: without a page, for anyone who has a card there. */
export function createSubscription(world: World, form: Form, account: string): Subscription {
  only(form, 'customer', 'items', 'metadata')
  const { id: customer } = world.customers.named(required(form, 'customer'), account)
  const item = fields(list(form.items)[0])
  only(item, 'price_data', 'quantity')
  const price = readPriceData(fields(item.price_data), 'items[0][price_data]')
  return startSubscription(world, account, {
    customer,
    line: { price, name: '', quantity: 1 },
    firstAmount: price.unitAmount,
    feePercent: null,
    metadata: texts(form.metadata),
  }).subscription
}
