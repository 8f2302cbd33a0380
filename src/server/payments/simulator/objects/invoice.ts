import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { cards } from '@/src/server/payments/simulator/cards'
import { newIntent } from '@/src/server/payments/simulator/objects/intent'

export type Invoice = ReturnType<typeof newInvoice>

export type InvoiceReason = 'subscription_create' | 'subscription_cycle' | 'subscription_update'

type Bill = {
  customer: string
  subscription: string
  metadata: Record<string, string>
  amount: number
  feePercent: number | null
  currency: string
  reason: InvoiceReason
  periodStart: number
  periodEnd: number
  /** What it is made of, where that is more than the price of a period. */
  lines?: readonly Line[]
}

type Line = { amount: number; isProration: boolean }

/** Days after which a renewal that failed is tried again. */
const retryDays = [3, 5, 7]

/** Writes a bill, which nobody has paid yet. */
export function openInvoice(world: World, account: string, bill: Bill): Invoice {
  const { dueMinor, creditMinor } = settleCredit(world, bill)
  world.creditOf.set(bill.customer, creditMinor)
  const invoice = world.invoices.add(account, newInvoice(world, bill, dueMinor))
  world.feePercentOf.set(invoice.id, bill.feePercent ?? 0)
  return invoice
}

/** Credit is used up first, and what an amount below nothing gives back becomes credit. */
export function settleCredit(
  world: World,
  { customer, amount }: Pick<Bill, 'customer' | 'amount'>,
): { dueMinor: number; creditMinor: number } {
  const before = world.creditOf.get(customer) ?? 0
  const dueMinor = Math.max(0, amount - before)
  return { dueMinor, creditMinor: before - amount + dueMinor }
}

/** Whether the member's card would be taken without the member. */
export function canCharge(world: World, customer: string, isFirst = false): boolean {
  const card = world.cardOf.get(customer) ?? '4242'
  return isFirst || cards[card].later === 'pay'
}

/**
 * Tries the member's card.
 *
 * @returns whether it was paid; otherwise it is tried again some days later, as often as Stripe does
 */
export function payInvoice(
  world: World,
  account: string,
  invoice: Invoice,
  { isFirst = false }: { isFirst?: boolean } = {},
): boolean {
  const now = world.clock.now()
  const isPaid = invoice.amount_due === 0 || canCharge(world, invoice.customer, isFirst)
  invoice.attempt_count += 1
  if (isPaid) {
    Object.assign(invoice, { status: 'paid', amount_paid: invoice.amount_due, amount_remaining: 0 })
    invoice.status_transitions.paid_at = now
    invoice.next_payment_attempt = null
    if (invoice.amount_due > 0) {
      recordIntent(world, account, invoice)
    }
    world.announce('invoice.paid', invoice, account)
    world.announce('invoice.payment_succeeded', invoice, account)
    return true
  }
  const days = retryDays[invoice.attempt_count - 1]
  invoice.next_payment_attempt = days === undefined ? null : invoice.created + days * 86_400
  world.announce('invoice.payment_failed', invoice, account)
  return false
}

function recordIntent(world: World, account: string, invoice: Invoice): void {
  const intent = newIntent(world, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    feeAmount: feeOf(world, invoice),
    livemode: invoice.livemode,
    metadata: {},
    status: 'succeeded',
  })
  world.intents.add(account, intent)
  world.invoicePayments.add(account, newPayment(world.makeId('inpay'), invoice, intent.id))
  world.announce('payment_intent.succeeded', intent, account)
}

/** A share of all that is on the invoice, of what is paid once too. */
function feeOf(world: World, { id, amount_due }: Invoice): number | null {
  return Math.round((amount_due * (world.feePercentOf.get(id) ?? 0)) / 100) || null
}

export type InvoicePayment = ReturnType<typeof newPayment>

function newPayment(
  id: string,
  { id: invoice, amount_due, created, currency, livemode }: Invoice,
  intent: string,
) {
  return {
    id,
    object: 'invoice_payment' as const,
    amount_paid: amount_due,
    amount_requested: amount_due,
    created,
    currency,
    invoice,
    is_default: true,
    livemode,
    payment: { type: 'payment_intent' as const, payment_intent: intent },
    status: 'paid' as const,
  }
}

/** With what paid it, which is told to those alone who ask for it. */
export const withPayments = (world: World, account: string, invoice: Invoice) => ({
  ...invoice,
  payments: {
    object: 'list' as const,
    data: world.invoicePayments.of(account).filter((each) => each.invoice === invoice.id),
    has_more: false,
    url: `/v1/invoice_payments?invoice=${invoice.id}`,
  },
})

const newLine = (
  id: string,
  invoice: string,
  { currency, subscription }: Bill,
  { amount, isProration }: Line,
) => ({
  id,
  object: 'line_item' as const,
  amount,
  currency,
  invoice,
  parent: {
    type: 'subscription_item_details' as const,
    invoice_item_details: null,
    subscription_item_details: { proration: isProration, subscription },
  },
})

function newInvoice({ clock, makeId }: Mint, bill: Bill, dueMinor: number) {
  const now = clock.now()
  const id = makeId('in')
  const lines = bill.lines ?? [{ amount: bill.amount, isProration: false }]
  return {
    id,
    object: 'invoice' as const,
    amount_due: dueMinor,
    amount_paid: 0,
    amount_remaining: dueMinor,
    attempt_count: 0,
    billing_reason: bill.reason,
    created: now,
    currency: bill.currency,
    customer: bill.customer,
    lines: {
      object: 'list' as const,
      data: lines.map((line) => newLine(makeId('il'), id, bill, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {} as Record<string, string>,
    next_payment_attempt: null as number | null,
    parent: {
      type: 'subscription_details' as const,
      quote_details: null,
      subscription_details: { subscription: bill.subscription, metadata: bill.metadata },
    },
    period_end: bill.periodEnd,
    period_start: bill.periodStart,
    status: 'open' as 'open' | 'paid' | 'void' | 'uncollectible',
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null as number | null,
      voided_at: null,
    },
    total: bill.amount,
  }
}
