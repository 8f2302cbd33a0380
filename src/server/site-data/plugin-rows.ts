import {
  type CollectionSlug,
  createLocalReq,
  type FieldAccess,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  traverseFields,
  type Where,
} from 'payload'
import type { RowQuery } from '@/src/core/row-query'
import { cacheTags } from '@/src/server/caching/cache-tags'
import { cached } from '@/src/server/caching/data-cache'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** Of a collection: blocks may read its rows. */
export const readByBlocks = { readByBlocks: true } as const

const limitMax = 500
const minuteMs = 60_000

/**
 * What blocks show of a plugin's own collection: every visitor may read it, so fields with a rule for reading that
 * refuses those without an account are left out.
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
      // Payload reads all rows for a 0.
      limit: Math.min(Math.max(Math.trunc(limit) || 1, 1), limitMax),
      ...visitorRead,
    })
    const req = await createLocalReq({}, payload)
    await Promise.all(docs.map((doc) => leaveOutPrivate(req, collection, doc as unknown as Doc)))
    // Dates become text, as the cache makes them.
    return JSON.parse(JSON.stringify(docs)) as Row[]
  })
}

/** With times to the minute: what is kept for a query is found by the same query alone. */
export function withWholeMinutes(query: RowQuery): RowQuery {
  return query.where ? { ...query, where: rounded(query.where) as RowQuery['where'] } : query
}

function rounded(value: unknown): unknown {
  if (value instanceof Date) {
    return new Date(Math.floor(value.getTime() / minuteMs) * minuteMs).toISOString()
  }
  if (Array.isArray(value)) {
    return value.map(rounded)
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, rounded(entry)]))
    : value
}

type Doc = Record<string, unknown> & { id: string | number }

async function leaveOutPrivate(
  req: PayloadRequest,
  { fields }: SanitizedCollectionConfig,
  doc: Doc,
): Promise<void> {
  const asked: { ref: Record<string, unknown>; name: string; read: FieldAccess }[] = []
  traverseFields({
    fields,
    fillEmpty: false,
    ref: doc,
    callback: ({ field, ref }) => {
      const read = 'access' in field ? field.access?.read : undefined
      if (read && 'name' in field && field.name && ref) {
        asked.push({ ref: ref as Record<string, unknown>, name: field.name, read })
      }
    },
  })
  for (const { ref, name, read } of asked) {
    if (!(await read({ req, doc, data: doc, siblingData: ref, id: doc.id }))) {
      delete ref[name]
    }
  }
}
