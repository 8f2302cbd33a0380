import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { eventAbout, openShop, sendTestEvent } from '@/plugins/commerce/testing/shop'
import type {
  ChangedMembership,
  JoinTierReply,
  MembershipState,
} from '@/src/core/contracts/accounts/account-answers'
import type { CartQuote, CheckoutReply } from '@/src/core/contracts/orders/order-answers'
import type { TestPaymentAction, TestPaymentView } from '@/src/core/contracts/orders/test-payments'
import type { ErrorBody } from '@/src/core/errors'
import { slugs } from '@/src/core/slugs'
import { readSession } from '@/src/server/payments/simulator/objects/session'
import { changeKnownPage } from '@/src/server/payments/test/books'
import { createVisitor } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'

export type Fan = Awaited<ReturnType<typeof createVisitor>>
type Reply = JoinTierReply & ChangedMembership & ErrorBody

export const monthOf = (tierId: string) => ({ tierId, interval: 'month' })

/** A site with tiers, and what its members call. */
export async function openClub(payload: Payload, name = 'Luna') {
  const shop = await openShop(payload, name)
  const post =
    (path: string) =>
    ({ token }: Pick<Fan, 'token'>, body?: Record<string, unknown>) =>
      shop.call<Reply>('POST', `/api/public/memberships/${path}`, { token, body })
  const provider = (pageId: string, action: TestPaymentAction) =>
    shop.call<TestPaymentView>('POST', `/api/public/test-payments/${pageId}`, {
      body: { action },
    })

  /** The provider does something, and its webhook arrives. */
  const act = async (pageId: string, action: TestPaymentAction) => {
    await provider(pageId, action)
    return sendTestEvent(payload, await eventOf(payload, pageId))
  }
  const newFan = () => createVisitor(payload, shop.profile.id, { isConfirmed: true })
  const newTier = (data: { name: string; [price: string]: unknown }) =>
    payload.create({
      collection: slugs.membershipTiers,
      data: { ...data, profile: shop.profile.id },
    })
  const join = post('checkout')

  return {
    ...shop,
    newFan,
    newTier,
    newTiers: async () => ({
      basic: await newTier({ name: 'Basic', priceMonthlyMinor: 500, priceYearlyMinor: 5000 }),
      plus: await newTier({ name: 'Plus', priceMonthlyMinor: 900 }),
    }),
    /** Joins and pays; the webhook arrives. */
    newMember: async (tierId: string, body: Record<string, unknown> = monthOf(tierId)) => {
      const fan = await newFan()
      const pageId = pageIdOf((await join(fan, body)).json)
      const { status } = await act(pageId, 'pay')
      if (status !== 200) {
        throw new Error(`The payment of a membership was answered with ${status}`)
      }
      return { fan, pageId }
    },
    /** Orders a cart, as the logged-in user. */
    order: (
      { token, email = 'fan@example.com' }: { token?: string; email?: string },
      items: Record<string, unknown>[],
      { key = randomUUID(), ...body }: { key?: string } & Record<string, unknown> = {},
    ) =>
      shop.call<CheckoutReply & ErrorBody>('POST', '/api/public/checkout', {
        token,
        headers: { 'idempotency-key': key },
        body: { profileId: shop.profile.id, email, items, ...body },
      }),
    quote: (
      { token }: { token?: string },
      items: Record<string, unknown>[],
      body: Record<string, unknown> = {},
    ) =>
      shop.call<CartQuote & ErrorBody>('POST', '/api/public/cart/quote', {
        token,
        body: { profileId: shop.profile.id, items, ...body },
      }),
    join,
    change: post('change'),
    cancel: post('cancel'),
    resume: post('resume'),
    portal: post('portal'),
    refresh: post('refresh'),
    current: async ({ token }: Fan) =>
      (await shop.call<MembershipState>('GET', '/api/public/memberships/current', { token })).json,
    provider,
    act,
  }
}

export type Club = Awaited<ReturnType<typeof openClub>>

/** The webhook that tells of the present state of a membership in the provider's books. */
export async function eventOf(payload: Payload, pageId: string) {
  const found = await changeKnownPage({ payload }, pageId, ({ world }) => ({
    session: readSession(world, pageId),
    subscription: world.subscriptions.all()[0]?.row,
  }))
  if (!found) {
    throw new Error(`No test membership ${pageId}`)
  }
  // A page that sold an order, too, tells of the order; and what became of a subscription is not in its page.
  const { session, subscription } = found.result
  const event =
    subscription && session.metadata.orderId
      ? eventAbout('customer.subscription.updated', subscription)
      : eventAbout('checkout.session.completed', session)
  return { ...event, id: `${event.id}_v${found.page.version}` }
}

export function pageIdOf({ redirectUrl }: { redirectUrl: string | null }): string {
  return new URL(redirectUrl ?? '').pathname.split('/').at(-1) ?? ''
}

/** What became of the memberships of an account, oldest first. */
export function heldBy(payload: Payload, { id }: Pick<Fan, 'id'>) {
  return rowsOf<{ tier: string; status: string; amount: number; reason: string | null }>(
    payload,
    sql`select tiers.name as tier, held.status, held.amount_minor::int as amount,
        held.end_reason as reason
      from memberships held join membership_tiers tiers on tiers.id = held.tier_id
      where held.account_id = ${id} order by held.created_at`,
  )
}

/** A tier in a cart. */
export const membershipLine = (tierId: string, rest: Record<string, unknown> = {}) => ({
  kind: 'membership',
  tierId,
  interval: 'month',
  ...rest,
})

/** What the books of members hold of an account, in cents, oldest first. */
export async function paymentsOf(payload: Payload, { id }: Pick<Fan, 'id'>): Promise<number[]> {
  const rows = await rowsOf<{ amount: number }>(
    payload,
    sql`select paid.amount_minor::int as amount from membership_payments paid
      join memberships held on held.id = paid.membership_id
      where held.account_id = ${id} order by paid.paid_at, paid.created_at`,
  )
  return rows.map(({ amount }) => amount)
}

/** Kinds of the mails that somebody got, oldest first. */
export async function mailsTo(payload: Payload, { email }: Pick<Fan, 'email'>): Promise<string[]> {
  const rows = await rowsOf<{ kind: string }>(
    payload,
    sql`select kind from mail_log where "to" = ${email} and kind like 'membership-%'
      order by created_at`,
  )
  return rows.map(({ kind }) => kind.replace('membership-', ''))
}
