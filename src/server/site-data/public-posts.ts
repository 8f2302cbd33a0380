import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags } from '@/src/server/cache-tags'
import { cached } from '@/src/server/cached'
import { getPayloadClient } from '@/src/server/payload'
import { plainRead } from '@/src/server/site-data/plain-read'

/** What feeds and search engines may know of a post. No file of it is named. */
export type PublicPost = { id: string; caption: string; publishedAt: string; updatedAt: string }

/** The newest posts that are for everyone, as one page of the feed. */
export async function listPublicPosts(profileId: string): Promise<PublicPost[]> {
  return cached(['public-posts', profileId], [cacheTags.posts(profileId)], async () => {
    const payload = await getPayloadClient()
    const { docs } = await payload.find({
      collection: slugs.posts,
      where: {
        and: [
          { profile: { equals: profileId } },
          { isPublished: { equals: true } },
          { visibility: { equals: 'public' } },
          { publishedAt: { less_than_equal: new Date().toISOString() } },
        ],
      },
      select: { caption: true, publishedAt: true, updatedAt: true },
      sort: '-publishedAt',
      limit: limits.maxPageSize,
      ...plainRead,
    })
    return docs.map(({ id, caption, publishedAt, updatedAt }) => ({
      id,
      caption: caption ?? '',
      publishedAt: publishedAt ?? updatedAt,
      updatedAt,
    }))
  })
}
