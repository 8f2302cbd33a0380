import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { txDb } from '@/src/server/transaction'

type Stock = {
  stockQuantity: string | null
  stockHeld: string
  availabilityStatus: string
}

/**
 * Payload writes the whole row back. Orders hold and sell stock meanwhile, so whatever the caller
 * did not change keeps what the row holds now, under a lock until the save is done.
 */
export const keepStock: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') {
    return data
  }
  const db = await txDb(req)
  const { rows } = await db.execute<Stock>(sql`
    select stock_quantity as "stockQuantity", stock_held as "stockHeld",
      availability_status as "availabilityStatus"
    from variants where id = ${originalDoc.id} for update`)
  const [row] = rows
  if (!row) {
    return data
  }
  const { stockQuantity, stockHeld, availabilityStatus } = row
  const current = {
    stockQuantity: stockQuantity === null ? null : Number(stockQuantity),
    stockHeld: Number(stockHeld),
    availabilityStatus,
  }
  const untouched = Object.entries(current).filter(
    ([name]) => data[name] === undefined || data[name] === originalDoc[name],
  )
  const kept = { ...data, ...Object.fromEntries(untouched) }
  if (!isRefilled(current, kept)) {
    return kept
  }
  const { releaseAt } = { ...originalDoc, ...data }
  // As when sold units come back: before its day it is a pre-order.
  const isAhead = releaseAt && new Date(releaseAt) > new Date()
  return { ...kept, availabilityStatus: isAhead ? 'preorder' : 'active' }
}

/** What the last sale marked as sold out can be bought again once there are more of it. */
function isRefilled(
  before: { stockQuantity: number | null; availabilityStatus: string },
  after: { stockQuantity?: number | null; availabilityStatus?: string },
): boolean {
  return (
    before.stockQuantity !== null &&
    before.stockQuantity <= 0 &&
    (after.stockQuantity ?? 1) > 0 &&
    before.availabilityStatus === 'sold_out' &&
    after.availabilityStatus === 'sold_out'
  )
}
