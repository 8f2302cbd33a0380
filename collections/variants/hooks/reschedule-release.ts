import type { CollectionAfterChangeHook } from 'payload'
import { runSql } from '@/src/server/transaction'

/**
 * Who has pre-ordered gets it when it is out, also when that is another day than it was: another date
 * moves the day, and what is in stock now is out now. What is sold out, or not offered any more, still comes
 * on its day to those who have bought it.
 */
export const rescheduleRelease: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const isInStock = doc.availabilityStatus === 'active'
  const day = isInStock ? new Date().toISOString() : doc.releaseAt
  const isMoved = isInStock
    ? previousDoc?.availabilityStatus !== 'active'
    : doc.releaseAt !== previousDoc?.releaseAt
  if (!day || !isMoved) {
    return doc
  }
  await runSql(req)`
    update entitlements set available_from = ${day}::timestamptz
    where variant_id = ${doc.id} and available_from is not null and announced_at is null`
  return doc
}
