import { sql } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openShop } from '@/plugins/commerce/testing/shop'
import type { JoinTierReply } from '@/src/core/contracts/memberships'
import type { OrderView } from '@/src/core/contracts/orders'
import type { Paginated } from '@/src/core/contracts/products'
import type { ErrorBody } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { slugs } from '@/src/core/slugs'
import { txDb } from '@/src/server/transaction'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createVisitor } from '@/src/testing/factories'

type Shop = Awaited<ReturnType<typeof openShop>>
type Fan = Awaited<ReturnType<typeof createVisitor>>

let test: TestPayload
let luna: Shop
let kito: Shop

beforeAll(async () => {
  test = await bootTestPayload()
  luna = await openShop(test.payload, 'Luna')
  kito = await openShop(test.payload, 'Kito')
})
afterAll(() => test.close())

async function rows(statement: ReturnType<typeof sql>) {
  const db = await txDb(await createLocalReq({}, test.payload))
  return (await db.execute(statement)).rows
}

const newFan = (shop: Shop = luna) => createVisitor(test.payload, shop.profile.id)
const verify = ({ id }: Fan) =>
  rows(sql`update public_accounts set email_verified_at = now() where id = ${id}`)

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

  it('opens the order itself to its confirmed buyer, and to no other account', async () => {
    const [fan, other] = [await newFan(), await newFan()]
    const orderRef = await buyFree(luna, fan.email)
    const read = async ({ token }: Fan) =>
      (await luna.call('GET', `/api/public/orders/${orderRef}`, { token })).status
    expect(await read(fan)).toBe(404)
    await verify(fan)
    await verify(other)
    expect(await read(fan)).toBe(200)
    expect(await read(other)).toBe(404)
  })
})

describe('joining a tier', () => {
  const newTier = (shop: Shop, data: { name: string; [price: string]: unknown }) =>
    test.payload.create({
      collection: slugs.membershipTiers,
      data: { ...data, profile: shop.profile.id },
    })
  const join = ({ token }: Fan, body: Record<string, unknown>) =>
    luna.call<JoinTierReply & ErrorBody>('POST', '/api/public/memberships/checkout', {
      token,
      body,
    })
  const free = (tierId: string) => ({ tierId, interval: 'none' })
  const memberships = ({ id }: Fan) =>
    rows(sql`select tier_id, status from memberships where account_id = ${id}`)

  it('works for a free one, once, however often it is asked for', async () => {
    const { id } = await newTier(luna, { name: 'Friends' })
    const fan = await newFan()
    const answers = await Promise.all([1, 2, 3].map(() => join(fan, free(id))))
    for (const { status, json } of answers) {
      expect([status, json]).toEqual([
        200,
        {
          membership: {
            membershipTierId: id,
            status: 'free',
            interval: 'none',
            currentPeriodEnd: null,
          },
        },
      ])
    }
    expect(await memberships(fan)).toEqual([{ tier_id: id, status: 'free' }])
    const current = await luna.call('GET', '/api/public/memberships/current', { token: fan.token })
    expect(current.json).toEqual({
      membership: {
        tierId: id,
        tierName: 'Friends',
        status: 'free',
        interval: 'none',
        amount: 0,
        currentPeriodEnd: null,
      },
    })
  })

  it('moves over from another free one, and leaves a paid one alone', async () => {
    const [first, second] = [await newTier(luna, { name: 'A' }), await newTier(luna, { name: 'B' })]
    const fan = await newFan()
    await join(fan, free(first.id))
    await join(fan, free(second.id))
    expect(await memberships(fan)).toEqual([{ tier_id: second.id, status: 'free' }])

    await rows(sql`update memberships set status = 'active' where account_id = ${fan.id}`)
    const refused = await join(fan, free(first.id))
    expect([refused.status, refused.json.message]).toEqual([409, messages.membership.keepsOther])
    expect(await memberships(fan)).toEqual([{ tier_id: second.id, status: 'active' }])
  })

  it('is said not to work yet for a paid one, after its price was checked', async () => {
    const open = await newTier(luna, {
      name: 'Patron',
      payWhatYouWant: true,
      payWhatYouWantMinimumMinor: 300,
    })
    const fan = await newFan()
    const low = await join(fan, { tierId: open.id, interval: 'year', amount: 35.99 })
    expect(low.json).toMatchObject({
      errors: [{ field: 'amount', message: messages.cart.priceAtLeast('36.00') }],
    })
    const enough = await join(fan, { tierId: open.id, interval: 'year', amount: 36 })
    expect([enough.status, enough.json.message]).toEqual([409, messages.checkout.notSetUp('Luna')])
    expect((await join(fan, free(open.id))).status).toBe(400)
    expect(await memberships(fan)).toEqual([])
  })

  it('needs a session, and a tier of the same site', async () => {
    const [own, foreign] = [await newTier(luna, { name: 'C' }), await newTier(kito, { name: 'D' })]
    expect((await join(await newFan(), free(foreign.id))).status).toBe(404)
    expect((await join(await newFan(kito), free(own.id))).status).toBe(401)
    const { status } = await luna.call('POST', '/api/public/memberships/checkout', {
      body: free(own.id),
    })
    expect(status).toBe(401)
  })
})
