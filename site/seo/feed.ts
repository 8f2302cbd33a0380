import { requireSite } from '@/site/render/require-site'
import { rssFeed } from '@/site/seo/rss'
import { siteUrl } from '@/site/seo/site-url'
import { listPublicPosts } from '@/src/server/site-data'

type Context = { params: Promise<{ host: string }> }

/** The posts that are for everyone, for programs that follow the artist. */
export async function feedResponse(_request: Request, { params }: Context): Promise<Response> {
  const { profile } = await requireSite((await params).host)
  const feed = rssFeed({
    title: profile.name,
    description: profile.tagline || `Posts by ${profile.name}`,
    url: (await siteUrl(profile.id)).href,
    posts: await listPublicPosts(profile.id),
  })
  return new Response(feed, { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } })
}
