import { createClock } from '@/src/server/payments/simulator/books/clock'
import { createTable, type Mint, randomId } from '@/src/server/payments/simulator/books/table'
import type { Card } from '@/src/server/payments/simulator/cards'
import type { Account } from '@/src/server/payments/simulator/objects/account'
import type { CheckoutParams } from '@/src/server/payments/simulator/objects/checkout-params'
import type { Customer } from '@/src/server/payments/simulator/objects/customer'
import type { Dispute } from '@/src/server/payments/simulator/objects/dispute'
import type { Charge, PaymentIntent } from '@/src/server/payments/simulator/objects/intent'
import type { Invoice, InvoicePayment } from '@/src/server/payments/simulator/objects/invoice'
import type { Portal, PortalConfiguration } from '@/src/server/payments/simulator/objects/portal'
import type { Price, Product } from '@/src/server/payments/simulator/objects/price'
import type { Refund } from '@/src/server/payments/simulator/objects/refund'
import type { Schedule } from '@/src/server/payments/simulator/objects/schedule'
import type { Session } from '@/src/server/payments/simulator/objects/session'
import type { Subscription } from '@/src/server/payments/simulator/objects/subscription'

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

type Beginning = Partial<Mint> & {
  announce: Announce
  /** What {@link saveWorld} made of a former one. */
  saved?: SavedWorld
}

/** All that the simulator knows, of one account or of several. It lives in memory. */
export function createWorld({
  announce,
  clock = createClock(),
  makeId = randomId,
  saved = {},
}: Beginning) {
  const table = <Row extends { id: string }>(what: string, name: string) =>
    createTable<Row>(what, entriesOf(saved, name))
  const map = <Value>(name: string) => new Map<string, Value>(entriesOf(saved, name))
  return {
    clock,
    announce,
    makeId,
    /** What becomes of refunds at first, and of subscriptions that nobody pays. */
    settings: {
      refunds: 'succeeded' as 'succeeded' | 'pending' | 'failed',
      afterRetries: 'cancel' as 'cancel' | 'unpaid' | 'leave',
      /** The least that a page takes, in minor units. */
      leastMinor: 50,
    },
    accounts: table<Account>('account', 'accounts'),
    /** Accounts whose owners took the connection to the platform away. */
    left: new Set<string>(),
    customers: table<Customer>('customer', 'customers'),
    disputes: table<Dispute>('dispute', 'disputes'),
    intents: table<PaymentIntent>('payment_intent', 'intents'),
    invoices: table<Invoice>('invoice', 'invoices'),
    invoicePayments: table<InvoicePayment>('invoice_payment', 'invoicePayments'),
    /** The platform's share of each invoice. */
    feePercentOf: map<number>('feePercentOf'),
    portals: table<Portal>('billing_portal.session', 'portals'),
    portalConfigurations: table<PortalConfiguration>('configuration', 'portalConfigurations'),
    prices: table<Price>('price', 'prices'),
    products: table<Product>('product', 'products'),
    refunds: table<Refund>('refund', 'refunds'),
    schedules: table<Schedule>('subscription_schedule', 'schedules'),
    sessions: table<Session>('checkout.session', 'sessions'),
    subscriptions: table<Subscription>('subscription', 'subscriptions'),
    /** What each payment page sells, by session. */
    pages: map<CheckoutParams>('pages'),
    /** The card of each customer. */
    cardOf: map<Card>('cardOf'),
    /** What the next invoices of each customer are reduced by. */
    creditOf: map<number>('creditOf'),
    /** Pages where owners of accounts tell who they are. */
    links: map<{ account: string; returnUrl: string }>('links'),
    /** What the platform gave back of its share, by refund. */
    feesReturned: map<number>('feesReturned'),
  }
}

export type World = ReturnType<typeof createWorld>

/** Tables and maps by name, as JSON. */
export type SavedWorld = Readonly<Record<string, unknown[]>>

export function saveWorld(world: World): SavedWorld {
  const parts = Object.entries(world).map(([name, part]) => [name, contentOf(part)] as const)
  return Object.fromEntries(parts.filter(([, content]) => content.length > 0))
}

function contentOf(part: World[keyof World]): unknown[] {
  if (part instanceof Map) {
    return [...part]
  }
  return typeof part === 'object' && 'all' in part ? part.all() : []
}

/** Nothing else writes it. */
const entriesOf = <Item>(saved: SavedWorld, name: string): Item[] => (saved[name] ?? []) as Item[]
