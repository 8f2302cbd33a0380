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
  return { ...data, ...Object.fromEntries(untouched) }
}
