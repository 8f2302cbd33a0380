import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'
import { txDb } from '@/src/server/transaction'

/**
 * Who has pre-ordered gets it when it is out, also when that is another day than it was: another date
 * moves the day, and what is in stock now is out now.
 */
export const moveRelease: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isOut = doc.availabilityStatus !== 'preorder'
  const day = isOut ? new Date().toISOString() : doc.releaseAt
  const wasWaiting = previousDoc?.availabilityStatus === 'preorder'
  const isMoved = isOut || doc.releaseAt !== previousDoc?.releaseAt
  // Sold out is no release: what is sold still comes on its day.
  if (!wasWaiting || !day || !isMoved || doc.availabilityStatus === 'sold_out') {
    return doc
  }
  const db = await txDb(req)
  await db.execute(sql`
    update entitlements set available_from = ${day}::timestamptz
    where variant_id = ${doc.id} and available_from is not null and announced_at is null`)
  return doc
}
