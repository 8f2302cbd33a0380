import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeChangeHook } from 'payload'
import { waitsForFiles } from '@/src/server/delivery/pre-order-out'
import { txDb } from '@/src/server/transaction'

type Stock = {
  stockQuantity: string | null
  stockHeld: string
  availabilityStatus: string
  waits: boolean
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
      availability_status as "availabilityStatus", ${await waitsForFiles()} as waits
    from variants where id = ${originalDoc.id} for update`)
  const [row] = rows
  if (!row) {
    return data
  }
  const { stockQuantity, stockHeld, availabilityStatus, waits } = row
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
  if (!isStatusKept || !isRestocked(current, kept)) {
    return kept
  }
  const { releaseAt } = { ...originalDoc, ...data }
  // As `returnStock` has it.
  const isAhead = releaseAt && (waits || new Date(releaseAt) > new Date())
  return { ...kept, availabilityStatus: isAhead ? 'preorder' : 'active' }
}

type Counted = { stockQuantity?: number | null; stockHeld?: number; availabilityStatus?: string }

/** Whether something that had run out can be bought again. What has units left was closed by the artist. */
function isRestocked(before: Counted, after: Counted): boolean {
  return before.availabilityStatus === 'sold_out' && unitsLeft(before) <= 0 && unitsLeft(after) > 0
}

function unitsLeft({ stockQuantity, stockHeld = 0 }: Counted): number {
  return (stockQuantity ?? Number.POSITIVE_INFINITY) - stockHeld
}
