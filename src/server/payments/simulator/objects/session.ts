import type { Mint } from '@/src/server/payments/simulator/books/table'
import type { World } from '@/src/server/payments/simulator/books/world'
import { type Card, cards } from '@/src/server/payments/simulator/cards'
import { Failure, invalid } from '@/src/server/payments/simulator/failure'
import {
  type CheckoutParams,
  readCheckoutParams,
} from '@/src/server/payments/simulator/objects/checkout-params'
import { createCustomer } from '@/src/server/payments/simulator/objects/customer'
import { chargeIntent, newIntent } from '@/src/server/payments/simulator/objects/intent'
import { startSubscription } from '@/src/server/payments/simulator/objects/subscription'
import type { Form } from '@/src/server/payments/simulator/params'

export type Session = ReturnType<typeof newSession>

/** Where a page for people stands. */
export type PageUrl = (
  kind: 'pay' | 'portal' | 'onboard',
  id: string,
  params?: CheckoutParams,
) => string

export function createSession(
  world: World,
  form: Form,
  { account, pageUrl }: { account: string; pageUrl: PageUrl },
): Session {
  const read = readCheckoutParams(
    form,
    world.clock.now() - world.clock.ahead(),
    world.settings.leastMinor,
  )
  const params = { ...read, expiresAt: read.expiresAt + world.clock.ahead() }
  if (params.customer) {
    world.customers.named(params.customer, account)
  }
  if (params.feeAmount !== null && account === '') {
    throw invalid(
      'Can only apply an application_fee_amount when the charge is made for a connected account.',
      'payment_intent_data[application_fee_amount]',
    )
  }
  if (params.feePercent !== null && account === '') {
    throw invalid(
      'Can only apply an application_fee_percent when the request is made on behalf of another account.',
      'subscription_data[application_fee_percent]',
    )
  }
  const session = newSession(world, params, pageUrl)
  world.pages.set(session.id, params)
  return world.sessions.add(account, session)
}

/** The session as it is now: one that ran out is closed on the way. */
export function readSession(world: World, id: string, account?: string): Session {
  const session = world.sessions.get(id, account)
  if (session.status === 'open' && session.expires_at < world.clock.now()) {
    closeSession(world, session)
  }
  return session
}

export function expireSession(world: World, id: string, account: string): Session {
  const session = readSession(world, id, account)
  if (session.status !== 'open') {
    throw new Failure(
      'invalid_request_error',
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    )
  }
  return closeSession(world, session)
}

function closeSession(world: World, session: Session): Session {
  Object.assign(session, { status: 'expired', url: null })
  world.announce('checkout.session.expired', session, world.sessions.accountOf(session.id))
  return session
}

export const lineItemsOf = (world: World, { id, currency }: Session) => ({
  object: 'list' as const,
  has_more: false,
  url: `/v1/checkout/sessions/${id}/line_items`,
  data: (world.pages.get(id)?.lines ?? []).map(({ name, price, quantity }, index) => ({
    id: `li_${id}_${index}`,
    object: 'item' as const,
    amount_subtotal: price.unitAmount * quantity,
    amount_tax: 0,
    amount_total: price.unitAmount * quantity,
    currency,
    description: name,
    quantity,
  })),
})

/**
 * What becomes of the buyer's card: `confirm` waits for a second click. Paying twice pays once.
 *
 * @param isConfirmed the buyer said yes to their bank
 */
export function payByCard(
  world: World,
  id: string,
  card: Card,
  isConfirmed = false,
): 'done' | 'declined' | 'confirm' | 'closed' {
  const session = readSession(world, id)
  if (session.status !== 'open') {
    return 'closed'
  }
  const outcome = cards[card].now
  if (outcome === 'confirm' && !isConfirmed) {
    return 'confirm'
  }
  if (outcome === 'decline') {
    decline(world, session)
    return 'declined'
  }
  complete(world, session, { card, isProcessing: outcome === 'process' })
  return 'done'
}

export function decline(world: World, session: Session): void {
  const account = world.sessions.accountOf(session.id)
  const intent = intentOf(world, session, 'requires_payment_method')
  world.announce('payment_intent.payment_failed', intent, account)
}

function complete(
  world: World,
  session: Session,
  { card, isProcessing }: { card: Card; isProcessing: boolean },
): void {
  const account = world.sessions.accountOf(session.id)
  const params = paramsOf(world, session)
  const isPaid = !isProcessing
  const done = {
    status: 'complete' as const,
    payment_status: isPaid ? ('paid' as const) : ('unpaid' as const),
    url: null,
  }
  if (session.mode === 'subscription') {
    const customer = params.customer
      ? world.customers.get(params.customer, account)
      : createCustomer(world, account, { email: params.customerEmail })
    world.cardOf.set(customer.id, card)
    const { subscription, invoice } = startSubscription(world, account, {
      customer: customer.id,
      line: params.lines.find(({ price }) => price.interval !== null),
      // What is charged is what the page says, with all that is paid once.
      firstAmount: session.amount_total,
      feePercent: params.feePercent,
      metadata: params.subscriptionMetadata,
    })
    Object.assign(session, {
      ...done,
      customer: customer.id,
      subscription: subscription.id,
      invoice: invoice.id,
    })
  } else {
    const intent = intentOf(world, session, isPaid ? 'succeeded' : 'processing')
    Object.assign(session, { ...done, payment_intent: intent.id })
    if (isPaid) {
      world.announce('payment_intent.succeeded', intent, account)
    }
  }
  world.announce('checkout.session.completed', session, account)
}

/** The bank of a payment that takes days has answered. */
export function finishPayment(world: World, id: string, isPaid: boolean): Session {
  const session = world.sessions.get(id)
  const account = world.sessions.accountOf(id)
  const intent = session.payment_intent ? world.intents.get(session.payment_intent) : null
  if (intent?.status !== 'processing') {
    throw invalid('This session is not waiting for a bank.')
  }
  if (isPaid) {
    chargeIntent(intent)
    Object.assign(session, { payment_status: 'paid' })
    world.announce('payment_intent.succeeded', intent, account)
    world.announce('checkout.session.async_payment_succeeded', session, account)
  } else {
    intent.status = 'requires_payment_method'
    world.announce('payment_intent.payment_failed', intent, account)
    world.announce('checkout.session.async_payment_failed', session, account)
  }
  return session
}

function intentOf(
  world: World,
  session: Session,
  status: 'succeeded' | 'processing' | 'requires_payment_method',
) {
  const params = paramsOf(world, session)
  const account = world.sessions.accountOf(session.id)
  const intent = newIntent(world, {
    // What is charged is what the page says, so that tests can make it say something else.
    amount: session.amount_total,
    currency: session.currency,
    customer: params.customer,
    feeAmount: params.feeAmount,
    livemode: session.livemode,
    metadata: params.paymentIntentMetadata,
    status,
  })
  return world.intents.add(account, intent)
}

function paramsOf(world: World, { id }: Session): CheckoutParams {
  const params = world.pages.get(id)
  if (!params) {
    throw invalid(`Nobody knows what session ${id} sells`)
  }
  return params
}

function newSession({ clock, makeId }: Mint, params: CheckoutParams, pageUrl: PageUrl) {
  const id = makeId('cs_test')
  return {
    id,
    object: 'checkout.session' as const,
    adaptive_pricing: { enabled: params.isAdaptive },
    amount_subtotal: params.amountTotal,
    amount_total: params.amountTotal,
    cancel_url: params.cancelUrl,
    client_reference_id: params.clientReferenceId,
    created: clock.now(),
    currency: params.currency,
    customer: params.customer,
    customer_email: params.customerEmail,
    expires_at: params.expiresAt,
    invoice: null as string | null,
    livemode: false,
    metadata: params.metadata,
    mode: params.mode,
    payment_intent: null as string | null,
    payment_status: 'unpaid' as 'unpaid' | 'paid',
    status: 'open' as 'open' | 'complete' | 'expired',
    subscription: null as string | null,
    success_url: params.successUrl,
    url: pageUrl('pay', id, params) as string | null,
  }
}
