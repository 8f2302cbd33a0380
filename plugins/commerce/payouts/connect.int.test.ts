import { createHmac, randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, expect, it } from 'vitest'
import { noteCharge } from '@/plugins/commerce/money/charges/note-charge'
import { processMissedWebhooks } from '@/plugins/commerce/payments/process-missed-webhooks'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { requestRefund } from '@/plugins/commerce/payments/request-refund'
import { membershipLine } from '@/plugins/commerce/testing/members'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { openStripe } from '@/plugins/commerce/testing/stripe-shop'
import type { PaymentAccountView } from '@/src/core/contracts/orders/payment-account'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { getPaymentProvider } from '@/src/server/payments'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>

const stripe = await openStripe({ connect: true })
const luna = await openShop(payload, 'Luna Vale')
const kito = await openShop(payload, 'Kito')
afterAll(async () => {
  await stripe.close()
})

const statusOf = async (orderRef: string) => (await orderOf(payload, orderRef)).status

const view = ({ profile, owner }: Shop) =>
  rest<PaymentAccountView>('GET', `/api/profiles/${profile.id}/payment-account`, {
    token: owner.token,
  })

const onboard = ({ profile, owner }: Shop) =>
  rest<{ url: string }>('POST', `/api/profiles/${profile.id}/payment-account/onboard`, {
    token: owner.token,
  })

async function accountOf({ profile }: Shop) {
  const { docs } = await payload.find({
    collection: slugs.paymentAccounts,
    where: { profile: { equals: profile.id } },
  })
  return docs[0]
}

/** To the end of Stripe's own pages. */
async function connect(shop: Shop): Promise<string> {
  const { json } = await onboard(shop)
  const done = await stripe.press(json.url, { action: 'finish' })
  expect(done.headers.get('location')).toMatch(/\/admin\/payouts$/)
  await expect.poll(async () => (await accountOf(shop))?.chargesEnabled).toBe(true)
  return (await accountOf(shop))?.stripeAccountId ?? ''
}

/** An account of which the platform takes five and a half percent. */
async function connectForShare(shop: Shop): Promise<string> {
  const account = await connect(shop)
  await payload.update({
    collection: slugs.paymentAccounts,
    where: { profile: { equals: shop.profile.id } },
    data: { platformFeeBps: 550 },
  })
  return account
}

const openTier = ({ profile }: Shop, priceMonthlyMinor: number) =>
  payload.create({
    collection: slugs.membershipTiers,
    data: { name: 'Circle', priceMonthlyMinor, profile: profile.id },
  })

/** Somebody pays ten dollars for the first month of a tier. */
async function payForTier(shop: Shop) {
  const tier = await openTier(shop, 1000)
  const { token } = await createVisitor(payload, shop.profile.id)
  const { json } = await shop.call('POST', '/api/public/memberships/checkout', {
    token,
    body: { tierId: tier.id, interval: 'month' },
  })
  await stripe.press(json.redirectUrl)
  const paid = async () => {
    const { docs } = await payload.find({
      collection: slugs.membershipPayments,
      where: { tier: { equals: tier.id } },
      depth: 1,
      showHiddenFields: true,
    })
    return docs[0]
  }
  await expect.poll(async () => (await paid())?.amountMinor).toBe(1000)
  const giveBack = async (amount: number) =>
    rest('POST', `/api/membership-payments/${(await paid())?.id}/refunds`, {
      token: shop.owner.token,
      body: { key: randomUUID(), amount },
    })
  return { paid, giveBack }
}

async function order(shop: Shop, priceMinor = 900) {
  const { json } = await shop.checkout([shop.item(await shop.sell({ priceMinor }))])
  return json
}

it('sells nothing for money until the artist has an account that can be paid', async () => {
  const goods = await luna.sell({ priceMinor: 900 })
  const refused = await luna.checkout([luna.item(goods)])
  expect([refused.status, refused.json.message]).toEqual([
    409,
    'Luna Vale has not set up payments yet.',
  ])
  const quote = await luna.call<{ canCheckout: boolean; message: string }>(
    'POST',
    '/api/public/cart/quote',
    { body: { profileId: luna.profile.id, items: [luna.item(goods)] } },
  )
  expect(quote.json).toMatchObject({
    canCheckout: false,
    message: 'Luna Vale has not set up payments yet.',
  })
  const free = await luna.checkout([luna.item(await luna.sell({ priceMinor: 0 }))])
  expect(free.status).toBe(201)
  expect((await stripe.state()).sessions).toEqual([])
})

it('connects an artist once, says what is missing, and then sells', async () => {
  expect((await view(luna)).json).toMatchObject({
    kind: 'connected',
    hasAccount: false,
    canBePaid: false,
  })
  const [first, second] = await Promise.all([onboard(luna), onboard(luna)])
  expect([first.status, second.status]).toEqual([200, 200])
  expect((await stripe.state()).accounts).toHaveLength(1)
  const { totalDocs: lines } = await payload.count({
    collection: slugs.auditLog,
    where: { action: { equals: 'payments_connected' }, actor: { equals: luna.owner.id } },
  })
  expect(lines).toBe(1)
  await stripe.press(first.json.url, { action: 'half' })
  const half = (await view(luna)).json
  expect(half).toMatchObject({
    hasAccount: true,
    canBePaid: false,
    problem: 'requirements.past_due',
  })
  expect(half.requirements).toEqual(['external_account'])
  expect((await luna.checkout([luna.item(await luna.sell())])).status).toBe(409)

  await connect(luna)
  expect((await view(luna)).json).toMatchObject({ canBePaid: true, canPayOut: true, problem: '' })
  const { redirectUrl, orderRef } = await order(luna)
  await stripe.press(redirectUrl)
  await expect.poll(() => statusOf(orderRef)).toBe('delivered')
})

it('charges the artist’s own account, and takes the platform’s share of what stays', async () => {
  const account = await connectForShare(luna)
  const { redirectUrl, orderRef } = await order(luna, 999)
  await stripe.press(redirectUrl)
  await expect.poll(() => statusOf(orderRef)).toBe('delivered')
  const paid = await orderOf(payload, orderRef)
  const intent = (await stripe.state()).paymentIntents.find(({ id }) => id === paid.paymentIntentId)
  expect(intent).toMatchObject({ account, amount_received: 999, application_fee_amount: 54 })
  expect(paid).toMatchObject({ providerAccount: account, platformFeeMinor: 54 })

  // What Stripe takes is asked for by a job of the same transaction.
  const waiting = await rowsOf<{ data: object }>(
    payload,
    sql`select data from jobs.job where name = ${noteCharge.name} and data->>'order' = ${paid.id}`,
  )
  expect(waiting).toEqual([{ data: { order: paid.id } }])
  await noteCharge.run(payload, { order: paid.id })
  expect(await orderOf(payload, orderRef)).toMatchObject({
    providerFeeMinor: 59,
    providerFeeCurrency: 'usd',
    platformFeeMinor: 54,
  })
  const payouts = await getPaymentProvider(payload, account).payouts?.(10)
  expect(payouts).toMatchObject([{ state: 'pending', currency: 'usd' }])
  expect(payouts?.[0]?.amountMinor).toBeGreaterThanOrEqual(999 - 59 - 54)

  const req = await createLocalReq({}, payload)
  const key = randomUUID()
  await requestRefund(req, { orderId: paid.id, key, restock: false, actor: 'owner' })
  const back = (await stripe.state()).refunds.find((each) => each.payment_intent === intent?.id)
  expect(back).toMatchObject({ account, amount: 999, fee_returned: 54 })
  expect(await statusOf(orderRef)).toBe('cancelled')
  await noteCharge.run(payload, { order: paid.id })
  await noteCharge.run(payload, { order: paid.id })
  const refunded = await rowsOf(
    payload,
    sql`select platform_fee_minor::int as share, parts from refunds where order_id = ${paid.id}`,
  )
  expect(refunded).toEqual([{ share: 54, parts: [{ of: 0, grossMinor: 999, taxMinor: 0 }] }])
})

it('takes its share of a membership in the cart, of all that is paid with it', async () => {
  const account = await connectForShare(luna)
  const tier = await openTier(luna, 500)
  const { token } = await createVisitor(payload, luna.profile.id)
  const album = await luna.sell({ priceMinor: 999 })
  const items = [luna.item(album), membershipLine(tier.id)]
  const { json } = await luna.call('POST', '/api/public/checkout', {
    token,
    headers: { 'idempotency-key': randomUUID() },
    body: { profileId: luna.profile.id, email: 'fan@example.com', items },
  })
  await stripe.press(json.redirectUrl)
  await expect.poll(() => statusOf(json.orderRef)).toBe('delivered')
  const paid = await orderOf(payload, json.orderRef)
  const intent = (await stripe.state()).paymentIntents.find(({ id }) => id === paid.paymentIntentId)
  expect(intent).toMatchObject({ account, amount_received: 1499, application_fee_amount: 82 })
  expect(paid.platformFeeMinor).toBe(82)
})

it('gives its share of a membership back, of what goes back to the member', async () => {
  const account = await connectForShare(luna)
  const { paid, giveBack } = await payForTier(luna)
  const answer = await giveBack(4)
  expect([answer.status, (await paid())?.refundedMinor]).toEqual([200, 400])
  const intent = (await paid())?.paymentIntentId
  const back = (await stripe.state()).refunds.find((each) => each.payment_intent === intent)
  expect(back).toMatchObject({ account, amount: 400, fee_returned: 22 })
})

it('ends the open orders of an artist who has left, once nobody can pay them', async () => {
  await connect(luna)
  const { orderRef } = await order(luna)
  const { id } = await orderOf(payload, orderRef)
  const write = (data: Partial<Order>) =>
    payload.db.updateOne({
      collection: slugs.orders,
      where: { id: { equals: id } },
      data,
      options: { atomic: true },
    })
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  await write({ providerAccount: 'acct_gone', expiresAt: ago(5) })
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(orderRef)).toBe('initiated_payment')
  await write({ expiresAt: ago(21) })
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect(await statusOf(orderRef)).toBe('failed')
})

it('connects an artist again who took the connection away, and marks what cannot be given back', async () => {
  const former = await connectForShare(luna)
  const { redirectUrl, orderRef } = await order(luna)
  await stripe.press(redirectUrl)
  await expect.poll(() => statusOf(orderRef)).toBe('delivered')
  const { paid, giveBack } = await payForTier(luna)
  await stripe.control('deauthorize', { id: former })
  await expect
    .poll(async () => (await view(luna)).json)
    .toMatchObject({ canBePaid: false, problem: 'disconnected' })
  expect((await luna.checkout([luna.item(await luna.sell())])).status).toBe(409)

  const { id: orderId } = await orderOf(payload, orderRef)
  const req = await createLocalReq({}, payload)
  const decision = { orderId, key: randomUUID(), restock: false, actor: 'owner' }
  expect(await requestRefund(req, decision)).toMatchObject({
    state: 'requested',
    error: ownerMessages.refunds.unreachable('$9.00'),
  })
  expect((await orderOf(payload, orderRef)).needsReview).toBe('refund_failed')
  expect((await giveBack(4)).status).toBe(200)
  expect((await paid())?.membership).toMatchObject({ needsReview: 'refund_failed' })

  const [first, second] = await Promise.all([onboard(luna), onboard(luna)])
  expect([first.status, second.status]).toEqual([200, 200])
  const account = await connect(luna)
  expect(account).not.toBe(former)
  expect((await view(luna)).json).toMatchObject({ canBePaid: true, platformFeePercent: 5.5 })
  const next = await order(luna)
  await stripe.press(next.redirectUrl)
  await expect.poll(() => statusOf(next.orderRef)).toBe('delivered')
  expect((await orderOf(payload, next.orderRef)).providerAccount).toBe(account)
  expect((await orderOf(payload, orderRef)).providerAccount).toBe(former)
  const { docs: lines } = await payload.find({
    collection: slugs.auditLog,
    where: {
      action: { equals: 'payments_connected' },
      profile: { equals: luna.profile.id },
    },
    sort: 'createdAt',
  })
  expect(lines.map(({ details }) => details)).toEqual([
    {},
    { stripeAccountId: { before: former, after: account } },
  ])
})

it('keeps the accounts apart: no event of one settles an order of another', async () => {
  const [own, other] = [await connect(luna), await connect(kito)]
  expect(own).not.toBe(other)
  const { redirectUrl, orderRef } = await order(luna)
  const sessionId = redirectUrl.split('/').at(-1)
  const session = (await stripe.state()).sessions.find(({ id }) => id === sessionId)
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    livemode: false,
    account: other,
    data: {
      object: { ...session, status: 'complete', payment_status: 'paid', payment_intent: 'pi_x' },
    },
  }
  const send = (path: string, body: unknown, secret: string) => {
    const rawBody = JSON.stringify(body)
    const t = Math.floor(Date.now() / 1000)
    const v1 = createHmac('sha256', secret).update(`${t}.${rawBody}`).digest('hex')
    const headers = { 'stripe-signature': `t=${t},v1=${v1}` }
    return rest('POST', path, { rawBody, headers })
  }
  const [ownSecret, connectSecret] = [
    'whsec_of_the_test_0123456789',
    'whsec_of_the_accounts_0123456789',
  ]
  const { account: _account, ...unowned } = event
  for (const [path, body, secret] of [
    ['/api/webhooks/stripe', event, ownSecret],
    ['/api/webhooks/stripe', unowned, connectSecret],
    ['/api/webhooks/stripe-connect', event, ownSecret],
    ['/api/webhooks/stripe-connect', unowned, connectSecret],
  ] as const) {
    expect((await send(path, body, secret)).status).toBe(400)
  }
  expect(await statusOf(orderRef)).toBe('initiated_payment')
  expect((await send('/api/webhooks/stripe-connect', event, connectSecret)).status).toBe(200)
  const tried = await orderOf(payload, orderRef)
  expect(tried).toMatchObject({ status: 'failed', needsReview: 'account_mismatch' })
  expect((await kito.readOrder({ orderRef, token: 'x'.repeat(43), redirectUrl })).status).toBe(404)
})

it('shows an artist’s account to that artist alone', async () => {
  for (const token of [kito.owner.token, luna.visitor.token, undefined]) {
    const path = `/api/profiles/${luna.profile.id}/payment-account`
    const [seen, sent] = [
      await rest('GET', path, { token }),
      await rest('POST', `${path}/onboard`, { token }),
    ]
    expect(seen.status).toBe(token === kito.owner.token ? 404 : 401)
    expect(sent.status).toBe(seen.status)
  }
})

it('closes the shop when Stripe closes the account, and hears of it although the event is lost', async () => {
  const account = await connect(kito)
  await stripe.control('account', {
    id: account,
    isComplete: false,
    disabledReason: 'rejected.fraud',
  })
  await expect.poll(async () => (await accountOf(kito))?.chargesEnabled).toBe(false)
  expect((await kito.checkout([kito.item(await kito.sell())])).status).toBe(409)
  await stripe.deliver({ mode: 'drop' })
  await stripe.control('account', { id: account, isComplete: true })
  await processMissedWebhooks(payload)
  expect((await accountOf(kito))?.chargesEnabled).toBe(true)
  await stripe.deliver({})
})
