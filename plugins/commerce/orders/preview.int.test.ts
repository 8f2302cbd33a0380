import { expect, it } from 'vitest'
import { openPricedShop } from '@/plugins/commerce/testing/priced-shop'
import type { CartQuote } from '@/src/core/contracts/orders/order-answers'
import { previewMessages } from '@/src/core/messages/blocks'
import { slugs } from '@/src/core/slugs'
import { previewHeaders } from '@/src/core/urls/preview'
import { signPlay } from '@/src/server/pages/preview-token'
import { payload } from '@/src/testing/test-payload'

type Shop = Awaited<ReturnType<typeof openPricedShop>>

const luna = await openPricedShop(payload, 'Luna')
const kito = await openPricedShop(payload, 'Kito')
const tierId = await newTier(luna, 20)
const foreignTierId = await newTier(kito, 50)

async function newTier({ profile }: Shop, discountPercent: number): Promise<string> {
  const data = { profile: profile.id, name: 'Circle', priceMonthlyMinor: 500, discountPercent }
  const { id } = await payload.create({ collection: slugs.membershipTiers, data })
  return id
}

const playing = (token: string, viewer: string) => ({
  [previewHeaders.token]: token,
  [previewHeaders.viewer]: viewer,
})
const playOf = ({ profile }: Shop) => signPlay(profile.id)

type Play = { token?: string; visitor?: string; shop?: Shop }

/** What the shop says of a cart to whom the artist plays. */
async function quoteAs(
  viewer: string,
  items: Record<string, unknown>[],
  { shop = luna, token = playOf(shop), visitor }: Play = {},
) {
  const { status, json } = await shop.call<CartQuote>('POST', '/api/public/cart/quote', {
    token: visitor,
    headers: playing(token, viewer),
    body: { profileId: shop.profile.id, items },
  })
  expect(status).toBe(200)
  return json
}

it('shows the artist what a member pays, and what everybody else does', async () => {
  const items = [luna.item(await luna.sell({ priceMinor: 1000 }))]
  const totalAs = async (viewer: string, play?: Play) => (await quoteAs(viewer, items, play)).total
  expect(await totalAs('signed-out')).toBe(10)
  expect(await totalAs('visitor')).toBe(10)
  expect(await totalAs(tierId)).toBe(8)
  // The artist plays somebody, no matter who is signed in beside that.
  const member = await luna.makeMember()
  expect(await totalAs('signed-out', { visitor: member.token })).toBe(10)
})

it('says of what is for members whether whom the artist plays may buy it', async () => {
  const album = await luna.sell({ priceMinor: 1000 })
  await payload.update({
    collection: slugs.products,
    id: album.product.id,
    data: { visibility: 'tiers', tiers: [tierId] },
  })
  const kindsAs = async (viewer: string) =>
    (await quoteAs(viewer, [luna.item(album)])).lines[0]?.messages.map(({ kind }) => kind)
  expect(await kindsAs('signed-out')).toEqual(['members_only'])
  expect(await kindsAs('visitor')).toEqual(['members_only'])
  expect(await kindsAs(tierId)).toEqual([])
})

it('offers a membership as it would whom the artist plays', async () => {
  const items = [{ kind: 'membership', tierId, interval: 'month' }]
  const kindsAs = async (viewer: string) =>
    (await quoteAs(viewer, items)).lines[0]?.messages.map(({ kind }) => kind)
  expect(await kindsAs('signed-out')).toEqual(['sign_in'])
  expect(await kindsAs('visitor')).toEqual([])
  expect(await kindsAs(tierId)).toEqual(['membership_runs'])
})

it('is nobody’s prices with a token that is old, changed, or of another artist', async () => {
  const items = [luna.item(await luna.sell({ priceMinor: 1000 }))]
  const old = signPlay(luna.profile.id, Date.now() - 3_600_000)
  for (const token of [old, `${playOf(luna)}x`, playOf(kito), 'x']) {
    expect((await quoteAs(tierId, items, { token })).total).toBe(10)
  }
  expect((await quoteAs(foreignTierId, items)).total).toBe(10)
  const theirs = [kito.item(await kito.sell({ priceMinor: 1000 }))]
  expect((await quoteAs(tierId, theirs, { shop: kito })).total).toBe(10)
  expect((await quoteAs(foreignTierId, theirs, { shop: kito, token: playOf(luna) })).total).toBe(10)
  expect((await quoteAs(foreignTierId, theirs, { shop: kito })).total).toBe(5)
})

it('orders nothing', async () => {
  const items = [luna.item(await luna.sell({ priceMinor: 1000 }))]
  const { totalDocs: before } = await payload.count({ collection: slugs.orders })
  for (const token of [playOf(luna), playOf(kito), 'x']) {
    const { status, json } = await luna.call('POST', '/api/public/checkout', {
      headers: { 'idempotency-key': crypto.randomUUID(), ...playing(token, tierId) },
      body: { profileId: luna.profile.id, email: 'fan@example.com', items },
    })
    expect([status, json.code, json.message]).toEqual([
      403,
      'FORBIDDEN',
      previewMessages.nothingSent,
    ])
  }
  expect((await payload.count({ collection: slugs.orders })).totalDocs).toBe(before)
})
