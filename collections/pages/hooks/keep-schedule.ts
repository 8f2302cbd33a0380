import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { txDb } from '@/src/server/transaction'

type Row = { publishAt: string | null; unpublishAt: string | null }

/**
 * Keeps the schedule out of what drafts carry along, and ends the part of it
 * that is done when a page is published or taken offline, by hand or by its schedule.
 */
export const keepSchedule: CollectionBeforeChangeHook = async ({
  context,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'create') {
    return { ...data, schedule: { publishAt: null, unpublishAt: null } }
  }
  // A call for a draft that says it is published does publish.
  if (context.savesDraft && data._status !== 'published') {
    return data
  }
  const db = await txDb(req)
  const { rows } = await db.execute<Row>(sql`
    select schedule_publish_at as "publishAt", schedule_unpublish_at as "unpublishAt"
    from pages where id = ${originalDoc?.id}`)
  const isLive = data._status === 'published'
  return {
    ...data,
    schedule: {
      publishAt: isLive ? null : (rows[0]?.publishAt ?? null),
      unpublishAt: isLive ? (rows[0]?.unpublishAt ?? null) : null,
    },
  }
}
