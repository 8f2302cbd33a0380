import { z } from 'zod'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { stripePaidBy } from '@/src/server/payments/stripe/stripe-invoice-payments'
import type {
  Subscription,
  SubscriptionPage,
  SubscriptionPayment,
  SubscriptionTerms,
} from '@/src/server/payments/subscriptions'

const seconds = z.int().transform((moment) => new Date(moment * 1000))
const interval = z.enum(['month', 'year'])
const reference = z
  .union([z.string(), z.object({ id: z.string() })])
  .transform((target) => (typeof target === 'string' ? target : target.id))

/** What we wrote into the object; foreign ones have none of it. */
const ourWords = z.object({
  membershipId: z.string().default(''),
  orderId: z.string().default(''),
  attempt: z.coerce.number().int().default(0),
  tierId: z.string().default(''),
  interval: interval.optional(),
  amountMinor: z.coerce.number().int().optional(),
  nextTierId: z.string().default(''),
  nextFrom: z.coerce.number().int().default(0),
})
const ourMetadata = ourWords.nullish().transform((metadata) => metadata ?? ourWords.parse({}))

const pageShape = z.object({
  object: z.literal('checkout.session'),
  id: z.string().min(1),
  url: z.string().nullish(),
  status: z.enum(['open', 'complete', 'expired']),
  livemode: z.boolean(),
  subscription: reference.nullish(),
  metadata: ourMetadata,
})

const subscriptionShape = z.object({
  object: z.literal('subscription'),
  id: z.string().min(1),
  status: z.string(),
  livemode: z.boolean(),
  customer: reference,
  currency: z.string(),
  cancel_at_period_end: z.boolean(),
  start_date: seconds,
  ended_at: seconds.nullish(),
  metadata: ourMetadata,
  items: z.object({
    data: z
      .array(
        z.object({
          id: z.string(),
          current_period_start: seconds,
          current_period_end: seconds,
          price: z.object({ unit_amount: z.int(), recurring: z.object({ interval }) }),
        }),
      )
      .min(1),
  }),
})

/** Only lines that belong to a subscription have a word for it; both kinds say it alike. */
const isProration = z
  .object({ proration: z.boolean() })
  .nullish()
  .transform((details) => details?.proration ?? false)

const lineShape = z
  .object({
    parent: z
      .object({ subscription_item_details: isProration, invoice_item_details: isProration })
      .nullish(),
  })
  .transform(
    ({ parent }) => parent?.subscription_item_details || parent?.invoice_item_details || false,
  )

const invoiceShape = z.object({
  id: z.string(),
  amount_paid: z.int(),
  currency: z.string(),
  billing_reason: z.string().nullish(),
  status_transitions: z.object({ paid_at: seconds.nullish() }),
  lines: z.object({ data: z.array(lineShape) }),
  payments: stripePaidBy,
})

const statuses: Record<string, Subscription['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
  paused: 'paused',
}

/** The SDK hands over whatever JSON came back, so the shape is checked. */
function read<Shape extends z.ZodType>(shape: Shape, object: unknown): z.output<Shape> {
  const parsed = shape.safeParse(object)
  if (!parsed.success) {
    throw new PaymentProviderError('unavailable', 'Not what was asked for', { cause: parsed.error })
  }
  return parsed.data
}

/** @throws {PaymentProviderError} `unavailable` when it is no Checkout Session */
export function readStripePage(object: unknown): SubscriptionPage {
  const { id, url, status, livemode, subscription, metadata } = read(pageShape, object)
  return {
    id,
    url: status === 'open' ? (url ?? null) : null,
    state: status,
    subscriptionId: subscription ?? null,
    membershipId: metadata.membershipId,
    attempt: metadata.attempt,
    livemode,
  }
}

/**
 * Our view of a subscription. Its price is that of the next payment; what runs until then stands in what
 * we wrote into it.
 *
 * @throws {PaymentProviderError} `unavailable` when it is no subscription
 */
export function readStripeSubscription(
  object: unknown,
  payments: readonly SubscriptionPayment[],
): Subscription {
  const found = read(subscriptionShape, object)
  const { metadata } = found
  const item = firstOf(found.items.data)
  const price = { interval: item.price.recurring.interval, amountMinor: item.price.unit_amount }
  const periodStart = item.current_period_start
  const waits = metadata.nextTierId !== '' && metadata.nextFrom * 1000 > periodStart.getTime()
  const hasTurned = metadata.nextTierId !== '' && !waits
  const status = statuses[found.status] ?? 'paused'
  return {
    id: found.id,
    membershipId: metadata.membershipId,
    orderId: metadata.orderId,
    status,
    livemode: found.livemode,
    customerId: found.customer,
    currency: found.currency.toLowerCase(),
    terms: waits
      ? {
          tierId: metadata.tierId,
          interval: metadata.interval ?? price.interval,
          amountMinor: metadata.amountMinor ?? price.amountMinor,
        }
      : { tierId: hasTurned ? metadata.nextTierId : metadata.tierId, ...price },
    next: waits ? { tierId: metadata.nextTierId, ...price } : null,
    periodStart,
    paidUntil: paidUntil(status, { ...item, endedAt: found.ended_at ?? null }),
    cancelAtPeriodEnd: found.cancel_at_period_end,
    startedAt: found.start_date,
    endedAt: found.ended_at ?? null,
    payments,
  }
}

/** Stripe moves the period on before it is paid. */
function paidUntil(
  status: Subscription['status'],
  item: { current_period_start: Date; current_period_end: Date; endedAt: Date | null },
): Date | null {
  switch (status) {
    case 'active':
    case 'paused':
      return item.current_period_end
    case 'past_due':
    case 'unpaid':
      return item.current_period_start
    case 'canceled':
      return item.endedAt ?? item.current_period_start
    default:
      return null
  }
}

/** The item that carries the price: our subscriptions have one. */
export function readStripeItem(object: unknown): { id: string; periodEnd: Date } {
  const { id, current_period_end } = firstOf(read(subscriptionShape, object).items.data)
  return { id, periodEnd: current_period_end }
}

/**
 * Paid invoices; those of nothing are no payments. A change to another rhythm begins a period, whose whole
 * price is one of the lines; one within a period has shares of prices alone.
 */
export function readStripePayments(objects: readonly unknown[]): SubscriptionPayment[] {
  return objects
    .map((object) => read(invoiceShape, object))
    .filter(({ amount_paid }) => amount_paid > 0)
    .map(({ id, amount_paid, currency, billing_reason, status_transitions, lines, payments }) => ({
      id,
      amountMinor: amount_paid,
      currency: currency.toLowerCase(),
      paidAt: status_transitions.paid_at ?? new Date(),
      isFirst: billing_reason === 'subscription_create',
      isExtra: billing_reason === 'subscription_update' && lines.data.every(Boolean),
      paymentIntentId: payments,
    }))
}

/** What is written into a subscription: what runs, and what it becomes at a moment in Unix seconds. */
export function termsMetadata(
  { tierId, interval: rhythm, amountMinor }: Omit<SubscriptionTerms, 'tierName'>,
  next?: { tierId: string; from: Date },
): Record<string, string> {
  return {
    tierId,
    interval: rhythm,
    amountMinor: String(amountMinor),
    // An empty value takes the key out.
    nextTierId: next?.tierId ?? '',
    nextFrom: next ? String(Math.floor(next.from.getTime() / 1000)) : '',
  }
}

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items
  if (!first) {
    throw new PaymentProviderError('unavailable', 'A subscription without an item')
  }
  return first
}
