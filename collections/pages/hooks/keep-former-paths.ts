import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { limits } from '@/src/core/limits'
import { profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

type Row = { pathname: string | null; isLive: boolean; formerPaths: string[] | null }

/**
 * Remembers in the live row where visitors found a page before, so that old links lead on. What drafts
 * carry along of it counts for nothing.
 */
export const keepFormerPaths: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return { ...data, formerPaths: null }
  }
  // A call for a draft that says it is published does publish.
  if (context.savesDraft && data._status !== 'published') {
    return data
  }
  const db = await txDb(req)
  const { rows } = await db.execute<Row>(sql`
    select pathname, _status = 'published' as "isLive", former_paths as "formerPaths"
    from pages where id = ${originalDoc?.id}`)
  const [row] = rows
  const left = row?.isLive && row.pathname && row.pathname !== '/' ? [row.pathname] : []
  const paths = [...new Set([...left, ...(row?.formerPaths ?? [])])]
  const next = data.pathname ?? originalDoc?.pathname
  const kept = data._status === 'published' ? paths.filter((path) => path !== next) : paths
  return {
    ...data,
    formerPaths: kept.length > 0 ? kept.slice(0, limits.pageSettings.formerPathsMax) : null,
  }
}

/** An address leads to the page that was found there last. */
export const takeFormerPath: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (doc._status === 'published' && typeof doc.pathname === 'string') {
    const db = await txDb(req)
    await db.execute(sql`
      update pages set former_paths = nullif(former_paths - ${doc.pathname}::text, '[]'::jsonb)
      where profile_id = ${profileIdOf(doc)} and id <> ${doc.id} and former_paths is not null
        and former_paths @> to_jsonb(${doc.pathname}::text)`)
  }
  return doc
}
