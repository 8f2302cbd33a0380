import type { CollectionBeforeChangeHook } from 'payload'
import { waitsForFiles } from '@/src/server/delivery/is-released'
import { runSql } from '@/src/server/transaction'

type Stock = {
  stockQuantity: string | null
  stockHeld: string
  availabilityStatus: string
  waits: boolean
}

/**
 * Payload writes the whole row back, and forms send it whole. Orders hold and sell stock meanwhile, so what
 * is sent as it was seen keeps what the row holds now, and another number counts what came and went since:
 * under a lock until the save is done.
 */
export const preserveStock: CollectionBeforeChangeHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update') {
    return data
  }
  const [row] = await runSql(req)<Stock>`
    select stock_quantity as "stockQuantity", stock_held as "stockHeld",
      availability_status as "availabilityStatus", ${await waitsForFiles()} as waits
    from variants where id = ${originalDoc.id} for update`
  if (!row) {
    return data
  }
  const current = {
    stockQuantity: row.stockQuantity === null ? null : Number(row.stockQuantity),
    stockHeld: Number(row.stockHeld),
    availabilityStatus: row.availabilityStatus,
  }
  // Who did not send what they had seen saw what the row held when the save began: Payload fills that in.
  const { stockSeen, statusSeen } = data
  const isStatusKept = data.availabilityStatus === statusSeen
  const kept = {
    ...data,
    stockQuantity: countedSince(stockSeen, data.stockQuantity, current.stockQuantity),
    stockHeld: data.stockHeld === originalDoc.stockHeld ? current.stockHeld : data.stockHeld,
    availabilityStatus: isStatusKept ? current.availabilityStatus : data.availabilityStatus,
  }
  if (!isStatusKept || !isRestocked(current, kept)) {
    return kept
  }
  const { releaseAt } = { ...originalDoc, ...data }
  // As `returnStock` has it.
  const isAhead = releaseAt && (row.waits || new Date(releaseAt) > new Date())
  return { ...kept, availabilityStatus: isAhead ? 'preorder' : 'active' }
}

type Quantity = number | null | undefined

/** What there is of something when somebody who saw `seen` of it says that there are `asked`. */
function countedSince(seen: Quantity, asked: Quantity, now: number | null): Quantity {
  if (asked === seen) {
    return now
  }
  const isCounted = typeof seen === 'number' && typeof asked === 'number' && now !== null
  return isCounted ? Math.max(0, asked - seen + now) : asked
}

type Counted = { stockQuantity?: number | null; stockHeld?: number; availabilityStatus?: string }

/** Whether something that had run out can be bought again. What has units left was closed by the artist. */
function isRestocked(before: Counted, after: Counted): boolean {
  return before.availabilityStatus === 'sold_out' && unitsLeft(before) <= 0 && unitsLeft(after) > 0
}

function unitsLeft({ stockQuantity, stockHeld = 0 }: Counted): number {
  return (stockQuantity ?? Number.POSITIVE_INFINITY) - stockHeld
}
