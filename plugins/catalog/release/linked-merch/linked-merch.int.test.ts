import { expect, it } from 'vitest'
import type { LinkedMerchAnswer } from '@/src/core/contracts/products/linked-merch'
import type { MerchAnswer } from '@/src/core/contracts/products/merch'
import { createProduct, createStaff, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const fulfiller = await createStaff(payload, { [luna.profile.id]: 'fulfiller' })

const make = async (title: string, category: 'Music' | 'Merch' = 'Merch', of = luna) => {
  const { product } = await createProduct(payload, of.profile.id, { title, category })
  return product
}
const salt = await make('Salt', 'Music')
const tide = await make('Tide', 'Music')

const call = <Body = LinkedMerchAnswer>(
  method: string,
  path = '',
  body?: unknown,
  { token, release = salt.id }: { token?: string; release?: string } = {},
) =>
  rest<Body>(method, `/api/profiles/${luna.profile.id}/releases/${release}/merch${path}`, {
    token: token ?? luna.owner.token,
    body,
  })
const titles = (rows: readonly { title: string }[]) => rows.map(({ title }) => title)

it('links merch to a release and takes the link away, as the merch itself then says', async () => {
  const shirt = await make('Shirt')
  const poster = await make('Poster')
  await make('Shirt of Kito', 'Merch', kito)
  const { json: before } = await call('GET')
  expect([titles(before.linked), titles(before.others)]).toEqual([[], ['Poster', 'Shirt']])

  const { status, json } = await call('PUT', `/${shirt.id}`, { isLinked: true })
  expect([status, titles(json.linked), titles(json.others)]).toEqual([200, ['Shirt'], ['Poster']])
  expect(json.linked[0]).toMatchObject({ id: shirt.id, cover: null, state: 'on-sale' })

  const merchUrl = `/api/profiles/${luna.profile.id}/merch/${shirt.id}`
  const releaseOf = async () =>
    (await rest<MerchAnswer>('GET', merchUrl, { token: luna.owner.token })).json.form.release
  expect(await releaseOf()).toBe(salt.id)

  // What another window gave to another release is not taken from that.
  await call('PUT', `/${poster.id}`, { isLinked: true }, { release: tide.id })
  const { json: late } = await call('PUT', `/${poster.id}`, { isLinked: false })
  expect(late.others).toEqual([{ id: poster.id, title: 'Poster', release: 'Tide' }])

  const { json: after } = await call('PUT', `/${shirt.id}`, { isLinked: false })
  expect(after.linked).toEqual([])
  expect(await releaseOf()).toBeNull()
})

it('makes merch of the release, once however often it is asked', async () => {
  const { json: made } = await call<{ id: string }>('POST')
  expect((await call<{ id: string }>('POST')).json.id).toBe(made.id)
  expect((await call('GET')).json.linked.map(({ id }) => id)).toEqual([made.id])
  const plain = await rest<{ id: string }>('POST', `/api/profiles/${luna.profile.id}/merch`, {
    token: luna.owner.token,
  })
  expect(plain.json.id).not.toBe(made.id)
})

it('is nothing to those who may not change it, nor for what is of other sites', async () => {
  const shirt = await make('Scarf')
  const theirs = await make('Theirs', 'Merch', kito)
  const theirRelease = await make('Theirs', 'Music', kito)
  const link = { isLinked: true }
  expect((await call('PUT', `/${theirs.id}`, link)).status).toBe(404)
  expect((await call('PUT', `/${shirt.id}`, link, { release: theirRelease.id })).status).toBe(404)
  expect((await call('PUT', `/${tide.id}`, link)).status).toBe(404)
  expect((await call('POST', '', {}, { release: shirt.id })).status).toBe(404)
  expect((await call('GET', '', undefined, { token: kito.owner.token })).status).toBe(404)
  expect((await call('GET', '', undefined, { token: fulfiller.token })).status).toBe(200)
  expect((await call('PUT', `/${shirt.id}`, link, { token: fulfiller.token })).status).toBe(403)
})
