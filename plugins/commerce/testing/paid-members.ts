import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { expect } from 'vitest'
import { type Fan, heldBy } from '@/plugins/commerce/testing/members'
import { stripeClubTest } from '@/plugins/commerce/testing/stripe-test'
import type { ErrorBody } from '@/src/core/errors'
import { endSubscription } from '@/src/server/payments/end-subscription'
import { createOwner } from '@/src/testing/factories'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

/** The only membership of a fan comes to this. */
export const becomes = (fan: Fan, expected: object) =>
  expect.poll(() => heldBy(payload, fan)).toMatchObject([expected])

type Answer = ErrorBody & { refunded: number; refundState: string }
export type Paid = {
  id: string
  membership: string
  intent: string
  amount: number
  refunded: number
  twice: boolean
  extra: boolean
  dispute: string | null
}

/** Newest last. */
export const paidBy = (fan: Fan) =>
  rowsOf<Paid>(
    payload,
    sql`select paid.id, held.id as membership, paid.payment_intent_id as intent,
        paid.amount_minor::int as amount, paid.refunded_minor::int as refunded,
        paid.is_duplicate as twice, paid.is_extra as extra, paid.dispute_state as dispute
      from membership_payments paid join memberships held on held.id = paid.membership_id
      where held.account_id = ${fan.id} order by paid.paid_at, paid.is_duplicate`,
  )

/** What the artist is to look at. */
export const markOf = async (fan: Fan) => {
  const [row] = await rowsOf<{ mark: string | null }>(
    payload,
    sql`select needs_review as mark from memberships where account_id = ${fan.id}`,
  )
  return row?.mark
}

/** Tests of what members have paid by Stripe's fake. */
export const paidMemberTest = stripeClubTest
  .extend('owner', { scope: 'file' }, ({ luna }) => createOwner(payload, [luna.profile.id]))
  .extend('stranger', { scope: 'file' }, ({ kito }) => createOwner(payload, [kito.profile.id]))
  .extend('member', ({ luna, pays }) => async (club = luna) => {
    const tier = await club.newTier({
      name: 'Circle',
      priceMonthlyMinor: 500,
      priceYearlyMinor: 5000,
    })
    const fan = await club.newFan()
    await pays(club, fan, { tierId: tier.id, interval: 'month' })
    const [paid] = await paidBy(fan)
    if (!paid) {
      throw new Error('Nothing was paid')
    }
    return { fan, tier, paid }
  })
  .extend(
    'goBack',
    ({ stripe }) =>
      (paid: Paid, amount?: number) =>
        stripe.control('refund', { payment_intent: paid.intent, amount }),
  )
  .extend(
    'dispute',
    ({ stripe }) =>
      (paid: Paid, status: string) =>
        stripe.control('dispute', { payment_intent: paid.intent, status }),
  )
  .extend(
    'ask',
    ({ luna, owner }) =>
      (paid: Paid, body: Record<string, unknown> = {}, { token }: { token?: string } = owner) =>
        luna.call<Answer>('POST', `/api/membership-payments/${paid.id}/refunds`, {
          token,
          body: { key: randomUUID(), ...body },
        }),
  )

/** As the worker does with what waits for it. */
export async function endWhatWaits() {
  const waiting = await rowsOf<{ data: { subscriptionId: string; account: string } }>(
    payload,
    sql`delete from jobs.job where name = 'end-subscription' returning data`,
  )
  for (const { data } of waiting) {
    await endSubscription.run(payload, data)
  }
  return waiting.length
}
