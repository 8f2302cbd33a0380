import { randomUUID } from 'node:crypto'
import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { germanAddress, openShop } from '@/plugins/commerce/testing/shop'
import type { SavedVariant, VariantMatrix } from '@/src/core/contracts/products/variant-matrix'
import type { ErrorBody } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { runSql, withTx } from '@/src/server/transaction'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'
import { untilLocked } from '@/src/testing/until-locked'

const shop = await openShop(payload)
const stranger = await openShop(payload, 'Stranger')

type Answer = VariantMatrix & ErrorBody

const pathOf = (productId: string, profileId = shop.profile.id) =>
  `/api/profiles/${profileId}/products/${productId}/variants`

const call = (method: string, path: string, body?: unknown, token = shop.owner.token) =>
  rest<Answer>(method, path, { token, body })

const blank: SavedVariant = {
  id: null,
  colorName: '',
  colorHex: '',
  size: '',
  priceMinor: 2500,
  stockQuantity: null,
  availabilityStatus: 'active',
  upcCode: '',
  deliveryType: 'shipping',
  media: [],
  stockSeen: null,
  statusSeen: 'active',
}

/** What the grid sends when nobody has touched it. */
const asSeen = ({ variants }: VariantMatrix): SavedVariant[] =>
  variants.map(({ isOrdered, stockHeld, ...row }) => ({
    ...row,
    stockSeen: row.stockQuantity,
    statusSeen: row.availabilityStatus,
  }))

async function shirt(variants: Partial<SavedVariant>[]) {
  const product = await payload.create({
    collection: slugs.products,
    data: {
      profile: shop.profile.id,
      title: 'Shirt',
      category: 'Merch',
      kind: 'physical',
      releaseDate: '2026-05-01T00:00:00.000Z',
    },
  })
  const { json: empty } = await call('GET', pathOf(product.id))
  const { json } = await call('PUT', pathOf(product.id), {
    revision: empty.revision,
    optionName: '',
    variants: variants.map((variant) => ({ ...blank, ...variant })),
  })
  return { id: product.id, path: pathOf(product.id), matrix: json }
}

async function pictureOf(profile: string): Promise<string> {
  const square = { create: { width: 20, height: 20, channels: 3, background: '#ff6f59' } } as const
  const data = await sharp(square).png().toBuffer()
  const name = `${randomUUID()}.png`
  const file = { name, mimetype: 'image/png', data, size: data.byteLength }
  return (await payload.create({ collection: slugs.media, data: { profile }, file })).id
}

const grid = ['Black', 'White'].flatMap((colorName) =>
  ['S', 'M', 'L'].map((size) => ({ colorName, colorHex: '#101010', size, stockQuantity: 5 })),
)

it('makes a matrix, in its order, and the figures of its product', async () => {
  const { id, matrix, path } = await shirt(grid)
  expect(matrix.variants.map(({ colorName, size }) => `${colorName} ${size}`)).toEqual([
    ...['Black S', 'Black M', 'Black L'],
    ...['White S', 'White M', 'White L'],
  ])
  const [first, ...others] = asSeen(matrix)
  const dearer = { ...first, priceMinor: 3000, size: 'Small', upcCode: 'BLK-S' }
  const { status, json } = await call('PUT', path, {
    revision: matrix.revision,
    optionName: '',
    variants: [...others.slice(1), dearer],
  })
  expect(status).toBe(200)
  expect(json.variants.map(({ size }) => size)).toEqual(['L', 'S', 'M', 'L', 'Small'])
  expect(json.variants.at(-1)).toMatchObject({ id: first?.id, priceMinor: 3000, upcCode: 'BLK-S' })
  const product = await payload.findByID({ collection: slugs.products, id, depth: 0, joins: false })
  expect(product).toMatchObject({ priceMinMinor: 2500, priceMaxMinor: 3000, kind: 'physical' })
  const { docs } = await payload.find({
    collection: slugs.variants,
    where: { product: { equals: id }, isDefault: { equals: true } },
  })
  expect(docs).toHaveLength(1)
})

it('writes nothing of what was made on an older state, and says so', async () => {
  const { matrix, path } = await shirt(grid.slice(0, 2))
  const save = (size: string) =>
    call('PUT', path, {
      revision: matrix.revision,
      optionName: '',
      variants: asSeen(matrix).map((row, index) => (index === 0 ? { ...row, size } : row)),
    })
  expect((await save('XS')).status).toBe(200)
  const late = await save('XL')
  expect([late.status, late.json.code, late.json.message]).toEqual([
    409,
    'STALE_REVISION',
    ownerMessages.variants.changedElsewhere,
  ])
  expect((await call('GET', path)).json.variants[0]?.size).toBe('XS')
})

it('is all or nothing, and says which row is wrong', async () => {
  const { matrix, path } = await shirt(grid.slice(0, 2))
  const foreign = await pictureOf(stranger.profile.id)
  const [first, second] = asSeen(matrix)
  const refused = await call('PUT', path, {
    revision: matrix.revision,
    optionName: '',
    variants: [
      { ...first, priceMinor: 9900 },
      { ...second, media: [foreign] },
    ],
  })
  expect(refused.status).toBe(400)
  expect(refused.json.errors?.[0]?.field).toBe('variants.1.media')
  expect((await call('GET', path)).json.variants[0]?.priceMinor).toBe(2500)
})

it('keeps what the second choice is called', async () => {
  const { id, matrix, path } = await shirt(grid.slice(0, 2))
  const { json } = await call('PUT', path, {
    revision: matrix.revision,
    optionName: 'Edition',
    variants: asSeen(matrix),
  })
  expect(json.optionName).toBe('Edition')
  const product = await payload.findByID({ collection: slugs.products, id, depth: 0, joins: false })
  expect(product.optionName).toBe('Edition')
})

it('shows each variant with pictures of its own', async () => {
  const { matrix, path } = await shirt(grid.slice(0, 2))
  const own = [await pictureOf(shop.profile.id), await pictureOf(shop.profile.id)]
  const { json } = await call('PUT', path, {
    revision: matrix.revision,
    optionName: '',
    variants: asSeen(matrix).map((row, index) => (index === 0 ? { ...row, media: own } : row)),
  })
  expect(json.variants.map(({ media }) => media)).toEqual([own, []])
})

it.each([
  ['stock below none', { stockQuantity: -1 }, 'stockQuantity', ownerMessages.variants.stock],
  ['half a piece', { stockQuantity: 1.5 }, 'stockQuantity', ownerMessages.variants.stock],
  ['a tenth of a cent', { priceMinor: 0.1 }, 'priceMinor', ownerMessages.variants.price],
  ['a second one of the same', { size: 'm' }, 'size', ownerMessages.variants.twin],
])('refuses %s at its place', async (_, wrong, field, message) => {
  const { matrix, path } = await shirt(grid.slice(0, 2))
  const [first, second] = asSeen(matrix)
  const rows =
    field === 'size' ? [second, { ...first, ...wrong }] : [first, { ...second, ...wrong }]
  const { status, json } = await call('PUT', path, {
    revision: matrix.revision,
    optionName: '',
    variants: rows,
  })
  expect([status, json.errors]).toEqual([400, [{ field: `variants.1.${field}`, message }]])
})

it('keeps what was ordered, out of the store, and says so', async () => {
  const { id, matrix, path } = await shirt(grid.slice(0, 3))
  await payload.update({ collection: slugs.products, id, data: { isPublished: true } })
  const [bought] = matrix.variants
  const item = shop.item({ product: { id }, variant: { id: bought?.id ?? '' } })
  expect((await shop.checkout([item], { shippingAddress: germanAddress })).status).toBe(201)
  const { json } = await call('PUT', path, {
    revision: matrix.revision,
    optionName: '',
    variants: asSeen(matrix).slice(2),
  })
  expect(json.kept).toEqual(['Black · S'])
  expect(
    json.variants.map(({ size, availabilityStatus, isOrdered }) => [
      size,
      availabilityStatus,
      isOrdered,
    ]),
  ).toEqual([
    ['L', 'active', false],
    ['S', 'inactive', true],
  ])
  const none = await call('PUT', path, { revision: json.revision, optionName: '', variants: [] })
  expect([none.status, none.json.message]).toEqual([400, ownerMessages.store.noPrice])
})

it('counts what is sold while the grid is open and while it is saved', async () => {
  const { id, matrix, path } = await shirt(grid.slice(0, 2))
  const [first, second] = matrix.variants
  const req = await createLocalReq({}, payload)
  const sell = (pieces: number) => runSql(req)`
    update variants set stock_quantity = stock_quantity - ${pieces} where product_id = ${id}`
  await sell(1)
  let saved: ReturnType<typeof call> | undefined
  await withTx(req, async () => {
    await sell(2)
    saved = call('PUT', path, {
      revision: matrix.revision,
      optionName: '',
      variants: asSeen(matrix).map((row) =>
        row.id === first?.id ? { ...row, stockQuantity: 15 } : { ...row, priceMinor: 2600 },
      ),
    })
    await untilLocked(payload)
  })
  const answer = await saved
  expect(answer?.status).toBe(200)
  expect(answer?.json.variants.map((row) => [row.id, row.stockQuantity])).toEqual([
    [first?.id, 12],
    [second?.id, 2],
  ])
})

it('lets one of two windows that add variants at the same time go first', async () => {
  const { matrix, path } = await shirt(grid.slice(0, 1))
  const add = (size: string) =>
    call('PUT', path, {
      revision: matrix.revision,
      optionName: '',
      variants: [...asSeen(matrix), { ...blank, size }],
    })
  const answers = await Promise.all([add('M'), add('L')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  expect((await call('GET', path)).json.variants).toHaveLength(2)
})

it('answers 404 to other artists', async () => {
  const { id, matrix, path } = await shirt(grid.slice(0, 1))
  const body = { revision: matrix.revision, optionName: '', variants: [] }
  const other = stranger.owner.token
  const asked = [
    await call('GET', path, undefined, other),
    await call('PUT', path, body, other),
    // Their own site, but not their product.
    await call('GET', pathOf(id, stranger.profile.id), undefined, other),
    await call('PUT', pathOf(id, stranger.profile.id), body, other),
    await call('GET', pathOf(randomUUID())),
  ]
  expect(asked.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404])
  expect((await rest('GET', path)).status).toBe(401)
  // A variant of another product stays where it is.
  const mine = await shirt(grid.slice(1, 2))
  const taken = await call('PUT', mine.path, {
    revision: mine.matrix.revision,
    optionName: '',
    variants: asSeen(matrix),
  })
  expect(taken.status).toBe(404)
})
