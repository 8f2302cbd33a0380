import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { CollectionSlug, DataFromCollectionSlug, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CursorQuery } from '@/src/core/contracts/owner-api/lists'
import { refusalOf } from '@/src/core/errors'
import { apiKeyMessages } from '@/src/core/messages/api-keys'
import { asOwner } from '@/src/server/owner'
import { runSql } from '@/src/server/transaction'

type Asked<Slug extends CollectionSlug, Item> = CursorQuery & {
  collection: Slug
  profileId: string
  /** What else has to be so: a condition on the columns of the collection. */
  where?: SQL
  toItem: (document: DataFromCollectionSlug<Slug>) => Item
}

const at = sql`to_char(r.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A page of the documents of a site, the newest first. With the rights of who asks. */
export async function listByCursor<Slug extends CollectionSlug, Item>(
  req: PayloadRequest,
  { collection, profileId, where = sql`true`, limit, after, toItem }: Asked<Slug, Item>,
): Promise<{ data: Item[]; next: string | null }> {
  const table = sql.identifier(collection.replaceAll('-', '_'))
  const rows = await runSql(req)<{ id: string; at: string }>`
    select r.id, ${at} as at from ${table} r
    where r.profile_id = ${profileId} and ${where} and ${isBehind(after)}
    order by r.created_at desc, r.id desc limit ${limit + 1}`
  const shown = rows.slice(0, limit)
  const { docs } = await req.payload.find({
    collection,
    where: { id: { in: shown.map(({ id }) => id) } },
    pagination: false,
    ...asOwner(req),
  })
  const byId = new Map(docs.map((doc) => [String(doc.id), doc as DataFromCollectionSlug<Slug>]))
  const last = shown.at(-1)
  return {
    data: shown.flatMap(({ id }) => {
      const document = byId.get(id)
      return document ? [toItem(document)] : []
    }),
    next: last && rows.length > limit ? `${last.at},${last.id}` : null,
  }
}

function isBehind(after: string | undefined): SQL {
  if (after === undefined) {
    return sql`true`
  }
  const [moment, id] = after.split(',')
  const isCursor =
    z.iso.datetime({ precision: 3 }).safeParse(moment).success && z.guid().safeParse(id).success
  if (!isCursor) {
    throw refusalOf([{ field: 'after', message: apiKeyMessages.noCursor }])
  }
  return sql`(r.created_at, r.id) < (${moment}::timestamptz, ${id}::uuid)`
}
