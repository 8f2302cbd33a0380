import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, expect, it } from 'vitest'
import { connectedAccounts } from '@/plugins/commerce/testing/connected-account'
import { heldBy, openClub } from '@/plugins/commerce/testing/members'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import type { StuckRefundOutcome } from '@/src/core/contracts/orders/order-calls'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

const stripe = await openStripe({ connect: true })
const accounts = connectedAccounts(payload, stripe)
const luna = await openClub(payload, 'Luna')
const kito = await openClub(payload, 'Kito')
afterAll(async () => {
  await stripe.close()
})

/** A member's whole payment was to go back when the account was lost. */
async function stuck() {
  await accounts.connect(luna)
  const { id: tierId } = await luna.newTier({ name: 'Circle', priceMonthlyMinor: 500 })
  const fan = await luna.newFan()
  const { json } = await luna.join(fan, { tierId, interval: 'month' })
  await stripe.press(json.redirectUrl ?? '')
  const isPaid = async () => (await heldBy(payload, fan)).at(-1)?.status
  await expect.poll(isPaid).toBe('active')
  await accounts.disconnect(luna)
  const read = async () => {
    const [row] = await rowsOf<Record<'payment' | 'held' | 'mark' | 'state', string | null>>(
      payload,
      sql`select paid.id as payment, held.id as held, held.needs_review as mark,
          paid.refunded_minor::int as refunded, refund.state, refund.is_abandoned as "isAbandoned"
        from membership_payments paid join memberships held on held.id = paid.membership_id
        left join refunds refund on refund.membership_payment_id = paid.id
        where held.account_id = ${fan.id}`,
    )
    return row
  }
  const { payment, held } = (await read()) ?? {}
  const refunds = `/api/membership-payments/${payment}/refunds`
  const asked = await rest('POST', refunds, {
    token: luna.owner.token,
    body: { key: randomUUID() },
  })
  expect(asked).toMatchObject({ status: 200, json: { refundState: 'requested' } })
  expect(await read()).toMatchObject({ mark: 'refund_failed', state: 'requested' })
  const say = async (stuckRefunds?: StuckRefundOutcome, club = luna) => {
    const { status } = await rest('POST', `/api/memberships/${held}/reviewed`, {
      token: club.owner.token,
      body: { ...(stuckRefunds && { stuckRefunds }) },
    })
    return status
  }
  return { say, read }
}

it('lets the money stay that the artist gives up to give back', async () => {
  const { say, read } = await stuck()
  expect(await say('given_up', kito)).toBe(404)
  expect(await read()).toMatchObject({ mark: 'refund_failed', state: 'requested' })
  expect(await say('given_up')).toBe(204)
  expect(await read()).toMatchObject({
    mark: null,
    state: 'failed',
    isAbandoned: true,
    refunded: 0,
  })
  expect(await say('given_up')).toBe(409)
})

it('counts what the artist gave back by hand, also after the mark was taken off', async () => {
  const { say, read } = await stuck()
  expect(await say()).toBe(204)
  expect(await read()).toMatchObject({ mark: null, state: 'requested' })
  expect(await say('given_back')).toBe(204)
  expect(await read()).toMatchObject({ mark: null, state: 'succeeded', refunded: 500 })
})
