import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import {
  lockLiveMembership,
  lockMembershipsOf,
} from '@/plugins/commerce/memberships/lock-live-membership'
import {
  type MembershipMailer,
  membershipMailer,
} from '@/plugins/commerce/memberships/membership-mails'
import { findMemberships, type MembershipRow } from '@/plugins/commerce/memberships/membership-row'
import { membershipStateOf } from '@/plugins/commerce/memberships/membership-state-of'
import { hasPaidSince } from '@/plugins/commerce/memberships/payments/end-paid-membership'
import { storeMembership } from '@/plugins/commerce/memberships/store-membership'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { PaymentReport } from '@/plugins/commerce/payments/payment-report'
import { insertRefund } from '@/plugins/commerce/payments/refund-rows'
import { isAlive } from '@/src/core/memberships/membership-status'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { isMembershipItem } from '@/src/core/orders/pricing/membership-item'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { endSubscription } from '@/src/server/payments/end-subscription'
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentSession,
} from '@/src/server/payments/payment-provider'
import type { Subscription } from '@/src/server/payments/subscriptions'
import { enqueue } from '@/src/server/queue'
import { runSql } from '@/src/server/transaction'

/** What a paid order says of the membership that it sold. */
export type PaidMembership = {
  provider: PaymentProvider
  /** As it is now: an event knows neither the payment nor the subscription. */
  session: PaymentSession
  state: Subscription
  mailer: MembershipMailer
}

/**
 * Asks the provider about the membership of a paid order, before the transaction that settles both.
 *
 * @returns null when the order has none, or is not paid
 * @throws {PaymentProviderError} when it does not answer, or does not know the payment yet
 */
export async function askAboutMembership(
  req: PayloadRequest,
  order: Order,
  { fact, account, provider: name }: PaymentReport,
): Promise<PaidMembership | null> {
  const isPaid = fact.kind === 'session' && fact.session.state === 'paid'
  const isOurs = account === (order.providerAccount ?? '') && name === order.provider
  if (!isPaid || !isOurs || !order.items.some(isMembershipItem)) {
    return null
  }
  const provider = getPaymentProvider(req.payload, account)
  const session = await provider.retrieve(fact.session.id)
  if (!session.subscriptionId || !session.paymentIntentId) {
    throw new PaymentProviderError('unavailable', 'The payment of a membership is not known yet')
  }
  const [state, mailer] = await Promise.all([
    provider.subscriptions.retrieve(session.subscriptionId),
    membershipMailer(idOf(order.profile), 'started'),
  ])
  return { provider, session, state, mailer }
}

/**
 * Lets the membership of an order begin, in the transaction that pays the order. When the account has got
 * another one meanwhile, that one stays: the new one ends, and its price goes back.
 *
 * @throws {Error} for an order with a membership that nothing was asked about
 */
export async function beginMembership(
  req: PayloadRequest,
  order: Order,
  paid: PaidMembership | null,
): Promise<void> {
  if (!order.items.some(isMembershipItem)) {
    return
  }
  if (!paid) {
    throw new Error(`Nothing is known of the membership of order ${order.publicRef}`)
  }
  const { provider, state, mailer } = paid
  await lockMembershipsOf(req, order.account ? idOf(order.account) : null)
  const row = await lockOrdered(req, order.id)
  const live =
    row && (await lockLiveMembership(req, { id: row.accountId, profileId: row.profileId }))
  if (!row || row.subscriptionId || (live && live.id !== row.id)) {
    await giveMembershipBack(req, order, state)
    return
  }
  const { news, endReason } = membershipStateOf(row, state)
  await forgetEnd(req, row)
  await storeMembership(req, row, {
    state,
    endReason,
    provider,
    mailer: news === 'started' ? mailer : null,
  })
}

/** An order that ended unpaid takes its membership along; a free one that it would have replaced stays. */
export async function releaseMembership(req: PayloadRequest, orderId: string): Promise<void> {
  await runSql(req)`
    update memberships set
      status = case when status = 'incomplete' then 'incomplete_expired'::enum_memberships_status
        else status end,
      next_tier_id = null, next_interval = null, next_amount_minor = null, updated_at = now()
    where order_id = ${orderId} and provider_subscription_id is null
      and status in ('incomplete', 'free')`
}

/** Money that did not fit the order goes back, all of it: so what began with it ends. */
export async function endUnfitMembership(
  req: PayloadRequest,
  order: Order,
  paid: PaidMembership | null,
): Promise<void> {
  if (paid) {
    await endLater(req, order, paid.state)
  }
}

/**
 * All money of an order went back: its membership ends, like everything else that it gave.
 *
 * @param which `running` spares it when another period was paid since
 */
export async function endOrderedMembership(
  req: PayloadRequest,
  order: Order,
  which: 'running' | 'any',
): Promise<void> {
  const row = await lockOrdered(req, order.id)
  if (!row?.subscriptionId || !isAlive(row.status)) {
    return
  }
  // The first period stands with the order, so every payment is of a later one.
  const paidAt = new Date(Math.floor(Date.parse(order.createdAt) / 1000) * 1000).toISOString()
  if (which === 'running' && (await hasPaidSince(req, row.id, { ...order, paidAt }))) {
    return
  }
  await endLater(req, order, { id: row.subscriptionId, status: 'active' })
}

async function lockOrdered(req: PayloadRequest, orderId: string): Promise<MembershipRow | null> {
  const [row] = await findMemberships(
    req,
    sql`order_id = ${orderId} order by created_at desc limit 1`,
    { lock: true },
  )
  return row ?? null
}

async function giveMembershipBack(
  req: PayloadRequest,
  order: Order,
  state: Subscription,
): Promise<void> {
  const line = order.items.findIndex(isMembershipItem)
  const amountMinor = order.items[line]?.unitMinor ?? 0
  req.payload.logger.error({ msg: 'Membership ordered twice', order: order.publicRef })
  await endLater(req, order, state)
  await insertRefund(req, order, {
    amountMinor,
    lines: [{ line, quantity: 1 }],
    reason: membershipAnswers.startedTwice,
    restock: false,
    actorType: 'system',
    key: `membership:${state.id}`,
  })
}

async function endLater(
  req: PayloadRequest,
  order: Order,
  { id: subscriptionId, status }: Pick<Subscription, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'canceled' && status !== 'incomplete_expired') {
    await enqueue(
      req,
      endSubscription,
      { subscriptionId, account: order.providerAccount ?? '' },
      { dedupeKey: subscriptionId },
    )
  }
}

/** Paid late, after the order had been given up and the membership with it. */
async function forgetEnd(req: PayloadRequest, { id }: MembershipRow): Promise<void> {
  await runSql(req)`
    update memberships set ended_at = null, end_reason = null where id = ${id}`
}
