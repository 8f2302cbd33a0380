import { createLocalReq } from 'payload'
import { describe, expect, it } from 'vitest'
import type { ProductWire } from '@/src/core/contracts/products/product-answers'
import type { Paginated } from '@/src/core/contracts/products/products'
import { slugs } from '@/src/core/slugs'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { findCachedResponse, responseCacheKey } from '@/src/server/caching/front/api-response-cache'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type List = Paginated<ProductWire>

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

type Asked = Pick<Tenant, 'profile' | 'host'>
const list = ({ profile, host }: Asked, query = '') =>
  rest<List>('GET', `/api/public/products?profileId=${profile.id}${query}`, { host })
const titles = (answer: { json: List }) => answer.json.data.map(({ title }) => title)

describe('GET /public/products', () => {
  it('answers the form of the specification, with prices in dollars', async () => {
    const { product, variant } = await createProduct(payload, luna.profile.id, {
      title: 'Tides',
      priceMinor: 1250,
      trackTitles: ['Ebb', 'Flow'],
    })
    const { status, json } = await list(luna)

    expect(status).toBe(200)
    expect(json).toMatchObject({ page: 1, pageSize: 10, total: 1 })
    expect(json.data[0]).toMatchObject({
      id: product.id,
      title: 'Tides',
      category: 'Music',
      kind: 'digital',
      artist: 'Luna',
      media: [],
      variants: [
        {
          id: variant.id,
          isDefault: true,
          price: 12.5,
          payWhatYouWant: false,
          availabilityStatus: 'active',
          tracks: [
            { title: 'Ebb', productId: product.id, url: null },
            { title: 'Flow', productId: product.id, url: null },
          ],
        },
      ],
    })
  })

  it('shows a change on the next request', async () => {
    const { product } = await createProduct(payload, luna.profile.id, { title: 'Draft name' })
    expect(titles(await list(luna))).toContain('Draft name')
    await payload.update({
      collection: slugs.products,
      id: product.id,
      data: { title: 'Final name' },
    })
    expect(titles(await list(luna))).toContain('Final name')
  })

  it('never shows what is not published, nor what belongs to someone else', async () => {
    await createProduct(payload, luna.profile.id, { title: 'Secret', isPublished: false })
    await createProduct(payload, kito.profile.id, { title: 'Kito only' })
    expect(titles(await list(luna))).not.toContain('Secret')
    expect(titles(await list(luna))).not.toContain('Kito only')
    expect(titles(await list(kito))).toEqual(['Kito only'])
  })

  it('filters by category, release type and words', async () => {
    const tenant = await createTenant(payload, 'Filters')
    const { id } = tenant.profile
    await createProduct(payload, id, { title: 'Long one', trackTitles: ['a', 'b', 'c'] })
    await createProduct(payload, id, { title: 'Short one', trackTitles: ['a'] })
    await createProduct(payload, id, { title: 'Shirt', category: 'Merch' })

    expect(titles(await list(tenant, '&category=Merch'))).toEqual(['Shirt'])
    expect(titles(await list(tenant, '&filter[releaseType]=single'))).toEqual(['Short one'])
    expect(titles(await list(tenant, '&filter[releaseType]=album'))).toEqual(['Long one'])
    expect(titles(await list(tenant, '&filter[query]=LONG'))).toEqual(['Long one'])
    expect(titles(await list(tenant, '&filter[query]=filters'))).toHaveLength(2)
    expect(titles(await list(tenant, '&filter[query]=nothing'))).toEqual([])
  })

  it('pages, and refuses pages and sizes that make no sense', async () => {
    const tenant = await createTenant(payload, 'Pages')
    const { id } = tenant.profile
    for (const title of ['A', 'B', 'C']) {
      await createProduct(payload, id, { title, trackTitles: [] })
    }
    expect((await list(tenant, '&limit=2&page=2')).json).toMatchObject({
      page: 2,
      pageSize: 2,
      total: 3,
      data: [{ title: 'C' }],
    })
    for (const query of [
      '&limit=0',
      '&limit=51',
      '&page=0',
      '&page=1.5',
      '&page=x',
      '&category=Art',
    ]) {
      const { status, json } = await list(tenant, query)
      expect([query, status]).toEqual([query, 400])
      expect(json).toMatchObject({
        code: 'VALIDATION_FAILED',
        errors: [{ field: expect.any(String) }],
      })
    }
  })

  it('answers 404 for a profile that is not the one of the host', async () => {
    const profile = { ...luna.profile, id: '00000000-0000-4000-8000-000000000000' }
    expect((await list({ ...luna, profile })).status).toBe(404)
    for (const host of [kito.host, 'nobody.localhost', '127.0.0.1:3000']) {
      expect((await list({ ...luna, host })).status).toBe(404)
    }
  })

  it('shows a variant as sold out while its last piece is held', async () => {
    const tenant = await createTenant(payload, 'Stock')
    const { id } = tenant.profile
    const { variant } = await createProduct(payload, id, {
      category: 'Merch',
      stockQuantity: 1,
    })
    const status = async () =>
      (await list(tenant, '&category=Merch')).json.data[0]?.variants[0]?.availabilityStatus
    expect(await status()).toBe('active')
    await payload.update({
      collection: slugs.variants,
      id: variant.id,
      data: { stockHeld: 1 },
    })
    expect(await status()).toBe('sold_out')
  })
})

describe('GET /public/products/{id}', () => {
  it('answers 404 for another profile, the same as for nobody', async () => {
    const { product } = await createProduct(payload, kito.profile.id)
    const ask = (id: string, { profile, host }: Asked) =>
      rest('GET', `/api/public/products/${id}?profileId=${profile.id}`, { host })
    const own = await ask(product.id, kito)
    const foreign = await ask(product.id, luna)
    const elsewhere = await ask(product.id, { ...kito, host: luna.host })
    const nobodys = await ask('00000000-0000-4000-8000-000000000000', luna)
    const nonsense = await ask('nonsense', luna)

    expect(own.status).toBe(200)
    for (const answer of [foreign, elsewhere, nobodys, nonsense]) {
      expect(answer.status).toBe(404)
      expect(answer.json).toMatchObject({ code: 'NOT_FOUND', requestId: expect.any(String) })
    }
  })
})

describe('what is kept in memory', () => {
  const kept = async (query: string, { profile, host }: Asked = luna) => {
    const search = `?profileId=${profile.id}${query}`
    await rest('GET', `/api/public/products${search}`, { host })
    return (
      findCachedResponse(responseCacheKey({ host, path: '/api/public/products', search })) !==
      undefined
    )
  }

  it('is asked for with known parameters only, and not at length', async () => {
    expect(await kept('&page=1&filter[releaseType]=all')).toBe(true)
    expect(await kept('&unknown=1')).toBe(false)
    expect(await kept('&filter[unknown]=1')).toBe(false)
    expect(await kept(`&filter[query]=${'x'.repeat(200)}`)).toBe(false)
  })

  it('goes when hosts change hands', async () => {
    expect(await kept('')).toBe(true)
    await revalidateTags(await createLocalReq({}, payload), cacheTags.hosts())
    const search = `?profileId=${luna.profile.id}`
    const key = responseCacheKey({ host: luna.host, path: '/api/public/products', search })
    expect(findCachedResponse(key)).toBeUndefined()
  })
})

describe('GET /public/products/featured', () => {
  it('lists featured products of the category only', async () => {
    const tenant = await createTenant(payload, 'Featured')
    const { id } = tenant.profile
    await createProduct(payload, id, { title: 'Star', isFeatured: true })
    await createProduct(payload, id, { title: 'Plain' })
    await createProduct(payload, id, { title: 'Shirt', isFeatured: true, category: 'Merch' })

    const path = `/api/public/products/featured?profileId=${id}&category=Music`
    const { json } = await rest<ProductWire[]>('GET', path, { host: tenant.host })
    expect(json.map(({ title }) => title)).toEqual(['Star'])
  })
})
