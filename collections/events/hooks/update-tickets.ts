import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { bust, cacheTags, profileIdOf } from '@/src/server/cache-tags'
import { txDb } from '@/src/server/transaction'

/**
 * The shop sells tickets as variants of a product that stands for the event: it has the event's title
 * and picture, and is sold only while the event is on the site and takes place.
 */
export const updateTickets: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') {
    const db = await txDb(req)
    const { rows } = await db.execute<{ id: string }>(sql`
      update products set
        title = ${doc.title},
        is_published = ${Boolean(doc.isPublished) && doc.status === 'scheduled'},
        updated_at = now()
      where event_id = ${doc.id}
      returning id`)
    const profileId = profileIdOf(doc)
    bust(req, ...rows.map(({ id }) => cacheTags.product(profileId, id)))
  }
  return doc
}
