import { artistData } from '@/site/seo/artist-data'
import { postTitle, postUrl } from '@/site/seo/post-url'
import type { PostWire } from '@/src/core/contracts/members/post-answers'
import type { Site } from '@/src/server/site-data'

const headlineMax = 110

type Page = { posts: readonly PostWire[]; page: number }

/**
 * The posts of a page that are for everyone, as `BlogPosting`; nothing of the others is told.
 *
 * @param base address of the site, ending in a slash
 * @returns null where no post is for everyone
 */
export function postsData(
  site: Site,
  { posts, page }: Page,
  base: URL,
): Record<string, unknown> | null {
  const open = posts.filter(({ hasAccess }) => hasAccess)
  if (open.length === 0) {
    return null
  }
  const author = artistData(site, base)
  return {
    '@type': 'Blog',
    name: site.profile.name,
    url: new URL('/members', base).href,
    author,
    blogPost: open.map((post) => {
      const pictures = post.media.flatMap((file) =>
        file.type === 'image' && 'url' in file ? [new URL(file.url, base).href] : [],
      )
      return {
        '@type': 'BlogPosting',
        headline: postTitle(post.caption, headlineMax),
        url: postUrl(base.href, { id: post.id, page }),
        datePublished: post.publishedAt,
        author: { '@type': 'MusicGroup', name: author.name, url: author.url },
        ...(pictures.length > 0 && { image: pictures }),
      }
    }),
  }
}
