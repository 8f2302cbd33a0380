import type { Where } from 'payload'
import {
  type ListProductsQuery,
  type Paginated,
  type ProductCard,
  type ProductCategory,
  type ProductDetail,
  productCategories,
} from '@/src/core/contracts/products/products'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { searchProducts } from '@/src/server/site-data/product-search'
import {
  type ProductRow,
  productSelect,
  toCards,
  toDetails,
} from '@/src/server/site-data/product-views'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

type Loader<Item> = (profileId: string, rows: ProductRow[]) => Promise<Item[]>

/** As its artist put it; what was never moved, the newest first, stands before that. */
const storeOrder = ['-storeRank', '-releaseDate', 'title']
const newestFirst = ['-releaseDate', 'title']

/** Tags of anything that shows products of a profile. */
export function productListTags(profileId: string): string[] {
  return [
    cacheTags.products(profileId),
    cacheTags.media(profileId),
    // The profile's name stands in for a missing artist.
    cacheTags.site(profileId),
    // Those who alone may buy something are named by their tiers.
    cacheTags.tiers(profileId),
  ]
}

/** One page of the store, in the order of its artist, as cards. */
export function listProducts(query: ListProductsQuery): Promise<Paginated<ProductCard>> {
  return listAs('cards', query, toCards)
}

/** One page of the store with variants, tracks and media. */
export function listProductDetails(query: ListProductsQuery): Promise<Paginated<ProductDetail>> {
  return listAs('details', query, toDetails)
}

/** All that the store sells, the newest first, with variants, tracks and media; as many as a feed may hold. */
export async function listStoreDetails(profileId: string): Promise<ProductDetail[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.products,
    where: { and: published(profileId) },
    select: productSelect,
    sort: newestFirst,
    limit: limits.productFeedMax,
    joins: false,
    ...visitorRead,
  })
  return toDetails(profileId, docs)
}

async function listAs<Item>(
  form: string,
  query: ListProductsQuery,
  load: Loader<Item>,
): Promise<Paginated<Item>> {
  const { profileId, category, page, limit, filter } = query
  const read = () => loadList(query, load)
  // Searches and odd page sizes are invented by callers: keeping them would fill the disk.
  const isCommon = !filter.query && limit === limits.pageSize && page <= 100
  if (!isCommon) {
    return read()
  }
  const key = ['products', form, profileId, category, filter.releaseType, String(page)]
  return cached(key, productListTags(profileId), read)
}

async function loadList<Item>(
  query: ListProductsQuery,
  load: Loader<Item>,
): Promise<Paginated<Item>> {
  const { profileId, page, limit, filter } = query
  const { rows, total } = filter.query
    ? await searchPage(query, filter.query)
    : await storePage(query)
  return { data: await load(profileId, rows), page, total, pageSize: limit }
}

type Page = { rows: ProductRow[]; total: number }

async function storePage(query: ListProductsQuery): Promise<Page> {
  const { profileId, category, page, limit, filter } = query
  const { releaseType } = filter
  const payload = await getPayloadClient()
  const where: Where = {
    and: [
      ...published(profileId),
      { category: { equals: category } },
      ...(releaseType === 'all' ? [] : [{ releaseType: { equals: releaseType } }]),
    ],
  }
  const [{ docs }, total] = await Promise.all([
    payload.find({
      collection: slugs.products,
      where,
      select: productSelect,
      sort: storeOrder,
      page,
      limit,
      joins: false,
      ...visitorRead,
    }),
    // Counting reads every row that matches.
    cached(
      ['product-total', profileId, category, releaseType],
      [cacheTags.products(profileId)],
      async () => {
        const counted = { collection: slugs.products, where, overrideAccess: true } as const
        return (await payload.count(counted)).totalDocs
      },
    ),
  ])
  return { rows: docs, total }
}

async function searchPage(query: ListProductsQuery, text: string): Promise<Page> {
  const { profileId, page, limit } = query
  const found = await searchProducts(query, text)
  const ids = found.slice((page - 1) * limit, page * limit)
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.products,
    where: { and: [...published(profileId), { id: { in: ids } }] },
    select: productSelect,
    sort: storeOrder,
    joins: false,
    ...visitorRead,
  })
  return { rows: docs, total: found.length }
}

/** What the store shows; tickets belong to their event. */
function published(profileId: string): Where[] {
  return [
    { profile: { equals: profileId } },
    { isPublished: { equals: true } },
    { category: { in: [...productCategories] } },
  ]
}

/** A published product of this profile, or null. */
export async function getProduct(profileId: string, id: string): Promise<ProductDetail | null> {
  return cached(['product', profileId, id], productTags(profileId, id), async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.products,
      where: { and: [...published(profileId), { id: { equals: id } }] },
      select: productSelect,
      limit: 1,
      joins: false,
      ...visitorRead,
    })
    const [product] = await toDetails(profileId, docs)
    return product ?? null
  })
}

/** What the store shows with a product: the merch of a release, and the release of merch. */
export async function goesWith(
  profileId: string,
  { id, category }: Pick<ProductCard, 'id' | 'category'>,
): Promise<ProductCard[]> {
  return cached(['goes-with', profileId, id], productListTags(profileId), async () => {
    const payload = await getPayloadClient()
    const find = (where: Where) =>
      payload.find({
        collection: slugs.products,
        where: { and: [...published(profileId), where] },
        select: productSelect,
        sort: newestFirst,
        limit: limits.pageSize,
        joins: false,
        ...visitorRead,
      })
    if (category === 'Music') {
      const { docs } = await find({ release: { equals: id } })
      return toCards(profileId, docs)
    }
    const [merch] = (await find({ id: { equals: id } })).docs
    const release = idOf(merch?.release)
    const found = release ? await find({ id: { equals: release } }) : null
    return toCards(profileId, found?.docs ?? [])
  })
}

/**
 * Published products of this profile, by id: four queries, however many there are. Ids of other
 * profiles are unknown.
 */
export async function productsById(
  profileId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ProductDetail>> {
  const sorted = [...new Set(ids)].sort()
  const key = ['products-by-id', profileId, ...sorted]
  const found = await cached(key, productListTags(profileId), async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.products,
      where: { and: [...published(profileId), { id: { in: sorted } }] },
      select: productSelect,
      joins: false,
      ...visitorRead,
    })
    return toDetails(profileId, docs)
  })
  return new Map(found.map((product) => [product.id, product]))
}

/** Tags of anything that shows one product. */
export function productTags(profileId: string, id: string): string[] {
  return [
    cacheTags.product(profileId, id),
    cacheTags.media(profileId),
    cacheTags.site(profileId),
    cacheTags.tiers(profileId),
  ]
}

const featuredCount = 20

/** Featured products, newest release first, at most twenty, as cards. */
export function featuredProducts(
  profileId: string,
  category: ProductCategory,
): Promise<ProductCard[]> {
  return featuredAs('cards', profileId, category, toCards)
}

/** As {@link featuredProducts}, with variants, tracks and media. */
export function featuredProductDetails(
  profileId: string,
  category: ProductCategory,
): Promise<ProductDetail[]> {
  return featuredAs('details', profileId, category, toDetails)
}

async function featuredAs<Item>(
  form: string,
  profileId: string,
  category: ProductCategory,
  load: Loader<Item>,
): Promise<Item[]> {
  const key = ['featured', form, profileId, category]
  return cached(key, productListTags(profileId), async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.products,
      where: {
        and: [
          ...published(profileId),
          { category: { equals: category } },
          { isFeatured: { equals: true } },
        ],
      },
      select: productSelect,
      sort: newestFirst,
      limit: featuredCount,
      joins: false,
      ...visitorRead,
    })
    return load(profileId, docs)
  })
}
