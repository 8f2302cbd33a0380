import { expect, it } from 'vitest'
import type { MerchList } from '@/src/core/contracts/products/product-list'
import { listProductsQuery } from '@/src/core/contracts/products/products'
import { listProducts } from '@/src/server/site-data'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const profileId = luna.profile.id

async function make(title: string, owner = luna): Promise<string> {
  const { product } = await createProduct(payload, owner.profile.id, { title, category: 'Merch' })
  return product.id
}

const move = async (id: string, before: string | null, who = luna) => {
  const path = `/api/profiles/${profileId}/products/order`
  return (await rest('POST', path, { token: who.owner.token, body: { id, before } })).status
}

const store = async () => {
  const query = listProductsQuery.parse({ profileId, category: 'Merch', limit: 50 })
  return (await listProducts(query)).data.map(({ title }) => title)
}

// Of the same day, they come by their titles.
const [a, b, c, d] = [await make('A'), await make('B'), await make('C'), await make('D')]

it('puts one in front of another, behind all, and what is new before all', async () => {
  expect(await store()).toEqual(['A', 'B', 'C', 'D'])
  expect(await move(d, b)).toBe(204)
  expect(await store()).toEqual(['A', 'D', 'B', 'C'])
  expect(await move(a, null)).toBe(204)
  expect(await store()).toEqual(['D', 'B', 'C', 'A'])
  const fresh = await make('New')
  expect(await store()).toEqual(['New', 'D', 'B', 'C', 'A'])
  const list = await rest<MerchList>('GET', `/api/profiles/${profileId}/merch`, {
    token: luna.owner.token,
  })
  expect(list.json.data.map(({ title }) => title)).toEqual(['New', 'D', 'B', 'C', 'A'])
  await move(fresh, a)
  expect(await store()).toEqual(['D', 'B', 'C', 'New', 'A'])
  await move(fresh, null)
})

it('does what two people at once asked for', async () => {
  expect(await store()).toEqual(['D', 'B', 'C', 'A', 'New'])
  expect(await Promise.all([move(a, d), move(c, b)])).toEqual([204, 204])
  expect(await store()).toEqual(['A', 'D', 'C', 'B', 'New'])
})

it('keeps the order when one is moved to and fro many times', async () => {
  for (let turn = 0; turn < 30; turn += 1) {
    await move(c, d)
    await move(b, c)
  }
  expect(await store()).toEqual(['A', 'B', 'C', 'D', 'New'])
})

it('moves nothing of other sites, nor in front of it', async () => {
  const theirs = await make('Theirs', kito)
  const { product: music } = await createProduct(payload, profileId)
  expect([
    await move(a, b, kito),
    await move(theirs, b),
    await move(a, theirs),
    await move(a, music.id),
  ]).toEqual([404, 404, 404, 404])
  expect(await store()).toEqual(['A', 'B', 'C', 'D', 'New'])
})
