import { z } from 'zod'
import type { Terms } from '@/src/core/memberships/membership-change'
import { PaymentProviderError } from '@/src/server/payments/payment-provider'
import { stripePaidBy } from '@/src/server/payments/stripe/stripe-invoice-payments'
import { readAs, reference } from '@/src/server/payments/stripe/stripe-shapes'
import type {
  Subscription,
  SubscriptionPage,
  SubscriptionPayment,
} from '@/src/server/payments/subscriptions'

const seconds = z.int().transform((moment) => new Date(moment * 1000))
const interval = z.enum(['month', 'year'])
/** What we wrote into the object; foreign ones have none of it. */
const ourWords = z.object({
  membershipId: z.string().default(''),
  orderId: z.string().default(''),
  adopted: z.string().default(''),
  attempt: z.coerce.number().int().default(0),
  tierId: z.string().default(''),
  nextTierId: z.string().default(''),
  nextInterval: z.string().default(''),
  nextAmountMinor: z.string().default(''),
})
const ourMetadata = ourWords.nullish().transform((metadata) => metadata ?? ourWords.parse({}))

/** Terms that we wrote down; null for what others wrote. */
const writtenTerms = z
  .object({ tierId: z.string().min(1), interval, amountMinor: z.coerce.number().int() })
  .nullable()
  .catch(null)

const scheduleShape = z.object({
  id: z.string(),
  current_phase: z.object({ start_date: z.int() }).nullish(),
  phases: z.array(z.object({ start_date: seconds, metadata: writtenTerms })),
})

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
  application_fee_percent: z.number().nullish(),
  schedule: scheduleShape.nullish(),
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
          price: z.object({
            id: z.string(),
            unit_amount: z.int(),
            recurring: z.object({ interval }),
          }),
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

export const stripeStatuses: Readonly<Record<string, Subscription['status']>> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  active: 'active',
  // By hand in Stripe's dashboard, or begun by another service.
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'unpaid',
  canceled: 'canceled',
  paused: 'paused',
}

/** @throws {PaymentProviderError} `unavailable` when it is no Checkout Session */
export function readStripePage(object: unknown): SubscriptionPage {
  const { id, url, status, livemode, subscription, metadata } = readAs(pageShape, object)
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
 * Our view of a subscription, asked for with its schedule. Its price is the one that is paid; what waits
 * for the end of the period stands in the schedule.
 *
 * @throws {PaymentProviderError} `unavailable` when it is no subscription
 */
export function readStripeSubscription(
  object: unknown,
  payments: readonly SubscriptionPayment[],
): Subscription {
  const found = readAs(subscriptionShape, object)
  const { metadata } = found
  const item = firstOf(found.items.data)
  const status = stripeStatuses[found.status] ?? 'paused'
  return {
    id: found.id,
    membershipId: metadata.membershipId,
    orderId: metadata.orderId,
    isAdopted: metadata.adopted !== '',
    status,
    livemode: found.livemode,
    customerId: found.customer,
    currency: found.currency.toLowerCase(),
    terms: termsOf(found),
    next: scheduledTerms(found) ?? (found.cancel_at_period_end ? keptTerms(found) : null),
    periodStart: item.current_period_start,
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

/** A subscription as what is to be changed in it. */
export type RunningStripe = {
  id: string
  currency: string
  itemId: string
  priceId: string
  /** Unix seconds. */
  periodEnd: number
  feePercent: number | null
  terms: Terms
  isEnding: boolean
  schedule: StripeSchedule | null
  /** What waits for the end of the period, or did until it was to end then. */
  waits: Terms | null
}

export type StripeSchedule = {
  id: string
  /** When what runs now began, in Unix seconds; null when nothing does. */
  began: number | null
}

/** @throws {PaymentProviderError} `unavailable` when it is no subscription with its schedule */
export function readRunningStripe(object: unknown): RunningStripe {
  const found = readAs(subscriptionShape, object)
  const item = firstOf(found.items.data)
  return {
    id: found.id,
    currency: found.currency,
    itemId: item.id,
    priceId: item.price.id,
    periodEnd: Math.floor(item.current_period_end.getTime() / 1000),
    feePercent: found.application_fee_percent ?? null,
    terms: termsOf(found),
    isEnding: found.cancel_at_period_end,
    schedule: found.schedule ? toSchedule(found.schedule) : null,
    waits: scheduledTerms(found) ?? keptTerms(found),
  }
}

/** @throws {PaymentProviderError} `unavailable` when it is no schedule */
export function readStripeSchedule(object: unknown): StripeSchedule {
  return toSchedule(readAs(scheduleShape, object))
}

function toSchedule({ id, current_phase }: z.output<typeof scheduleShape>): StripeSchedule {
  return { id, began: current_phase?.start_date ?? null }
}

type Found = z.output<typeof subscriptionShape>

function termsOf({ metadata, items }: Found): Terms {
  const { price } = firstOf(items.data)
  const { tierId } = metadata
  return { tierId, interval: price.recurring.interval, amountMinor: price.unit_amount }
}

function scheduledTerms({ schedule, items }: Found): Terms | null {
  const { current_period_start } = firstOf(items.data)
  const next = schedule?.phases.find(({ start_date }) => start_date > current_period_start)
  return next?.metadata ?? null
}

function keptTerms({ metadata }: Found): Terms | null {
  const { nextTierId: tierId, nextInterval, nextAmountMinor: amountMinor } = metadata
  return writtenTerms.parse({ tierId, interval: nextInterval, amountMinor })
}

/**
 * Paid invoices; those of nothing are no payments. A change to another rhythm begins a period, whose whole
 * price is one of the lines; one within a period has shares of prices alone.
 */
export function readStripePayments(objects: readonly unknown[]): SubscriptionPayment[] {
  return objects
    .map((object) => readAs(invoiceShape, object))
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

/** What is written into a subscription, and into what it becomes. */
export function termsMetadata({ tierId, interval: rhythm, amountMinor }: Terms) {
  return { tierId, interval: rhythm, amountMinor: String(amountMinor) }
}

/** What waited for the end of the period when it was decided that nothing follows it. */
export function keptMetadata({ tierId, interval: rhythm, amountMinor }: Terms) {
  return { nextTierId: tierId, nextInterval: rhythm, nextAmountMinor: String(amountMinor) }
}

/** An empty value takes the key out. */
export const nothingKept = { nextTierId: '', nextInterval: '', nextAmountMinor: '' }

function firstOf<Item>(items: readonly Item[]): Item {
  const [first] = items
  if (!first) {
    throw new PaymentProviderError('unavailable', 'A subscription without an item')
  }
  return first
}
