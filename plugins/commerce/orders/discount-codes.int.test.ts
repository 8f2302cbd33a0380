import { beforeEach, expect, it } from 'vitest'
import { reconcileOrders } from '@/plugins/commerce/payments/reconcile-orders'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import { discountCodesMessages } from '@/src/core/messages/cart'
import { slugs } from '@/src/core/slugs'
import { getPaymentProvider } from '@/src/server/payments'
import { payload } from '@/src/testing/test-payload'

let shop: Awaited<ReturnType<typeof openPricedShop>>

beforeEach(async () => {
  shop = await openPricedShop(payload)
})

it('take off what they say, by line, and stay with the order', async () => {
  const code = await shop.makeCode()
  const [one, two] = [await shop.sell({ priceMinor: 905 }), await shop.sell({ priceMinor: 500 })]
  const items = [shop.item(one), shop.item(two)]
  expect((await shop.quote(items, { discountCode: ' luna10 ' })).json).toMatchObject({
    subtotal: 14.05,
    discount: 1.41,
    total: 12.64,
    discountCode: { code: 'LUNA10', problem: '' },
  })
  const { json } = await shop.checkout(items, { discountCode: 'luna10', seenTotal: 12.64 })
  expect(await orderOf(payload, json.orderRef)).toMatchObject({
    discountMinor: 141,
    discountCode: code.id,
    discountText: 'LUNA10',
    totalMinor: 1264,
    items: [{ discountMinor: 91 }, { discountMinor: 50 }],
  })
})

it('of another site are unknown, and one that is refused buys nothing', async () => {
  const theirs = await openShop(payload, 'Kito')
  await payload.create({
    collection: slugs.discountCodes,
    data: { profile: theirs.profile.id, code: 'KITO', kind: 'percent', percent: 90 },
  })
  const album = await shop.sell({ priceMinor: 1000 })
  const { json } = await shop.quote([shop.item(album)], { discountCode: 'KITO' })
  expect(json).toMatchObject({
    total: 10,
    canCheckout: true,
    discountCode: { code: 'KITO', problem: 'This code is not valid.' },
  })
  const refused = await shop.checkout([shop.item(album)], { discountCode: 'KITO' })
  expect(refused.json.errors).toEqual([
    { field: 'discountCode', message: 'This code is not valid.' },
  ])
})

it.each([1, 3])('are used %i times of fifty at once, as they may be', async (maxUses) => {
  const code = await shop.makeCode({ maxUses })
  const album = await shop.sell({ priceMinor: 1000 })
  const replies = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      shop.checkout([shop.item(album)], {
        discountCode: code.code,
        email: `fan${index}@example.com`,
      }),
    ),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(maxUses)
  expect(replies.find(({ status }) => status !== 201)?.json.message).toBe(
    'This code has been used up.',
  )
  const { uses } = await payload.findByID({ collection: slugs.discountCodes, id: code.id })
  expect(uses).toBe(maxUses)
})

it('are there again for others when the order ends without a payment', async () => {
  await shop.makeCode({ maxUses: 1 })
  const album = await shop.sell({ priceMinor: 1000 })
  const buy = (email: string) =>
    shop.checkout([shop.item(album)], { discountCode: 'LUNA10', email })
  const first = await buy('one@example.com')
  expect((await buy('two@example.com')).status).toBe(400)
  await getPaymentProvider(payload).expire(first.json.redirectUrl.split('/').at(-1) ?? '')
  await reconcileOrders(payload, { olderThanSeconds: -1 })
  expect((await orderOf(payload, first.json.orderRef)).status).toBe('failed')
  const second = await buy('two@example.com')
  expect(second.status).toBe(201)
  await shop.post(second.json, 'cancel')
  expect((await buy('three@example.com')).status).toBe(201)
})

it('that are once per buyer know the buyer by email and account', async () => {
  await shop.makeCode({ oncePerBuyer: true })
  const album = await shop.sell({ priceMinor: 1000 })
  const items = [shop.item(album)]
  const rest = { discountCode: 'LUNA10', email: 'Ada@Example.com' }
  expect((await shop.checkout(items, rest)).status).toBe(201)
  const again = await shop.checkout(items, { ...rest, email: 'ada@example.com' })
  expect(again.json.message).toBe('You have used this code already.')
  const { token } = shop.visitor
  expect((await shop.buyAs(token, items, { ...rest, email: 'x@example.com' })).status).toBe(201)
  expect((await shop.buyAs(token, items, { ...rest, email: 'y@example.com' })).status).toBe(400)
})

it('are refused to owners when nobody could type them, or they take nothing off', async () => {
  await shop.makeCode()
  type Refusal = { errors: { field: string; message: string }[] }
  const make = (data: Record<string, unknown>) =>
    shop.call<Refusal>('POST', '/api/discount-codes', {
      token: shop.owner.token,
      body: { profile: shop.profile.id, kind: 'percent', percent: 10, ...data },
    })
  const problemOf = async (data: Record<string, unknown>) => (await make(data)).json.errors[0]
  expect((await problemOf({ code: 'luna 10' }))?.message).toBe(
    'You have a code with these letters already',
  )
  expect((await problemOf({ code: '?' }))?.field).toBe('code')
  expect((await problemOf({ code: 'A1', kind: 'amount' }))?.field).toBe('amountMinor')
  expect((await problemOf({ code: 'A2', percent: 101 }))?.field).toBe('percent')
  const times = { startsAt: '2027-01-02T00:00:00.000Z', endsAt: '2027-01-01T00:00:00.000Z' }
  expect((await problemOf({ code: 'A3', ...times }))?.field).toBe('endsAt')
  expect((await make({ code: 'A4' })).status).toBe(201)
})

it('do not begin when they have ended, and can be changed after that', async () => {
  const ask = (method: string, path: string, body: Record<string, unknown>) =>
    shop.call<{ errors: unknown; doc: { id: string } }>(method, path, {
      token: shop.owner.token,
      body,
    })
  const make = (endsAt: string) =>
    ask('POST', '/api/discount-codes', {
      profile: shop.profile.id,
      code: 'SPRING',
      kind: 'percent',
      percent: 10,
      endsAt,
    })
  const yesterday = new Date(Date.now() - 86_400_000).toISOString()
  const refused = await make(yesterday)
  expect([refused.status, refused.json.errors]).toEqual([
    400,
    [{ field: 'endsAt', message: discountCodesMessages.endIsOver }],
  ])
  const { status, json } = await make(new Date(Date.now() + 86_400_000).toISOString())
  expect(status).toBe(201)
  const path = `/api/discount-codes/${json.doc.id}`
  for (const body of [{ endsAt: yesterday }, { percent: 20 }]) {
    expect((await ask('PATCH', path, body)).status).toBe(200)
  }
})
