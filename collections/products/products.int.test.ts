import { sql } from '@payloadcms/db-postgres'
import { fieldSchemasToFormState } from '@payloadcms/ui/forms/fieldSchemasToFormState'
import { createLocalReq } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { describe, expect, it } from 'vitest'
import { openShop, orderOf } from '@/plugins/commerce/testing/shop'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Product } from '@/src/payload-types'
import { runSql, txDb, withTx } from '@/src/server/transaction'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const shop = await openShop(payload)

const call = (method: string, path: string, body?: unknown) =>
  rest<{ message: string }>(method, path, { token: shop.owner.token, body })

const productOf = (id: string) =>
  payload.findByID({ collection: slugs.products, id, depth: 0, joins: false })
const variantOf = (id: string) => payload.findByID({ collection: slugs.variants, id, depth: 0 })

describe("the store's figures", () => {
  it('are computed, whatever an owner sends', async () => {
    const { product } = await shop.sell({ priceMinor: 900 })
    const { status } = await call('PATCH', `/api/products/${product.id}`, {
      title: 'Renamed',
      releaseType: 'none',
      trackCount: 40,
      priceMinMinor: 1,
      priceMaxMinor: 2,
      payWhatYouWant: true,
      kind: 'physical',
    })
    expect(status).toBe(200)
    expect(await productOf(product.id)).toMatchObject({
      title: 'Renamed',
      releaseType: 'album',
      trackCount: 2,
      priceMinMinor: 900,
      priceMaxMinor: 900,
      payWhatYouWant: false,
      kind: 'digital',
    })
  })

  it('say a thing of what anybody gets in their hands', async () => {
    const { product, variant } = await shop.sell({ category: 'Music', trackTitles: [] })
    const kinds = [(await productOf(product.id)).kind]
    const body = { profile: shop.profile.id, product: product.id, priceMinor: 2500 }
    const vinyl = await rest<{ doc: { id: string } }>('POST', '/api/variants', {
      token: shop.owner.token,
      body: { ...body, deliveryType: 'pickup' },
    })
    kinds.push((await productOf(product.id)).kind)
    await call('PATCH', `/api/variants/${vinyl.json.doc.id}`, { availabilityStatus: 'inactive' })
    kinds.push((await productOf(product.id)).kind)
    await call('DELETE', `/api/variants/${vinyl.json.doc.id}`)
    await call('DELETE', `/api/variants/${variant.id}`)
    await call('PATCH', `/api/products/${product.id}`, { category: 'Merch' })
    kinds.push((await productOf(product.id)).kind)
    expect(kinds).toEqual(['digital', 'physical', 'digital', 'physical'])
  })

  it('follow the category', async () => {
    const { product } = await shop.sell({ trackTitles: ['One'] })
    const types = []
    for (const category of ['Merch', 'Music']) {
      await call('PATCH', `/api/products/${product.id}`, { category })
      types.push((await productOf(product.id)).releaseType)
    }
    expect(types).toEqual(['none', 'single'])
  })
})

it('does what follows a change, however little of it the answer shall hold', async () => {
  const { product, variant } = await shop.sell({ category: 'Music', priceMinor: 900 })
  const [soon, later] = ['2999-05-01T00:00:00.000Z', '2999-06-01T00:00:00.000Z']
  const path = `/api/products/${product.id}`
  await call('PATCH', path, { releaseDate: soon })
  await call('PATCH', `/api/variants/${variant.id}`, {
    availabilityStatus: 'preorder',
    releaseAt: soon,
  })
  const few = 'depth=0&select[title]=true'
  expect((await call('PATCH', `${path}?${few}`, { releaseDate: later })).status).toBe(200)
  expect((await variantOf(variant.id)).releaseAt).toBe(later)

  const single = await shop.sell({ trackTitles: [], isPublished: false })
  const added = await rest<{ doc: { id: string } }>('POST', `/api/tracks?${few}`, {
    token: shop.owner.token,
    body: { profile: shop.profile.id, product: single.product.id, title: 'One', position: 1 },
  })
  const countOf = async () => (await productOf(single.product.id)).trackCount
  expect([added.status, await countOf()]).toEqual([201, 1])
  await call('DELETE', `/api/tracks/${added.json.doc.id}?${few}`)
  expect(await countOf()).toBe(0)
})

describe('how buyers get it', () => {
  const goods = async (category: string) =>
    payload.create({
      collection: slugs.products,
      data: {
        profile: shop.profile.id,
        title: 'Shirt',
        category: category as 'Merch',
        kind: 'physical',
        releaseDate: '2026-05-01T00:00:00.000Z',
      },
    })
  const add = async (product: { id: string }, more: Record<string, unknown> = {}) => {
    const body = { profile: shop.profile.id, product: product.id, priceMinor: 2500, ...more }
    const { status, json } = await rest<{ doc: { id: string; deliveryType: string } }>(
      'POST',
      '/api/variants',
      { token: shop.owner.token, body },
    )
    return { status, json, doc: json.doc, text: JSON.stringify(json) }
  }

  it('goes by the category when nobody says', async () => {
    const answers = [await add(await goods('Merch')), await add(await goods('Music'))]
    expect(answers.map(({ doc }) => doc.deliveryType)).toEqual(['shipping', 'digital'])
  })

  it('is no download for merch without files', async () => {
    const shirt = await goods('Merch')
    const refused = await add(shirt, { deliveryType: 'digital' })
    expect(refused.status).toBe(400)
    expect(refused.text).toContain(ownerMessages.delivery.merchWithoutFiles)
    expect(refused.text).toContain('"field":"deliveryType"')
    expect((await add(shirt, { deliveryType: 'letter' })).status).toBe(400)
    const draft = await add(shirt, { deliveryType: 'digital', availabilityStatus: 'inactive' })
    expect(draft.status).toBe(201)
    const path = `/api/variants/${draft.doc.id}`
    expect((await call('PATCH', path, { availabilityStatus: 'active' })).status).toBe(400)

    await payload.create({
      collection: slugs.bonusFiles,
      data: { profile: shop.profile.id, product: shirt.id, title: 'Pattern' },
      file: {
        data: Buffer.from('%PDF-1.7\n'),
        mimetype: 'application/pdf',
        name: 'a.pdf',
        size: 9,
      },
    })
    expect((await call('PATCH', path, { availabilityStatus: 'active' })).status).toBe(200)
  })
})

it('needs its files in the store when it is free, too', async () => {
  const { product, variant } = await shop.sell({ priceMinor: 0, isPublished: false })
  const publish = () => call('PATCH', `/api/products/${product.id}`, { isPublished: true })
  const offer = (availabilityStatus: string) =>
    call('PATCH', `/api/variants/${variant.id}`, { availabilityStatus })
  const refused = await publish()
  expect([refused.status, refused.json.message]).toEqual([
    400,
    ownerMessages.delivery.noFile('One'),
  ])
  expect((await offer('inactive')).status).toBe(200)
  expect((await publish()).status).toBe(200)
  expect((await offer('active')).status).toBe(400)
})

it('has a price before it is put in the store', async () => {
  const { id } = await payload.create({
    collection: slugs.products,
    data: {
      profile: shop.profile.id,
      title: 'Tides',
      category: 'Music',
      kind: 'digital',
      releaseDate: '2026-05-01T00:00:00.000Z',
    },
  })
  const publish = () => call('PATCH', `/api/products/${id}`, { isPublished: true })
  const created = await rest<ErrorBody>('POST', '/api/products', {
    token: shop.owner.token,
    body: { profile: shop.profile.id, title: 'Tides', isPublished: true },
  })
  expect(created).toMatchObject({
    status: 400,
    json: {
      message: ownerMessages.store.noPrice,
      errors: [{ field: 'isPublished', message: ownerMessages.store.noPrice }],
    },
  })
  const refused = await publish()
  expect([refused.status, refused.json.message]).toEqual([400, ownerMessages.store.noPrice])
  const vinyl = { product: id, priceMinor: 2500, deliveryType: 'shipping' }
  await call('POST', '/api/variants', { profile: shop.profile.id, ...vinyl })
  expect((await publish()).status).toBe(200)

  const copy = await rest<{ doc: Product }>('POST', `/api/products/${id}/duplicate`, {
    token: shop.owner.token,
    body: {},
  })
  expect([copy.status, copy.json.doc.isPublished]).toEqual([200, false])
})

describe('the stock of a variant', () => {
  const counted = () => shop.sell({ stockQuantity: 5 })
  const inStock = async (
    from: { quantity: number | null; held?: number; releaseAt?: string },
    body: Record<string, unknown>,
  ) => {
    const { variant } = await counted()
    await runSql(await createLocalReq({}, payload))`
      update variants set stock_quantity = ${from.quantity}, stock_held = ${from.held ?? 0},
        release_at = ${from.releaseAt ?? null}, availability_status = 'sold_out'
      where id = ${variant.id}`
    expect((await call('PATCH', `/api/variants/${variant.id}`, body)).status).toBe(200)
    return (await variantOf(variant.id)).availabilityStatus
  }

  it.each([
    ['when there is some again', { quantity: 0 }, { stockQuantity: 3 }, 'active'],
    ['when it is no longer counted', { quantity: 0 }, { stockQuantity: null }, 'active'],
    [
      'as a pre-order before its day',
      { quantity: 0, releaseAt: '2100-01-01' },
      { stockQuantity: 3 },
      'preorder',
    ],
    ['not for what is held for others', { quantity: 2, held: 2 }, { stockQuantity: 2 }, 'sold_out'],
    [
      'not when the artist says it is sold out',
      { quantity: 0 },
      { stockQuantity: 3, availabilityStatus: 'inactive' },
      'inactive',
    ],
    ['not when it was closed with some left', { quantity: 2 }, { stockQuantity: 9 }, 'sold_out'],
    ['not with another change', { quantity: 0 }, { size: 'L' }, 'sold_out'],
  ])('is sold again %s', async (_, from, body, expected) => {
    expect(await inStock(from, body)).toBe(expected)
  })

  it('keeps what orders hold, whatever an owner sends', async () => {
    const goods = await counted()
    expect((await shop.checkout([shop.item(goods)])).status).toBe(201)
    const { status } = await call('PATCH', `/api/variants/${goods.variant.id}`, {
      size: 'L',
      stockHeld: 0,
    })
    expect(status).toBe(200)
    expect(await variantOf(goods.variant.id)).toMatchObject({ size: 'L', stockHeld: 1 })
  })

  it('keeps what is held and sold while an owner saves', async () => {
    const { variant } = await counted()
    const req = await createLocalReq({}, payload)
    let saved: ReturnType<typeof call> | undefined
    await withTx(req, async () => {
      await runSql(req)`
        update variants set stock_quantity = 2, stock_held = 1, availability_status = 'preorder'
        where id = ${variant.id}`
      saved = call('PATCH', `/api/variants/${variant.id}`, { size: 'L' })
      // The save has read the row as it was, and waits for this transaction.
      await untilLocked(payload)
    })
    expect((await saved)?.status).toBe(200)
    expect(await variantOf(variant.id)).toMatchObject({
      size: 'L',
      stockQuantity: 2,
      stockHeld: 1,
      availabilityStatus: 'preorder',
    })
  })

  /** What the form of the admin sends, as Payload makes it. */
  const formOf = async (id: string) => {
    const { fields } = payload.collections.variants.config
    const state = await fieldSchemasToFormState({
      id,
      collectionSlug: slugs.variants,
      data: await variantOf(id),
      fields,
      fieldSchemaMap: undefined,
      operation: 'update',
      permissions: true,
      preferences: { fields: {} },
      renderAllFields: false,
      req: await createLocalReq({}, payload),
      schemaPath: slugs.variants,
      skipValidation: true,
    })
    return reduceFieldsToValues(state, true)
  }

  /** As it is sent by a form that was opened before the last of five was sold. */
  const saveOldForm = async (changed: Record<string, unknown>) => {
    const { variant } = await counted()
    const form = await formOf(variant.id)
    await runSql(await createLocalReq({}, payload))`
      update variants set stock_quantity = 0, availability_status = 'sold_out'
      where id = ${variant.id}`
    const body = { ...form, ...changed }
    const { status } = await call('PATCH', `/api/variants/${variant.id}`, body)
    const { priceMinor, stockQuantity, availabilityStatus } = await variantOf(variant.id)
    return { status, saved: [priceMinor, stockQuantity, availabilityStatus] }
  }

  it.each([
    ['another price', {}, [0, 'sold_out']],
    ['three more than there were', { stockQuantity: 8 }, [3, 'active']],
    ['fewer than there were', { stockQuantity: 2 }, [0, 'sold_out']],
    ['that it is not counted any more', { stockQuantity: null }, [null, 'active']],
    ['another state', { availabilityStatus: 'inactive' }, [0, 'inactive']],
  ])('is not put back on sale by a form from before that says %s', async (_, changed, stock) => {
    expect(await saveOldForm({ priceMinor: 700, ...changed })).toEqual({
      status: 200,
      saved: [700, ...stock],
    })
  })

  it("takes an owner's own number", async () => {
    const { variant } = await counted()
    for (const stockQuantity of [9, null]) {
      await call('PATCH', `/api/variants/${variant.id}`, { stockQuantity })
      expect((await variantOf(variant.id)).stockQuantity).toBe(stockQuantity)
    }
  })

  it('is never held below zero', async () => {
    const { variant } = await counted()
    const req = await createLocalReq({}, payload)
    const db = await txDb(req)
    const update = db.execute(sql`update variants set stock_held = -1 where id = ${variant.id}`)
    await expect(update).rejects.toMatchObject({
      cause: { constraint: 'variants_stock_held_check' },
    })
  })
})

describe('deleting a product', () => {
  it('takes its variants and tracks along', async () => {
    const { product, variant } = await shop.sell()
    const other = await shop.sell()
    expect((await call('DELETE', `/api/products/${product.id}`)).status).toBe(200)
    const left = async (collection: 'variants' | 'tracks', id: string) =>
      (await payload.count({ collection, where: { product: { equals: id } } })).totalDocs
    const variants = await payload.count({
      collection: slugs.variants,
      where: { id: { equals: variant.id } },
    })
    expect(variants.totalDocs).toBe(0)
    expect([await left('tracks', product.id), await left('tracks', other.product.id)]).toEqual([
      0, 2,
    ])
    expect(await left('variants', other.product.id)).toBe(1)
  })

  it('is refused once it was ordered', async () => {
    const goods = await shop.sell()
    await shop.checkout([shop.item(goods)])
    const answer = await call('DELETE', `/api/products/${goods.product.id}`)
    expect([answer.status, answer.json.message]).toEqual([409, ownerMessages.store.productOrdered])
    expect(await variantOf(goods.variant.id)).toMatchObject({ product: goods.product.id })
  })

  it("leaves another artist's alone", async () => {
    const { product, variant } = await shop.sell()
    const stranger = await openShop(payload, 'Stranger')
    const { status } = await rest('DELETE', `/api/products/${product.id}`, {
      token: stranger.owner.token,
    })
    expect(status).toBe(403)
    expect(await variantOf(variant.id)).toMatchObject({ product: product.id })
  })
})

describe('deleting a variant', () => {
  it('is refused once it was ordered, paid or not', async () => {
    const { product, variant } = await shop.sell()
    const { json } = await shop.checkout([shop.item({ product, variant })])
    const answer = await call('DELETE', `/api/variants/${variant.id}`)
    expect([answer.status, answer.json.message]).toEqual([409, ownerMessages.store.variantOrdered])
    expect((await orderOf(payload, json.orderRef)).items[0]?.variant).toBe(variant.id)
  })

  it('goes on where nobody ordered it', async () => {
    const { variant } = await shop.sell()
    expect((await call('DELETE', `/api/variants/${variant.id}`)).status).toBe(200)
  })
})
