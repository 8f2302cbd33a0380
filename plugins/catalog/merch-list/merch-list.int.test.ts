import { expect, it } from 'vitest'
import { germanAddress, openShop } from '@/plugins/commerce/testing/shop'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import type { MerchList } from '@/src/core/contracts/products/product-list'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const shop = await openShop(payload)
const posted = { shippingAddress: germanAddress }
const stranger = await openShop(payload, 'Stranger')

const pathOf = (profileId: string) => `/api/profiles/${profileId}/merch`
const path = pathOf(shop.profile.id)

const call = <Answer>(method: string, at: string, body?: unknown, token = shop.owner.token) =>
  rest<Answer>(method, at, { token, body })

const listed = async () => (await call<MerchList>('GET', path)).json.data
const one = async (id: string) => (await listed()).find((row) => row.id === id)

const change = (body: object, token?: string) =>
  call<ListChanges>('POST', `${path}/change`, body, token)

const sellShirt = (options: Parameters<typeof shop.sell>[0] = {}) =>
  shop.sell({ category: 'Merch', title: 'Shirt', priceMinor: 2500, ...options })

it('tells price, stock and state of each', async () => {
  const { product, variant } = await sellShirt({ stockQuantity: 4 })
  await payload.create({
    collection: slugs.variants,
    data: {
      profile: shop.profile.id,
      product: product.id,
      size: 'XL',
      priceMinor: 3000,
      availabilityStatus: 'active',
      deliveryType: 'shipping',
      stockQuantity: 0,
      stockHeld: 0,
    },
  })
  expect((await shop.checkout([shop.item({ product, variant })], posted)).status).toBe(201)
  expect(await one(product.id)).toMatchObject({
    title: 'Shirt',
    state: 'on-sale',
    priceMinMinor: 2500,
    priceMaxMinor: 3000,
    // One of the four is held for who is paying.
    left: 3,
    offered: 2,
    soldOut: 1,
    cover: null,
  })
  await change({ change: 'onSale', ids: [product.id], isOn: false })
  expect((await one(product.id))?.state).toBe('off')
  const draft = await sellShirt({ isPublished: false })
  expect(await one(draft.product.id)).toMatchObject({ state: 'draft', left: null })
  const release = await shop.sell({ category: 'Music' })
  expect(await one(release.product.id)).toBeUndefined()
})

it('adds one, however often it is asked before anyone has touched it', async () => {
  const add = async () => (await call<{ id: string }>('POST', path)).json.id
  const ids = await Promise.all([add(), add(), add()])
  expect(new Set(ids).size).toBe(1)
  expect(await one(ids[0] ?? '')).toMatchObject({
    title: ownerMessages.merch.newTitle,
    state: 'draft',
    offered: 0,
  })
  const named = { id: ids[0] ?? '', collection: slugs.products, data: { title: 'Mug' } } as const
  await payload.update(named)
  expect(ids).not.toContain(await add())
})

it('changes several, and says what each refused one wants', async () => {
  const [cap, mug] = [await sellShirt({ isPublished: false }), await sellShirt()]
  const { json: blank } = await call<{ id: string }>('POST', path)
  const ids = [cap.product.id, mug.product.id, blank.id]

  const priced = await change({ change: 'price', ids: ids.slice(0, 2), priceMinor: 1900 })
  expect([priced.status, new Set(priced.json.changed)]).toEqual([200, new Set(ids.slice(0, 2))])
  expect(await one(cap.product.id)).toMatchObject({ priceMinMinor: 1900, priceMaxMinor: 1900 })

  const put = await change({ change: 'onSale', ids, isOn: true })
  expect(put.json.refused).toEqual([
    { id: blank.id, title: ownerMessages.merch.newTitle, message: ownerMessages.store.noPrice },
  ])
  expect((await one(cap.product.id))?.state).toBe('on-sale')

  await change({ change: 'featured', ids: [mug.product.id], isOn: true })
  expect((await one(mug.product.id))?.isFeatured).toBe(true)

  await shop.checkout([shop.item(mug)], posted)
  const removed = await change({ change: 'delete', ids })
  expect(removed.json.refused.map(({ id, message }) => [id, message])).toEqual([
    [mug.product.id, ownerMessages.store.productOrdered],
  ])
  expect([await one(cap.product.id), await one(blank.id)]).toEqual([undefined, undefined])
})

it('is of one site only', async () => {
  const { product } = await sellShirt()
  const other = stranger.owner.token
  const asked = [
    await call('GET', path, undefined, other),
    await call('POST', path, undefined, other),
    await change({ change: 'delete', ids: [product.id] }, other),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404])
  // On their own site it is none of theirs.
  const theirs = await call<ListChanges>(
    'POST',
    `${pathOf(stranger.profile.id)}/change`,
    { change: 'delete', ids: [product.id] },
    other,
  )
  expect(theirs.json).toEqual({ changed: [], refused: [] })
  expect((await one(product.id))?.id).toBe(product.id)
})

it.each([
  ['a price of half a cent', { change: 'price', priceMinor: 0.5 }],
  ['a price below nothing', { change: 'price', priceMinor: -1 }],
  ['none of them', { change: 'delete', ids: [] }],
  ['something else', { change: 'burn' }],
])('refuses %s', async (_, body) => {
  const answer = await change({ ids: ['00000000-0000-4000-8000-000000000000'], ...body })
  expect(answer.status).toBe(400)
})
