import type { CollectionSlug, Where } from 'payload'
import type { RowQuery } from '@/src/core/row-query'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** Of a collection: blocks may read its rows. */
export const readByBlocks = { readByBlocks: true } as const

const limitMax = 500

/**
 * What blocks show of a plugin's own collection.
 *
 * @throws {Error} for a collection that is no plugin's own: blocks must not reach orders or accounts
 */
export function listRows<Row extends object>(
  profileId: string,
  slug: string,
  query: RowQuery = {},
): Promise<Row[]> {
  const key = ['rows', profileId, slug, JSON.stringify(query)]
  return cached(key, [cacheTags.rows(profileId, slug)], async () => {
    const payload = await getPayloadClient()
    const collection = payload.config.collections.find((each) => each.slug === slug)
    if (!collection?.custom?.readByBlocks) {
      throw new Error(
        `Blocks read the rows of a plugin's ownCollections, and "${slug}" is none of them.`,
      )
    }
    const { where, sort = '-createdAt', limit = 100 } = query
    const conditions: Where[] = [
      { profile: { equals: profileId } },
      ...(where ? [where as Where] : []),
      ...(collection.versions?.drafts ? [{ _status: { equals: 'published' } }] : []),
    ]
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      where: { and: conditions },
      sort,
      limit: Math.min(limit, limitMax),
      ...visitorRead,
    })
    // Dates become text, as the cache makes them.
    return JSON.parse(JSON.stringify(docs)) as Row[]
  })
}
