import type { World } from '@/src/server/payments/simulator/books/world'
import { Failure, invalid } from '@/src/server/payments/simulator/failure'
import {
  createAccount,
  createAccountLink,
  requireConnected,
} from '@/src/server/payments/simulator/objects/account'
import { changeSubscription } from '@/src/server/payments/simulator/objects/change-subscription'
import { readPriceData } from '@/src/server/payments/simulator/objects/checkout-params'
import { createCustomer } from '@/src/server/payments/simulator/objects/customer'
import {
  applicationFeeOf,
  balanceOf,
  chargeOf,
  confirmIntent,
} from '@/src/server/payments/simulator/objects/intent'
import { withPayments } from '@/src/server/payments/simulator/objects/invoice'
import { payoutsOf } from '@/src/server/payments/simulator/objects/payout'
import {
  createPortal,
  createPortalConfiguration,
} from '@/src/server/payments/simulator/objects/portal'
import { createPrice, createProduct } from '@/src/server/payments/simulator/objects/price'
import { createRefund } from '@/src/server/payments/simulator/objects/refund'
import {
  createSchedule,
  releaseSchedule,
  updateSchedule,
} from '@/src/server/payments/simulator/objects/schedule'
import {
  createSession,
  expireSession,
  lineItemsOf,
  type PageUrl,
  readSession,
  type Session,
} from '@/src/server/payments/simulator/objects/session'
import {
  createSubscription,
  endSubscription,
} from '@/src/server/payments/simulator/objects/subscription'
import {
  type Form,
  fields,
  list,
  only,
  required,
  text,
  texts,
  whole,
} from '@/src/server/payments/simulator/params'

/** The events that were announced, newest first. */
export type EventBook = {
  list: (account: string, form: Form) => { id: string }[]
  get: (id: string, account: string) => { id: string }
}

export type Call = {
  world: World
  events: EventBook
  method: string
  path: string
  /** The `{id}` of the path. */
  id: string
  form: Form
  account: string
  pageUrl: PageUrl
}

type Handler = (call: Call) => unknown

/** The `/v1` calls that a shop with hosted pages makes. */
const routes: Readonly<Record<string, Handler>> = {
  'POST checkout/sessions': ({ world, form, account, pageUrl }) =>
    createSession(world, form, { account, pageUrl }),
  'GET checkout/sessions': (call) => {
    only(call.form, ...paging, 'payment_intent', 'subscription', 'status', 'customer')
    return toList(
      call,
      call.world.sessions
        .of(call.account)
        .filter((row) =>
          fits(call.form, row, 'payment_intent', 'subscription', 'status', 'customer'),
        )
        .map((row) => expandInvoice(call, row, 'data.invoice.payments')),
    )
  },
  'GET checkout/sessions/{id}': (call) => {
    const { world, id, form, account } = call
    only(form)
    const session = readSession(world, id, account)
    const expanded = list(form.expand)
    return {
      ...expandInvoice(call, session, 'invoice.payments'),
      ...(expanded.includes('line_items') && { line_items: lineItemsOf(world, session) }),
      ...(expanded.includes('payment_intent') &&
        session.payment_intent && {
          payment_intent: world.intents.get(session.payment_intent, account),
        }),
    }
  },
  'GET checkout/sessions/{id}/line_items': ({ world, id, account }) =>
    lineItemsOf(world, readSession(world, id, account)),
  'POST checkout/sessions/{id}/expire': ({ world, id, account }) =>
    expireSession(world, id, account),
  'POST payment_intents': ({ world, form, account }) => confirmIntent(world, form, account),
  'GET payment_intents': (call) => {
    only(call.form, ...paging, 'created', 'customer')
    return toList(call, lately(call, call.world.intents.of(call.account)))
  },
  'GET payment_intents/{id}': ({ world, id, form, account }) => {
    const intent = world.intents.get(id, account)
    return list(form.expand).includes('latest_charge.balance_transaction') &&
      intent.status === 'succeeded'
      ? {
          ...intent,
          latest_charge: { ...chargeOf(world, intent), balance_transaction: balanceOf(intent) },
        }
      : intent
  },
  'GET application_fees/{id}': ({ world, id }) => applicationFeeOf(world, id),
  'GET payouts': (call) => {
    only(call.form, ...paging, 'status')
    return toList(call, payoutsOf(call.world, call.account))
  },

  'POST customers': ({ world, form, account }) => {
    // The card is one that pays, whatever is said here.
    only(form, 'email', 'name', 'metadata', 'payment_method', 'invoice_settings')
    const metadata = texts(form.metadata)
    return createCustomer(world, account, {
      email: text(form.email),
      name: text(form.name),
      metadata,
    })
  },
  'GET customers/{id}': ({ world, id, account }) => world.customers.get(id, account),
  'POST products': ({ world, form, account }) => {
    only(form, 'id', 'name', 'metadata')
    const metadata = texts(form.metadata)
    return createProduct(world, account, {
      id: text(form.id),
      name: required(form, 'name'),
      metadata,
    })
  },
  'GET products/{id}': ({ world, id, account }) => world.products.get(id, account),
  'POST prices': ({ world, form, account }) =>
    createPrice(world, account, readPriceData(form, 'price')),
  'GET prices/{id}': ({ world, id, account }) => world.prices.get(id, account),

  'GET subscriptions': (call) => {
    const { world, account, form } = call
    only(form, ...paging, 'customer', 'status')
    const customer = text(form.customer)
    if (customer) {
      world.customers.named(customer, account)
    }
    // What is over is listed when it is asked for.
    const isListed = ({ status }: { status: string }) => text(form.status) || status !== 'canceled'
    return toList(
      call,
      world.subscriptions
        .of(account)
        .filter((row) => isListed(row) && fits(form, row, 'customer', 'status')),
    )
  },
  'POST subscriptions': ({ world, form, account }) => createSubscription(world, form, account),
  'GET subscriptions/{id}': ({ world, id, form, account }) => {
    only(form)
    const subscription = world.subscriptions.get(id, account)
    const { schedule } = subscription
    return schedule && list(form.expand).includes('schedule')
      ? { ...subscription, schedule: world.schedules.get(schedule, account) }
      : subscription
  },
  'POST subscriptions/{id}': ({ world, id, form, account }) =>
    changeSubscription(world, form, { id, account }),
  'DELETE subscriptions/{id}': ({ world, id, account }) => {
    const subscription = world.subscriptions.get(id, account)
    if (subscription.status === 'canceled') {
      throw invalid(`No such subscription: '${id}'`, 'id', 'resource_missing')
    }
    return endSubscription(world, subscription)
  },
  'POST subscription_schedules': ({ world, form, account }) => createSchedule(world, form, account),
  'GET subscription_schedules/{id}': ({ world, id, account }) => world.schedules.get(id, account),
  'POST subscription_schedules/{id}': ({ world, id, form, account }) =>
    updateSchedule(world, form, { id, account }),
  'POST subscription_schedules/{id}/release': ({ world, id, account }) =>
    releaseSchedule(world, { id, account }),
  'GET invoices': (call) => {
    only(call.form, ...paging, 'customer', 'status', 'subscription')
    const subscription = text(call.form.subscription)
    return toList(
      call,
      call.world.invoices
        .of(call.account)
        .filter(
          (row) =>
            fits(call.form, row, 'customer', 'status') &&
            (!subscription || row.parent.subscription_details.subscription === subscription),
        )
        .map((row) =>
          list(call.form.expand).includes('data.payments')
            ? withPayments(call.world, call.account, row)
            : row,
        ),
    )
  },
  'GET invoice_payments': (call) => {
    only(call.form, ...paging, 'invoice', 'payment', 'status')
    const intent = text(fields(call.form.payment).payment_intent)
    const { world, account } = call
    const found = world.invoicePayments
      .of(account)
      .filter((row) => fits(call.form, row, 'invoice', 'status'))
      .filter((row) => intent === null || row.payment.payment_intent === intent)
    const isWhole = list(call.form.expand).includes('data.invoice')
    return toList(
      call,
      found.map((row) => ({
        ...row,
        invoice: isWhole ? world.invoices.get(row.invoice, account) : row.invoice,
      })),
    )
  },
  'GET invoices/{id}': ({ world, id, account }) => world.invoices.get(id, account),

  'POST refunds': ({ world, form, account }) => createRefund(world, form, account),
  'GET refunds': (call) => {
    only(call.form, ...paging, 'created', 'payment_intent', 'charge')
    const found = call.world.refunds
      .of(call.account)
      .filter((row) => fits(call.form, row, 'payment_intent', 'charge'))
    return toList(call, lately(call, found))
  },
  'GET refunds/{id}': ({ world, id, account }) => world.refunds.get(id, account),

  'POST billing_portal/sessions': ({ world, form, account, pageUrl }) =>
    createPortal(world, form, { account, pageUrl }),
  'POST billing_portal/configurations': ({ world, form, account }) =>
    createPortalConfiguration(world, form, account),
  'GET billing_portal/configurations': (call) => {
    only(call.form, ...paging, 'active', 'is_default')
    return toList(call, call.world.portalConfigurations.of(call.account))
  },
  'POST accounts': ({ world, form }) => createAccount(world, form),
  'GET accounts/{id}': ({ world, id }) => requireConnected(world, id),
  'POST account_links': ({ world, form, pageUrl }) => createAccountLink(world, form, pageUrl),

  'GET events': (call) => {
    only(call.form, ...paging, 'created', 'delivery_success', 'type')
    return toList(call, call.events.list(call.account, call.form))
  },
  'GET events/{id}': ({ events, id, account }) => events.get(id, account),
}

/** The session with its invoice and what paid that, when it is asked for with them. */
function expandInvoice({ world, form, account }: Call, session: Session, path: string) {
  return session.invoice && list(form.expand).includes(path)
    ? {
        ...session,
        invoice: withPayments(world, account, world.invoices.get(session.invoice, account)),
      }
    : session
}

const patterns = Object.entries(routes).map(([name, handler]) => {
  const [method = '', path = ''] = name.split(' ')
  return { method, handler, pattern: new RegExp(`^/v1/${path.replace('{id}', '([\\w-]+)')}$`) }
})

/** @throws {Failure} 404 for what neither Stripe nor this fake knows */
export function answerCall(call: Omit<Call, 'id'>): unknown {
  for (const { method, pattern, handler } of patterns) {
    const match = method === call.method ? pattern.exec(call.path) : null
    if (match) {
      return handler({ ...call, id: match[1] ?? '' })
    }
  }
  throw new Failure(
    'invalid_request_error',
    `Unrecognized request URL (${call.method}: ${call.path}).`,
    { status: 404 },
  )
}

const paging = ['limit', 'starting_after', 'ending_before'] as const

function toList<Row extends { id: string }>({ path, form }: Call, rows: Row[]) {
  const limit = form.limit === undefined ? 10 : whole(form.limit, 'limit')
  const after = text(form.starting_after)
  const from = after ? rows.findIndex(({ id }) => id === after) + 1 : 0
  const data = rows.slice(from, from + limit)
  return { object: 'list' as const, url: path, has_more: from + limit < rows.length, data }
}

function lately<Row extends { created: number }>({ form }: Call, rows: Row[]): Row[] {
  const since = Number(text(fields(form.created).gte) ?? 0)
  return rows.filter(({ created }) => created >= since)
}

function fits(form: Form, row: object, ...names: string[]): boolean {
  return names.every((name) => {
    const wanted = text(form[name])
    return wanted === null || wanted === 'all' || (row as Record<string, unknown>)[name] === wanted
  })
}
