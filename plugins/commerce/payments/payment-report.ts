import type { PayloadRequest } from 'payload'
import { findOrder } from '@/plugins/commerce/orders/find-order'
import type { OrderMover } from '@/src/core/orders/statuses'
import { isUuid } from '@/src/core/uuid'
import type { Order } from '@/src/payload-types'
import type {
  PaymentEvent,
  PaymentFact,
  PaymentProvider,
  PaymentSession,
} from '@/src/server/payments/payment-provider'

/** What a provider says, and how we came to hear it. */
export type Report<Fact extends PaymentFact = PaymentFact> = {
  provider: PaymentProvider['name']
  account: string
  fact: Fact
  /** Set when it came as a signed event; unset when we asked. */
  event?: Pick<PaymentEvent, 'id' | 'type' | 'objectId' | 'livemode'>
  by: Extract<OrderMover, 'provider' | 'system'>
  cause: string
}

/** What a provider says about the payment of an order. */
export type PaymentReport = Report<Extract<PaymentFact, { kind: 'session' | 'declined' }>>

/** What the provider answered when we asked it ourselves. */
export function reportOn<Fact extends PaymentFact>(
  { name, account }: PaymentProvider,
  fact: Fact,
  cause: string,
): Report<Fact> {
  return { provider: name, account, fact, by: 'system', cause }
}

export function reportOf(
  provider: PaymentProvider,
  session: PaymentSession,
  cause: string,
): PaymentReport {
  return reportOn(provider, { kind: 'session', session }, cause)
}

/**
 * The order that the provider's object was made for: by the session's id, else by the reference that
 * we wrote into the object, never by anything a caller can choose.
 */
export async function findReportedOrder(
  req: PayloadRequest,
  report: PaymentReport,
): Promise<Order | null> {
  const { fact, provider } = report
  const ofProvider = { provider: { equals: provider } }
  if (fact.kind === 'session') {
    const session = { checkoutSessionId: { equals: fact.session.id } }
    const known = await findOrder(req, { and: [ofProvider, session] })
    if (known) {
      return known
    }
  }
  const { orderId } = referenceOf(fact)
  const named = isUuid(orderId)
    ? await findOrder(req, { and: [ofProvider, { id: { equals: orderId } }] })
    : null
  return named && concerns(report, named) ? named : null
}

/**
 * Whether the report is about the order's present attempt. A session whose id was never stored,
 * because the process died first, is known by what we wrote into it.
 */
export function concerns({ fact, account }: PaymentReport, order: Order): boolean {
  if (fact.kind === 'session' && order.checkoutSessionId === fact.session.id) {
    return true
  }
  const { orderId, attempt, livemode } = referenceOf(fact)
  return (
    (fact.kind === 'declined' || !order.checkoutSessionId) &&
    orderId === order.id &&
    attempt === order.attempt &&
    account === (order.providerAccount ?? '') &&
    livemode === Boolean(order.livemode)
  )
}

function referenceOf(fact: PaymentReport['fact']) {
  return fact.kind === 'session' ? fact.session : fact
}

/** Why the money that came is not the money the order asks for. */
export function mismatchOf(
  order: Order,
  session: PaymentSession,
  { account }: Pick<PaymentReport, 'account'>,
): 'account_mismatch' | 'currency_mismatch' | 'amount_mismatch' | null {
  if (account !== (order.providerAccount ?? '') || session.livemode !== Boolean(order.livemode)) {
    return 'account_mismatch'
  }
  if (session.currency !== order.currency) {
    return 'currency_mismatch'
  }
  return session.amountMinor === order.totalMinor ? null : 'amount_mismatch'
}
