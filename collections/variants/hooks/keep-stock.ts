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
  const isStatusKept = untouched.some(([name]) => name === 'availabilityStatus')
  return isStatusKept && isRestocked(current, kept)
    ? { ...kept, availabilityStatus: statusInStock(kept.releaseAt ?? originalDoc.releaseAt) }
    : kept
}

type Counted = { stockQuantity?: number | null; stockHeld?: number; availabilityStatus?: string }

/** Whether something that had run out can be bought again. What has units left was closed by the artist. */
function isRestocked(before: Counted, after: Counted): boolean {
  return before.availabilityStatus === 'sold_out' && unitsLeft(before) <= 0 && unitsLeft(after) > 0
}

function unitsLeft({ stockQuantity, stockHeld = 0 }: Counted): number {
  return (stockQuantity ?? Number.POSITIVE_INFINITY) - stockHeld
}

/** As `returnStock` has it: before its day it is a pre-order again. */
function statusInStock(releaseAt: string | null | undefined): 'preorder' | 'active' {
  return releaseAt && new Date(releaseAt) > new Date() ? 'preorder' : 'active'
}
