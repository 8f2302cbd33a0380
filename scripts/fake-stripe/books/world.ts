import { createClock } from '@/scripts/fake-stripe/books/clock'
import { createTable } from '@/scripts/fake-stripe/books/table'
import type { Card } from '@/scripts/fake-stripe/cards'
import type { Account } from '@/scripts/fake-stripe/objects/account'
import type { CheckoutParams } from '@/scripts/fake-stripe/objects/checkout-params'
import type { Customer } from '@/scripts/fake-stripe/objects/customer'
import type { Dispute } from '@/scripts/fake-stripe/objects/dispute'
import type { Charge, PaymentIntent } from '@/scripts/fake-stripe/objects/intent'
import type { Invoice, InvoicePayment } from '@/scripts/fake-stripe/objects/invoice'
import type { Portal } from '@/scripts/fake-stripe/objects/portal'
import type { PortalConfiguration } from '@/scripts/fake-stripe/objects/portal-configuration'
import type { Price, Product } from '@/scripts/fake-stripe/objects/price'
import type { Refund } from '@/scripts/fake-stripe/objects/refund'
import type { Schedule } from '@/scripts/fake-stripe/objects/schedule'
import type { Session } from '@/scripts/fake-stripe/objects/session'
import type { Subscription } from '@/scripts/fake-stripe/objects/subscription'

export type StripeObject =
  | Account
  | Charge
  | Customer
  | Dispute
  | Invoice
  | PaymentIntent
  | Product
  | Refund
  | Schedule
  | Session
  | Subscription
  /** What a later version of Stripe may have. */
  | { id: string; object: 'unknown' }

/** Tells of an event: its type, the object as it is now, and the account it belongs to. */
export type Announce = (type: string, object: StripeObject, account: string) => void

/** All that this fake knows. It lives as long as the process. */
export function createWorld(announce: Announce, clock = createClock()) {
  return {
    clock,
    announce,
    /** What becomes of refunds at first, and of subscriptions that nobody pays. */
    settings: {
      refunds: 'succeeded' as 'succeeded' | 'pending' | 'failed',
      afterRetries: 'cancel' as 'cancel' | 'unpaid' | 'leave',
    },
    accounts: createTable<Account>('account'),
    /** Accounts whose owners took the connection to the platform away. */
    left: new Set<string>(),
    customers: createTable<Customer>('customer'),
    disputes: createTable<Dispute>('dispute'),
    intents: createTable<PaymentIntent>('payment_intent'),
    invoices: createTable<Invoice>('invoice'),
    invoicePayments: createTable<InvoicePayment>('invoice_payment'),
    /** The platform's share of each invoice. */
    feePercentOf: new Map<string, number>(),
    portals: createTable<Portal>('billing_portal.session'),
    portalConfigurations: createTable<PortalConfiguration>('configuration'),
    prices: createTable<Price>('price'),
    products: createTable<Product>('product'),
    refunds: createTable<Refund>('refund'),
    schedules: createTable<Schedule>('subscription_schedule'),
    sessions: createTable<Session>('checkout.session'),
    subscriptions: createTable<Subscription>('subscription'),
    /** What each payment page sells, by session. */
    pages: new Map<string, CheckoutParams>(),
    /** The card of each customer. */
    cardOf: new Map<string, Card>(),
    /** Pages where owners of accounts tell who they are. */
    links: new Map<string, { account: string; returnUrl: string }>(),
    /** What the platform gave back of its share, by refund. */
    feesReturned: new Map<string, number>(),
  }
}

export type World = ReturnType<typeof createWorld>
