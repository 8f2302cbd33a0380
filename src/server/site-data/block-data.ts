import DataLoader from 'dataloader'
import type { EmailListView } from '@/src/core/contracts/audience/email-lists'
import type { EventView } from '@/src/core/contracts/events/events'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { MediaView } from '@/src/core/contracts/pages/media-answers'
import {
  listProductsQuery,
  type ProductCard,
  type ProductCategory,
  type ProductDetail,
} from '@/src/core/contracts/products/products'
import type { RowQuery } from '@/src/core/row-query'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached, staleIfError } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { listUpcomingEvents } from '@/src/server/site-data/events'
import { loadMedia } from '@/src/server/site-data/media'
import { listRows, withWholeMinutes } from '@/src/server/site-data/plugin-rows'
import { featuredProducts, listProducts, productsById } from '@/src/server/site-data/products'
import { listOpenTiers } from '@/src/server/site-data/tiers'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** What the blocks of one page may ask for; the port that `blocks/_kit` describes. */
export type SiteBlockData = {
  media: (id: string) => Promise<MediaView | null>
  /** Those that the artist features; the newest while there are none. */
  featuredProducts: (category: ProductCategory) => Promise<ProductCard[]>
  product: (id: string) => Promise<ProductDetail | null>
  upcomingEvents: () => Promise<EventView[]>
  tiers: () => Promise<TierView[]>
  emailList: (id: string) => Promise<EmailListView | null>
  /** Of a plugin's own collection. */
  rows: <Row extends object>(collection: string, query?: RowQuery) => Promise<Row[]>
}

/**
 * Data for the blocks of one page of one profile. What they ask for while a page is loaded is
 * gathered into one query per collection. Make a new one for every page.
 */
export function createBlockData(profileId: string): SiteBlockData {
  const media = new DataLoader<string, MediaView | null>((ids) => mediaInOrder(profileId, ids))
  const featured = new DataLoader<ProductCategory, ProductCard[]>((categories) =>
    Promise.all(
      categories.map((category) =>
        staleIfError(`featured:${profileId}:${category}`, () =>
          productsToShow(profileId, category),
        ),
      ),
    ),
  )
  const products = new DataLoader<string, ProductDetail | null>(async (ids) => {
    const key = `products:${profileId}:${[...ids].sort()}`
    const byId = await staleIfError(key, () => productsById(profileId, ids))
    return ids.map((id) => byId.get(id) ?? null)
  })
  const upcomingEvents = once(() =>
    staleIfError(`events:${profileId}`, () => listUpcomingEvents(profileId)),
  )
  const tiers = once(() => staleIfError(`tiers:${profileId}`, () => listOpenTiers(profileId)))
  return {
    media: (id) => (isId(id) ? media.load(id) : Promise.resolve(null)),
    featuredProducts: (category) => featured.load(category),
    product: (id) => (isId(id) ? products.load(id) : Promise.resolve(null)),
    upcomingEvents,
    tiers,
    emailList: (id) => getEmailList(profileId, id),
    rows: (collection, asked = {}) => {
      const query = withWholeMinutes(asked)
      return staleIfError(`rows:${profileId}:${collection}:${JSON.stringify(query)}`, () =>
        listRows(profileId, collection, query),
      )
    },
  }
}

async function productsToShow(
  profileId: string,
  category: ProductCategory,
): Promise<ProductCard[]> {
  const featured = await featuredProducts(profileId, category)
  if (featured.length > 0) {
    return featured
  }
  const newest = await listProducts(listProductsQuery.parse({ profileId, category }))
  return newest.data
}

/** All callers share one answer. */
function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined
  return () => {
    answer ??= load()
    return answer
  }
}

async function mediaInOrder(
  profileId: string,
  ids: readonly string[],
): Promise<(MediaView | null)[]> {
  const sorted = [...ids].sort()
  const views = await cached(
    ['media', profileId, ...sorted],
    [cacheTags.media(profileId)],
    async () => [...(await loadMedia(profileId, sorted)).values()],
  )
  const byId = new Map(views.map((view) => [view.id, view]))
  return ids.map((id) => byId.get(id) ?? null)
}

/** Page documents hold ids as text, and an empty text for "no picture yet". */
function isId(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)
}

/**
 * A list that visitors of a profile can join: the one asked for, or its oldest when that is gone or
 * none was. Null when the profile has none.
 */
async function getEmailList(profileId: string, id = ''): Promise<EmailListView | null> {
  const lists = await listEmailLists(profileId)
  return lists.find((list) => list.id === id) ?? lists[0] ?? null
}

function listEmailLists(profileId: string): Promise<EmailListView[]> {
  return cached(['email-lists', profileId], [cacheTags.emailLists(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.emailLists,
      where: { profile: { equals: profileId } },
      select: { doubleOptIn: true },
      sort: 'createdAt',
      joins: false,
      ...visitorRead,
    })
    return docs.map(({ id, doubleOptIn }) => ({ id, doubleOptIn: doubleOptIn ?? true }))
  })
}
