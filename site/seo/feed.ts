import { createHash } from 'node:crypto'
import { requireSite } from '@/site/render/require-site'
import { rssFeed } from '@/site/seo/rss'
import { siteUrl } from '@/site/seo/site-url'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { listPublicPosts, loadPodcast } from '@/src/server/site-data'
import { failedPrecondition } from '@/src/server/storage/send-file'

type Context = { params: Promise<{ host: string }> }

/** The posts that are for everyone, for programs that follow the artist; they ask often, and are told when nothing changed. */
export async function feedResponse(request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const url = (await siteUrl(profile.id)).href
  const tags = [cacheTags.posts, cacheTags.site, cacheTags.media].map((tag) => tag(profile.id))
  const { xml, madeAt } = await cached(['feed', profile.id, url], tags, async () => {
    const [podcast, posts] = await Promise.all([
      loadPodcast(profile.id),
      listPublicPosts(profile.id),
    ])
    const description = profile.tagline || `Posts by ${profile.name}`
    const xml = rssFeed({ artist: profile.name, description, url, podcast, posts })
    // Not that of the newest post: a post that was taken away changes the feed, too.
    return { xml, madeAt: new Date().toUTCString() }
  })
  const etag = `"${createHash('sha256').update(xml).digest('base64url').slice(0, 27)}"`
  const headers = {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=0, must-revalidate',
    ETag: etag,
    'Last-Modified': madeAt,
  }
  const failed = failedPrecondition(request.headers, { etag, lastModified: madeAt })
  return new Response(failed ? null : xml, { status: failed ?? 200, headers })
}
