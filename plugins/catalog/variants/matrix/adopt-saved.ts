import { type Matrix, nameOf, type Row } from '@/plugins/catalog/variants/matrix/matrix'
import type { VariantMatrix, VariantRow } from '@/src/core/contracts/products/variant-matrix'

const nameKey = (colour: string, size: string) =>
  JSON.stringify([colour.toLowerCase(), size.toLowerCase()])

/**
 * A state of the editing, with what the server made of `sent`: rows know what of them is stored, and what was sold
 * meanwhile is missing from every stock that this state, or an undone one, would write.
 */
export function adoptSaved(state: Matrix, sent: Matrix, { variants }: VariantMatrix): Matrix {
  const stored = new Map(
    variants.map((variant) => [nameKey(variant.colorName, variant.size), variant]),
  )
  const sentRows = new Map(sent.rows.map((row) => [row.key, row]))
  const rows = state.rows.map((row): Row => {
    const sentRow = sentRows.get(row.key)
    const now =
      sentRow &&
      stored.get(nameKey(nameOf(sent.colours, sentRow.colour), nameOf(sent.sizes, sentRow.size)))
    return now
      ? { ...row, seen: now, cells: withSales(row.cells, sentRow.cells, now) }
      : { ...row, seen: null }
  })
  return { ...state, rows }
}

const isCount = (text: string) => /^\d+$/.test(text.trim())

function withSales(cells: Row['cells'], sent: Row['cells'], now: VariantRow): Row['cells'] {
  const sold =
    isCount(sent.stockQuantity) && now.stockQuantity !== null
      ? Number(sent.stockQuantity) - now.stockQuantity
      : 0
  const isCounted = sold !== 0 && isCount(cells.stockQuantity)
  return {
    ...cells,
    ...(isCounted && { stockQuantity: String(Math.max(0, Number(cells.stockQuantity) - sold)) }),
    ...(cells.availabilityStatus === sent.availabilityStatus && {
      availabilityStatus: now.availabilityStatus,
    }),
  }
}
