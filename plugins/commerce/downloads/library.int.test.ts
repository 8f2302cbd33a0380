import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { openShop, orderOf, payInBooks, sendTestEvent } from '@/plugins/commerce/testing/shop'
import { libraryAnswer } from '@/src/core/contracts/accounts/account-answers'
import type { OrderView } from '@/src/core/contracts/orders/order-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import { createVisitor } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openShop>>
type Fan = Awaited<ReturnType<typeof createVisitor>>

const luna = await openShop(payload, 'Luna')
const kito = await openShop(payload, 'Kito')

const newFan = (shop: Shop = luna) => createVisitor(payload, shop.profile.id)
const verify = ({ id }: Fan) =>
  rowsOf(payload, sql`update public_accounts set email_verified_at = now() where id = ${id}`)

describe('the library', () => {
  const library = async ({ token }: Fan, shop: Shop = luna) =>
    shop.call<Paginated<OrderView>>('GET', '/api/public/library', { token })
  const refs = async (fan: Fan) => (await library(fan)).json.data.map(({ ref }) => ref)
  const buyFree = async (shop: Shop, email: string) => {
    const album = await shop.sell({ title: 'Tides', priceMinor: 0 })
    return (await shop.checkout([shop.item(album)], { email })).json.orderRef
  }

  it('shows what was bought with the email once that is confirmed', async () => {
    const fan = await newFan()
    const orderRef = await buyFree(luna, fan.email)
    expect(await refs(fan)).toEqual([])
    await verify(fan)
    expect(await refs(fan)).toEqual([orderRef])
    expect((await library(fan)).json).toMatchObject({
      page: 1,
      total: 1,
      data: [{ isPaid: true, lines: [{ title: 'Tides' }] }],
    })
  })

  it('shows no unpaid order, nobody else’s, and none of another site', async () => {
    const [fan, other] = [await newFan(), await newFan()]
    await verify(fan)
    await luna.checkout([luna.item(await luna.sell())], { email: fan.email })
    await buyFree(luna, other.email)
    await buyFree(kito, fan.email)
    expect(await refs(fan)).toEqual([])
    expect((await library(fan, kito)).status).toBe(401)
    expect((await luna.call('GET', '/api/public/library')).status).toBe(401)
  })

  it('tells all that the order’s own page does, and nothing more', async () => {
    const fan = await newFan()
    await verify(fan)
    const [shirt, poster] = [
      await luna.sell({ title: 'Shirt', category: 'Merch' }),
      await luna.sell({ title: 'Poster', category: 'Merch' }),
    ]
    const items = [luna.item(shirt, { quantity: 2 }), luna.item(poster)]
    const shippingAddress = {
      name: 'Ada',
      street: '1 Road',
      zipCode: 'HU1 1AA',
      city: 'Hull',
      country: 'GB',
    }
    const { json } = await luna.checkout(items, { email: fan.email, shippingAddress })
    await sendTestEvent(payload, await payInBooks(payload, json.redirectUrl))
    await rowsOf(
      payload,
      sql`update orders_items set cover_url = '/shirt-320.webp' where title = 'Shirt'`,
    )
    const order = await orderOf(payload, json.orderRef)
    const decide = (what: string, body: Record<string, unknown>) =>
      rest('POST', `/api/orders/${order.id}/${what}`, { token: luna.owner.token, body })
    const parcel = { lines: [1], carrier: 'DHL', trackingNumber: '42' }
    expect((await decide('transition', { to: 'shipped', ...parcel })).status).toBe(200)
    expect((await decide('refunds', { key: randomUUID(), amount: 3 })).status).toBe(200)

    const { json: answer } = await library(fan)
    expect(libraryAnswer.parse(answer)).toEqual(answer)
    expect(answer.data).toEqual([(await luna.readOrder(json)).json])
    expect(answer.data).toMatchObject([
      {
        refundState: 'partial',
        refunded: 3,
        parcels: [{ contents: 'Poster', carrier: 'DHL', trackingNumber: '42' }],
        stillToCome: '2 × Shirt',
        lines: [{ title: 'Shirt', coverImage: '/shirt-320.webp' }, { title: 'Poster' }],
      },
    ])
    for (const secret of [order.accessTokenHash, order.idempotencyKey, order.paymentIntentId]) {
      expect(JSON.stringify(answer)).not.toContain(String(secret))
    }
  })

  it('opens the order itself to its confirmed buyer, and to no other account or site', async () => {
    const [fan, other] = [await newFan(), await newFan()]
    const orderRef = await buyFree(luna, fan.email)
    const read = async ({ token }: Fan, shop: Shop = luna) =>
      (await shop.call('GET', `/api/public/orders/${orderRef}`, { token })).status
    expect(await read(fan)).toBe(404)
    await verify(fan)
    await verify(other)
    expect(await read(fan)).toBe(200)
    expect(await read(other)).toBe(404)
    const elsewhere = await newFan(kito)
    await verify(elsewhere)
    expect(await read(elsewhere, kito)).toBe(404)
    expect(await read(fan, kito)).not.toBe(200)
  })
})
