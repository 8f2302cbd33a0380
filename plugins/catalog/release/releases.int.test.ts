import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { sellDueProducts } from '@/plugins/catalog/product/server/product-state'
import { createReleaseStore, type ReleaseApi } from '@/plugins/catalog/release/release-store'
import { forgetUntouchedReleases } from '@/plugins/catalog/release/server/make-release'
import { expectNothingLost } from '@/src/admin/writing/testing/two-windows'
import type { ListChanges } from '@/src/core/contracts/list-changes'
import type { MusicListAnswer, ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { Edition, ReleaseForm } from '@/src/core/contracts/products/releases'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'
import { getProduct } from '@/src/server/site-data'
import { runSql } from '@/src/server/transaction'
import { createOwner, createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const messages = ownerMessages.release
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

type Answer = ReleaseAnswer & ErrorBody

const call = <Body = Answer>(method: string, path: string, body?: unknown, who = luna) =>
  rest<Body>(method, `/api/profiles/${luna.profile.id}/releases${path}`, {
    token: who.owner.token,
    body,
  })

const read = async (id: string) => (await call('GET', `/${id}`)).json

async function make(): Promise<ReleaseAnswer> {
  const { json } = await call<{ id: string }>('POST', '')
  return read(json.id)
}

const write = ({ id, rev, form }: ReleaseAnswer, change: Partial<ReleaseForm>) =>
  call('PUT', `/${id}`, { rev, form: { ...form, ...change } })

const vinyl = {
  key: 'one',
  id: null,
  title: 'Vinyl',
  minor: 2500,
  stock: 100,
  stockSeen: null,
  availabilitySeen: null,
  sku: 'LP-1',
  delivery: 'shipping',
  availability: 'active',
} satisfies Edition

async function addSong(productId: string): Promise<void> {
  await payload.create({
    collection: slugs.tracks,
    data: { profile: luna.profile.id, product: productId, position: 1, title: 'One' },
  })
}

/** Its songs need no files when it is a pre-order. */
const ahead = { isPreorder: true, releaseDate: '2099-05-01' } as const

it('has a price before anything is written, and is the same one until something is', async () => {
  const [first, again, twice] = await Promise.all([make(), make(), make()])
  expect(first.form).toMatchObject({
    title: '',
    download: { kind: 'fixed', minor: studioLimits.release.firstPriceMinor },
  })
  expect([again.id, twice.id]).toEqual([first.id, first.id])
  await write(first, { title: 'Salt' })
  expect((await make()).id).not.toBe(first.id)
})

it('keeps words, prices and editions as one save, and takes editions away again', async () => {
  const made = await make()
  const download = { kind: 'open', minor: 500, suggestedMinor: 900 } as const
  const saved = await write(made, { title: 'Signal', download, editions: [vinyl] })
  expect([saved.status, saved.json.form]).toMatchObject([
    200,
    { title: 'Signal', download, editions: [{ title: 'Vinyl', minor: 2500, stock: 100 }] },
  ])
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { product: { equals: made.id } },
    depth: 0,
  })
  expect(docs).toHaveLength(2)
  const without = await write(saved.json, { editions: [] })
  expect(without.json.form.editions).toEqual([])
})

it('refuses a save that stands on what another window has changed', async () => {
  const made = await make()
  await write(made, { title: 'Mine' })
  const late = await write(made, { title: 'Theirs' })
  expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
  expect((await read(made.id)).form.title).toBe('Mine')
})

it('counts what was sold of an edition since it was read', async () => {
  const { json } = await write(await make(), { title: 'Counted', editions: [vinyl] })
  const [edition] = json.form.editions
  await payload.update({
    collection: slugs.variants,
    id: edition?.id ?? '',
    data: { stockQuantity: 97 },
  })
  const untouched = await write(json, { credits: 'Luna' })
  expect(untouched.json.form.editions[0]?.stock).toBe(97)
  const sent = untouched.json.form.editions.map((each) => ({ ...each, stock: 90, stockSeen: 100 }))
  const changed = await write(untouched.json, { editions: sent })
  expect(changed.json.form.editions[0]?.stock).toBe(87)
})

it('keeps what a sale made of the state of an edition since it was read', async () => {
  const { json } = await write(await make(), { title: 'Sold meanwhile', editions: [vinyl] })
  const [edition] = json.form.editions
  const stateIs = (availabilityStatus: 'active' | 'sold_out') =>
    payload.update({
      collection: slugs.variants,
      id: edition?.id ?? '',
      data: { availabilityStatus },
    })
  await stateIs('sold_out')
  const untouched = await write(json, { credits: 'Luna' })
  expect(untouched.json.form.editions[0]?.availability).toBe('sold_out')
  await stateIs('active')
  const taken = untouched.json.form.editions.map((each) => ({
    ...each,
    availability: 'inactive' as const,
  }))
  const changed = await write(untouched.json, { editions: taken })
  expect(changed.json.form.editions[0]?.availability).toBe('inactive')
})

it.each<[string, (form: ReleaseForm) => Partial<ReleaseForm>, string]>([
  ['a title of 300 letters', () => ({ title: 'x'.repeat(300) }), 'form.title'],
  [
    'a tenth of a cent',
    () => ({ download: { kind: 'fixed', minor: 0.1, suggestedMinor: null } }),
    'form.download.minor',
  ],
  [
    'less than can be paid',
    () => ({ download: { kind: 'fixed', minor: 10, suggestedMinor: null } }),
    'form.download.minor',
  ],
  ['stock of minus one', () => ({ editions: [{ ...vinyl, stock: -1 }] }), 'form.editions.0.stock'],
])('says at the field what is wrong with %s', async (_what, change, field) => {
  const made = await make()
  const { status, json } = await write(made, change(made.form))
  expect([status, json.errors?.[0]?.field]).toEqual([400, field])
})

it('takes no pictures of other sites', async () => {
  const made = await make()
  const { status } = await write(made, { media: [randomUUID()] })
  expect(status).toBe(400)
})

it('goes on sale when nothing is missing, with all that is missing told by its place', async () => {
  const made = await make()
  const early = await call('POST', `/${made.id}/state`, { to: 'on-sale' })
  expect(early.status).toBe(400)
  expect(early.json.errors).toEqual([
    { field: 'cover', message: messages.noTitle },
    { field: 'songs', message: ownerMessages.delivery.noTracks },
  ])
  const download = { kind: 'open', minor: 500, suggestedMinor: 900 } as const
  await write(made, { title: 'Now', download, ...ahead })
  await addSong(made.id)
  const sold = await call('POST', `/${made.id}/state`, { to: 'on-sale' })
  expect([sold.status, sold.json.state]).toEqual([200, 'on-sale'])
  expect(sold.json.url).toContain(`/products/${made.id}`)
  const seen = await getProduct(luna.profile.id, made.id)
  expect(seen?.variants).toMatchObject([{ priceMinor: 500, suggestedMinor: 900 }])
  const kept = await call('DELETE', `/${made.id}`)
  expect([kept.status, kept.json.message]).toEqual([409, messages.onSale])
  expect((await call('POST', `/${made.id}/state`, { to: 'off' })).json.state).toBe('draft')
  expect((await call('DELETE', `/${made.id}`)).status).toBe(204)
})

it('goes on sale at its moment, by the clock, and not when it was called off', async () => {
  const planned = async (title: string) => {
    const made = await make()
    await write(made, { title, ...ahead })
    const at = '2099-01-01T10:00:00.000Z'
    const { json } = await call('POST', `/${made.id}/state`, { to: 'scheduled', at })
    expect([json.state, json.onSaleAt]).toEqual(['scheduled', at])
    return made.id
  }
  const [due, later, lacking] = [await planned('Due'), await planned('Later'), await planned('Not')]
  const req = await createLocalReq({}, payload)
  await runSql(req)`
    update products set on_sale_at = now() - interval '1 second' where id in (${due}, ${lacking})`
  await runSql(req)`
    update variants set availability_status = 'active' where product_id = ${lacking}`
  await sellDueProducts(payload)
  const states = await Promise.all([due, later, lacking].map(read))
  expect(states.map(({ state }) => state)).toEqual(['on-sale', 'scheduled', 'scheduled'])
  const past = await call('POST', `/${later}/state`, {
    to: 'scheduled',
    at: '2020-01-01T10:00:00Z',
  })
  expect([past.status, past.json.errors?.[0]?.field]).toEqual([400, 'at'])
})

it('is copied as a draft with its songs, and nothing of what is counted', async () => {
  const { json } = await write(await make(), { title: 'First', editions: [vinyl] })
  await addSong(json.id)
  const { json: copy } = await call<{ id: string }>('POST', `/${json.id}/copy`)
  const made = await read(copy.id)
  expect(made).toMatchObject({
    state: 'draft',
    songs: [{ title: 'One' }],
    form: { title: 'First (copy)', editions: [{ title: 'Vinyl', stock: 0, sku: '' }] },
  })
})

it('is forgotten after a day when nobody wrote on it', async () => {
  const made = await make()
  await forgetUntouchedReleases(payload)
  expect((await call('GET', `/${made.id}`)).status).toBe(200)
  const req = await createLocalReq({}, payload)
  await runSql(
    req,
  )`update products set updated_at = now() - interval '2 days' where id = ${made.id}`
  await forgetUntouchedReleases(payload)
  expect((await call('GET', `/${made.id}`)).status).toBe(404)
})

it('is listed with all others, and changed with them, each by itself', async () => {
  const own = await createProduct(payload, luna.profile.id, { title: 'Listed', priceMinor: 800 })
  const merch = await createProduct(payload, luna.profile.id, { category: 'Merch' })
  const draft = await make()
  const ids = [own.product.id, draft.id, merch.product.id]
  const listOf = async () =>
    (await call<MusicListAnswer>('GET', '')).json.data.filter(({ id }) => ids.includes(id))
  expect(await listOf()).toMatchObject([
    { id: draft.id, state: 'draft', songs: 0 },
    { id: own.product.id, title: 'Listed', state: 'on-sale', songs: 2, sold: 0 },
  ])
  const bulk = async (body: object) => (await call<ListChanges>('POST', '/bulk', body)).json
  const off = await bulk({ ids, action: 'off' })
  expect(off.refused.map(({ id }) => id)).toEqual([merch.product.id])
  expect((await listOf()).map(({ state }) => state)).toEqual(['draft', 'draft'])
  await bulk({ ids, action: 'price', minor: 1200 })
  expect((await listOf()).map(({ stock }) => stock)).toEqual([null, null])
  const vinyl = { profile: luna.profile.id, product: own.product.id, size: 'Vinyl' }
  await payload.create({
    collection: slugs.variants,
    data: {
      ...vinyl,
      ...{ priceMinor: 2500, deliveryType: 'shipping', availabilityStatus: 'active' },
      ...{ stockQuantity: 7, stockHeld: 2 },
    },
  })
  expect((await listOf()).map(({ stock }) => stock)).toEqual([
    null,
    { offered: 1, soldOut: 0, left: 5 },
  ])
  expect((await listOf()).map(({ priceMinMinor }) => priceMinMinor)).toEqual([1200, 1200])
  const gone = await bulk({ ids: [own.product.id], action: 'delete' })
  expect([gone.refused, (await listOf()).length]).toEqual([[], 1])
})

it('is nothing to those who work for another site, by any call', async () => {
  const made = await make()
  const foreign = await createProduct(payload, kito.profile.id)
  const { rev, form } = made
  const calls: [string, string, unknown?][] = [
    ['GET', ''],
    ['POST', ''],
    ['POST', '/bulk', { ids: [made.id], action: 'delete' }],
    ['GET', `/${made.id}`],
    ['PUT', `/${made.id}`, { rev, form }],
    ['POST', `/${made.id}/state`, { to: 'off' }],
    ['POST', `/${made.id}/copy`],
    ['DELETE', `/${made.id}`],
  ]
  for (const [method, path, body] of calls) {
    expect([method, path, (await call(method, path, body, kito)).status]).toEqual([
      method,
      path,
      404,
    ])
  }
  expect((await call('GET', `/${foreign.product.id}`)).status).toBe(404)
  const { json } = await call<ListChanges>('POST', '/bulk', {
    ids: [foreign.product.id],
    action: 'delete',
  })
  expect(json.refused).toHaveLength(1)
  expect(
    await payload.findByID({ collection: slugs.products, id: foreign.product.id }),
  ).toBeTruthy()
  // Not even to who works for both, by the address of the other one.
  const both = { ...luna, owner: await createOwner(payload, [luna.profile.id, kito.profile.id]) }
  expect((await call('GET', `/${foreign.product.id}`, undefined, both)).status).toBe(404)
  expect((await call('GET', `/${made.id}`, undefined, both)).status).toBe(200)
})

it('loses nothing that two windows write', async () => {
  const { id } = await make()
  await expectNothingLost<ReleaseForm, ReleaseAnswer>({
    url: `/${id}`,
    call,
    open: (api, release) => createReleaseStore({ api: api as ReleaseApi, release }),
    first: { credits: 'Cello: Ana Ruiz' },
    second: { artist: 'Luna Vale' },
    both: [{ title: 'Salt' }, { title: 'Sea' }],
  })
})
