import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import { expect, it } from 'vitest'
import { createMerchStore, type MerchApi } from '@/plugins/catalog/merch/merch-context'
import { sellDueProducts } from '@/plugins/catalog/product/server/product-state'
import { expectNothingLost } from '@/src/admin/writing/testing/two-windows'
import type { MerchAnswer, MerchForm } from '@/src/core/contracts/products/merch'
import type { VariantMatrix } from '@/src/core/contracts/products/variant-matrix'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { goesWith } from '@/src/server/site-data'
import { runSql } from '@/src/server/transaction'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

type Answer = MerchAnswer & ErrorBody

const call = <Body = Answer>(method: string, path: string, body?: unknown, who = luna) =>
  rest<Body>(method, `/api/profiles/${luna.profile.id}/merch${path}`, {
    token: who.owner.token,
    body,
  })

const read = async (id: string) => (await call('GET', `/${id}`)).json

/** With a price, and on sale only where it says so. */
async function make(title = 'Shirt'): Promise<MerchAnswer> {
  const { product } = await createProduct(payload, luna.profile.id, {
    ...{ title, category: 'Merch', isPublished: false, priceMinor: 2500 },
  })
  return read(product.id)
}

const write = ({ id, rev, form }: MerchAnswer, change: Partial<MerchForm>) =>
  call('PUT', `/${id}`, { rev, form: { ...form, ...change } })

it('keeps what is written, and shows it with the release that it belongs to', async () => {
  const { product: release } = await createProduct(payload, luna.profile.id, { title: 'Salt' })
  const made = await make()
  const saved = await write(made, { title: 'Tour shirt', release: release.id, isFeatured: true })
  expect([saved.status, saved.json.form]).toMatchObject([
    200,
    { title: 'Tour shirt', release: release.id, isFeatured: true },
  ])
  const sold = await call('POST', `/${made.id}/state`, { to: 'on-sale' })
  expect([sold.status, sold.json.state]).toEqual([200, 'on-sale'])
  expect(sold.json.url).toContain(`/products/${made.id}`)
  const beside = await goesWith(luna.profile.id, { id: release.id, category: 'Music' })
  expect(beside.map(({ title }) => title)).toEqual(['Tour shirt'])
})

it('refuses a save that stands on what another window has changed', async () => {
  const made = await make()
  await write(made, { title: 'Mine' })
  const late = await write(made, { title: 'Theirs' })
  expect([late.status, late.json.code]).toEqual([409, 'STALE_REVISION'])
})

it('says at its place what keeps it from going on sale', async () => {
  const { json: blank } = await call<{ id: string }>('POST', '')
  const early = await call('POST', `/${blank.id}/state`, { to: 'on-sale' })
  expect([early.status, early.json.errors]).toEqual([
    400,
    [
      { field: 'cover', message: ownerMessages.release.noTitle },
      { field: 'price', message: ownerMessages.store.noPrice },
    ],
  ])
  const made = await make()
  await runSql(await createLocalReq({}, payload))`
    update variants set availability_status = 'inactive' where product_id = ${made.id}`
  expect((await read(made.id)).remarks).toContainEqual({
    place: 'price',
    message: ownerMessages.merch.notOffered,
    isObstacle: true,
  })
})

it('goes on sale at its moment', async () => {
  const made = await make()
  const at = '2099-01-01T10:00:00.000Z'
  const planned = await call('POST', `/${made.id}/state`, { to: 'scheduled', at })
  expect([planned.json.state, planned.json.onSaleAt]).toEqual(['scheduled', at])
  await runSql(await createLocalReq({}, payload))`
    update products set on_sale_at = now() - interval '1 second' where id = ${made.id}`
  await sellDueProducts(payload)
  expect((await read(made.id)).state).toBe('on-sale')
})

it('is copied with its variants as a draft, and deleted only when it is not on sale', async () => {
  const made = await make('Cap')
  await call('POST', `/${made.id}/state`, { to: 'on-sale' })
  expect((await call('DELETE', `/${made.id}`)).status).toBe(409)
  const { json: copy } = await call<{ id: string }>('POST', `/${made.id}/copy`)
  expect(await read(copy.id)).toMatchObject({ state: 'draft', form: { title: 'Cap (copy)' } })
  const matrix = await rest<VariantMatrix>(
    'GET',
    `/api/profiles/${luna.profile.id}/products/${copy.id}/variants`,
    { token: luna.owner.token },
  )
  expect(matrix.json.variants).toMatchObject([{ priceMinor: 2500 }])
  expect((await call('DELETE', `/${copy.id}`)).status).toBe(204)
})

it.each<[string, Partial<MerchForm>, string]>([
  ['a title of 300 letters', { title: 'x'.repeat(300) }, 'form.title'],
  ['a day that is none', { releaseDate: '2026-02-31' }, 'form.releaseDate'],
])('says at the field what is wrong with %s', async (_what, change, field) => {
  const { status, json } = await write(await make(), change)
  expect([status, json.errors?.[0]?.field]).toEqual([400, field])
})

it('takes no pictures and no releases of other sites', async () => {
  const made = await make()
  const { product: theirs } = await createProduct(payload, kito.profile.id)
  const refused = [
    await write(made, { release: theirs.id }),
    await write(made, { media: [randomUUID()] }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([400, 400])
})

it('is nothing to those who work for another site, and no release', async () => {
  const { id, rev, form } = await make()
  const calls: [string, string, unknown?][] = [
    ['GET', `/${id}`],
    ['PUT', `/${id}`, { rev, form }],
    ['POST', `/${id}/state`, { to: 'off' }],
    ['POST', `/${id}/copy`],
    ['DELETE', `/${id}`],
  ]
  for (const [method, path, body] of calls) {
    const { status } = await call(method, path, body, kito)
    expect([method, path, status]).toEqual([method, path, 404])
  }
  const { product: music } = await createProduct(payload, luna.profile.id)
  expect((await call('GET', `/${music.id}`)).status).toBe(404)
  expect(await payload.findByID({ collection: slugs.products, id })).toBeTruthy()
})

it('loses nothing that two windows write', async () => {
  const { id } = await make()
  await expectNothingLost<MerchForm, MerchAnswer>({
    url: `/${id}`,
    call,
    open: (api, given) => createMerchStore({ api: api as MerchApi, given }),
    first: { isFeatured: true },
    second: { releaseDate: '2031-05-01' },
    both: [{ title: 'Shirt of the tour' }, { title: 'Tour shirt' }],
  })
})
