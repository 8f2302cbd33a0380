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
import { likeText } from '@/src/core/text'
import { foldText } from '@/src/core/text/fold-text'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { countDocuments } from '@/src/server/site-data/count-documents'
import {
  type ProductRow,
  productSelect,
  toCards,
  toDetails,
} from '@/src/server/site-data/product-views'
import { getSiteOf } from '@/src/server/site-data/site'
import { idOf, visitorRead } from '@/src/server/site-data/visitor-read'

type Loader<Item> = (profileId: string, rows: ProductRow[]) => Promise<Item[]>

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

/** One page of the store, newest release first, as cards. */
export function listProducts(query: ListProductsQuery): Promise<Paginated<ProductCard>> {
  return listAs('cards', query, toCards)
}

/** One page of the store with variants, tracks and media. */
export function listProductDetails(query: ListProductsQuery): Promise<Paginated<ProductDetail>> {
  return listAs('details', query, toDetails)
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
  const { profileId, page, limit } = query
  const payload = await getPayloadClient()
  const where = await matching(query)
  const [{ docs }, total] = await Promise.all([
    payload.find({
      collection: slugs.products,
      where,
      select: productSelect,
      sort: newestFirst,
      page,
      limit,
      joins: false,
      ...visitorRead,
    }),
    countMatching(query, where),
  ])
  return { data: await load(profileId, docs), page, total, pageSize: limit }
}

/** The totals of all but searches are remembered. */
function countMatching(query: ListProductsQuery, where: Where): Promise<number> {
  const { profileId, category, filter } = query
  const count = () => countDocuments(slugs.products, where)
  const key = ['product-total', profileId, category, filter.releaseType]
  return filter.query ? count() : cached(key, [cacheTags.products(profileId)], count)
}

async function matching({ profileId, category, filter }: ListProductsQuery): Promise<Where> {
  const and: Where[] = [...published(profileId), { category: { equals: category } }]
  if (filter.releaseType !== 'all') {
    and.push({ releaseType: { equals: filter.releaseType } })
  }
  if (filter.query) {
    and.push({ or: await matchingText(profileId, filter.query) })
  }
  return { and }
}

/** Searches what a card shows, title and artist, which is the profile's name unless another is given; and its songs. */
async function matchingText(profileId: string, text: string): Promise<Where[]> {
  const site = await getSiteOf(profileId)
  const words = foldText(text)
  const isOwnName = site && foldText(site.profile.name).includes(words)
  return [
    { searchText: { contains: likeText(words) } },
    { id: { in: await releasesWithSong(profileId, words) } },
    ...(isOwnName ? [{ artist: { exists: false } }, { artist: { equals: '' } }] : []),
  ]
}

/** Enough for a store: a search for one letter is not served by more. */
const songsMax = 500

async function releasesWithSong(profileId: string, words: string): Promise<string[]> {
  const payload = await getPayloadClient()
  const { docs } = await payload.find({
    collection: slugs.tracks,
    where: {
      and: [{ profile: { equals: profileId } }, { searchText: { contains: likeText(words) } }],
    },
    select: { product: true },
    limit: songsMax,
    ...visitorRead,
  })
  return [...new Set(docs.flatMap(({ product }) => idOf(product) ?? []))]
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
