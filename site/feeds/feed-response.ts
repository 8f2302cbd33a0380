import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { jsonFeed } from '@/site/feeds/json-feed'
import { productFeed } from '@/site/feeds/product-feed'
import { rssFeed } from '@/site/feeds/rss'
import { showCalendar } from '@/site/feeds/show-calendar'
import { requireSite } from '@/site/render/require-site'
import { siteUrl } from '@/site/seo/site-url'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { etagOf } from '@/src/server/http/etag'
import {
  listPublicPosts,
  listStoreDetails,
  listUpcomingEvents,
  loadPodcast,
  productListTags,
  type Site,
} from '@/src/server/site-data'
import { failedPrecondition } from '@/src/server/storage/send-file'

const [pack, unpack] = [promisify(gzip), promisify(gunzip)]

type Context = { params: Promise<{ host: string }> }

type Feed = {
  /** For the cache. */
  name: string
  contentType: string
  tags: (profileId: string) => string[]
  /** @param url of the site, ending in a slash */
  write: (site: Site, url: string) => Promise<string>
}

const { posts, site, media, events } = cacheTags

/** The posts that are for everyone, for programs that follow the artist. */
export const rssResponse = answerFeed({
  name: 'feed',
  contentType: 'application/rss+xml; charset=utf-8',
  tags: (id) => [posts(id), site(id), media(id)],
  write: async (of, url) => rssFeed(await postsOf(of, url)),
})

/** The same as JSON Feed. */
export const jsonFeedResponse = answerFeed({
  name: 'json-feed',
  contentType: 'application/feed+json; charset=utf-8',
  tags: (id) => [posts(id), site(id), media(id)],
  write: async (of, url) => jsonFeed(await postsOf(of, url)),
})

/** All shows to come, for calendars that fans subscribe to. */
export const showCalendarResponse = answerFeed({
  name: 'show-calendar',
  contentType: 'text/calendar; charset=utf-8',
  tags: (id) => [events(id), site(id)],
  write: async ({ profile }, url) =>
    showCalendar(await listUpcomingEvents(profile.id), { artist: profile.name, url }),
})

/** What the store sells, for shopping services. */
export const productFeedResponse = answerFeed({
  name: 'product-feed',
  contentType: 'application/xml; charset=utf-8',
  tags: productListTags,
  write: async ({ profile }, url) =>
    productFeed(await listStoreDetails(profile.id), { artist: profile.name, url }),
})

async function postsOf({ profile }: Site, url: string) {
  const [podcast, posts] = await Promise.all([loadPodcast(profile.id), listPublicPosts(profile.id)])
  const description = profile.tagline || `Posts by ${profile.name}`
  return { artist: profile.name, description, url, podcast, posts }
}

/** Programs ask often, and are told when nothing changed. */
function answerFeed({ name, contentType, tags, write }: Feed) {
  return async (request: Request, { params }: Context): Promise<Response> => {
    const site = await requireSite((await params).host)
    const { id } = site.profile
    const url = (await siteUrl(id)).href
    // Of thousands of items it is larger than what the cache keeps, and of one kind.
    const { packed, madeAt } = await cached([name, id, url], tags(id), async () => ({
      packed: (await pack(await write(site, url))).toString('base64'),
      // Not that of what is newest: something that was taken away changes the feed, too.
      madeAt: new Date().toUTCString(),
    }))
    const etag = etagOf(packed)
    const headers = {
      'Content-Type': contentType,
      'Cache-Control': 'public, max-age=0, must-revalidate',
      ETag: etag,
      'Last-Modified': madeAt,
    }
    const failed = failedPrecondition(request.headers, { etag, lastModified: madeAt })
    const body = failed ? null : await unpack(Buffer.from(packed, 'base64'))
    return new Response(body && new Uint8Array(body), { status: failed ?? 200, headers })
  }
}
