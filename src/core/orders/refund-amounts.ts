import { z } from 'zod'
import { lineTotalMinor, type OrderedLine } from '@/src/core/orders/payment-lines'
import { shareOf } from '@/src/core/orders/pricing/rounding'

/** Units of an order's line, counted from 0, that are given back. */
export const refundLines = z
  .array(z.object({ line: z.int().min(0), quantity: z.int().min(1) }))
  .min(1)
  .refine((lines) => new Set(lines.map(({ line }) => line)).size === lines.length)

export type RefundLine = z.infer<typeof refundLines>[number]

type RefundableLine = OrderedLine & {
  /** Tax on the line, and whether the price holds it already. */
  taxMinor?: number | null
  taxIncluded?: boolean | null
}

/** Units of a line that were not given back yet. */
export function unitsLeft(
  items: readonly RefundableLine[],
  line: number,
  before: readonly RefundLine[],
): number {
  return (items[line]?.quantity ?? 0) - unitsOf(before, line)
}

/** All units of an order that were not given back yet, by line. */
export function linesLeft(
  items: readonly RefundableLine[],
  before: readonly RefundLine[],
): RefundLine[] {
  return [...items.keys()].flatMap((line) => {
    const quantity = unitsLeft(items, line, before)
    return quantity > 0 ? [{ line, quantity }] : []
  })
}

/**
 * What units of an order cost, after codes and with their taxes. Whatever the order of partial refunds,
 * those of all units add up to what the line cost.
 *
 * @param before units that were given back already
 * @returns null when there are not so many left
 */
export function refundOfLines(
  items: readonly RefundableLine[],
  asked: readonly RefundLine[],
  before: readonly RefundLine[],
): number | null {
  let amountMinor = 0
  for (const { line, quantity } of asked) {
    const item = items[line]
    if (!item || quantity > unitsLeft(items, line, before)) {
      return null
    }
    const costMinor = lineTotalMinor(item) + (item.taxIncluded ? 0 : (item.taxMinor ?? 0))
    const given = unitsOf(before, line)
    amountMinor +=
      shareOf(costMinor, given + quantity, item.quantity) - shareOf(costMinor, given, item.quantity)
  }
  return amountMinor
}

function unitsOf(lines: readonly RefundLine[], wanted: number): number {
  return lines.reduce((sum, { line, quantity }) => sum + (line === wanted ? quantity : 0), 0)
}
