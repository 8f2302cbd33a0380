import { artistData } from '@/site/seo/artist-data'
import { cutText } from '@/site/seo/plain-text'
import { postUrl } from '@/site/seo/rss'
import { siteUrl } from '@/site/seo/site-url'
import type { PostWire } from '@/src/core/contracts/posts'
import type { Site } from '@/src/server/site-data'

const headlineMax = 110

/** The posts of a page that are for everyone, as `BlogPosting`; nothing of the others is told. */
export async function postsData(
  site: Site,
  posts: readonly PostWire[],
): Promise<Record<string, unknown>> {
  const base = await siteUrl(site.profile.id)
  const author = await artistData(site)
  return {
    '@type': 'Blog',
    name: site.profile.name,
    url: new URL('/members', base).href,
    author,
    blogPost: posts
      .filter(({ visibility }) => visibility === 'public')
      .map((post) => {
        const picture = post.media.find((file) => file.type === 'image' && 'url' in file)
        return {
          '@type': 'BlogPosting',
          headline: cutText(post.caption, headlineMax),
          url: postUrl(base.href, post.id),
          datePublished: post.publishedAt,
          author: { '@type': 'MusicGroup', name: site.profile.name },
          ...(picture && 'url' in picture && { image: new URL(picture.url, base).href }),
        }
      }),
  }
}
