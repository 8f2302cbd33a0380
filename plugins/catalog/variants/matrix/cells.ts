import {
  type Colour,
  type ColumnId,
  type Matrix,
  nameOf,
  type Row,
  statusLabels,
} from '@/plugins/catalog/variants/matrix/matrix'
import { type SavedVariant, variantCells } from '@/src/core/contracts/products/variant-matrix'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { readCount, readMinor } from '@/src/core/text/table-amounts'

export const columnIds: readonly ColumnId[] = [
  'priceMinor',
  'stockQuantity',
  'upcCode',
  'availabilityStatus',
]

export const columnLabels: Readonly<Record<ColumnId, string>> = {
  priceMinor: 'Price',
  stockQuantity: 'Stock',
  upcCode: 'SKU',
  availabilityStatus: 'State',
}

/** What a cell means, in the form of the contract; what is not to be understood is refused there. */
export function meaningOf(column: ColumnId, text: string): unknown {
  switch (column) {
    case 'priceMinor':
      return readMinor(text)
    case 'stockQuantity':
      return text.trim() === '' ? null : readCount(text)
    case 'availabilityStatus':
      return statusOf(text) ?? text
    default:
      return text
  }
}

/** What is wrong with a cell, for the artist; empty when nothing is. */
export function problemOf(column: ColumnId, text: string): string {
  const result = variantCells[column].safeParse(meaningOf(column, text), {
    error: () => ownerMessages.variants.price,
  })
  return result.success ? '' : (result.error.issues[0]?.message ?? '')
}

/** A cell as it reads when it was left: `12` is `12.00`, `in stock` is a state. */
export function settled(column: ColumnId, text: string): string {
  const value = meaningOf(column, text)
  if (problemOf(column, text) !== '') {
    return text
  }
  if (column === 'priceMinor') {
    return (Number(value) / 100).toFixed(2)
  }
  return value === null ? '' : String(value).trim()
}

function statusOf(text: string): string | undefined {
  const word = text.trim().toLowerCase()
  return Object.entries(statusLabels).find(
    ([status, label]) => status === word || label.toLowerCase() === word,
  )?.[0]
}

export const cellKey = (row: string, column: ColumnId) => `${row} ${column}`

type Problems = readonly (readonly [string, string])[]

/** Rows are replaced when they change, so each is read once: a letter in one cell reads one row. */
const known = new WeakMap<Row, Problems>()

function problemsIn(row: Row): Problems {
  const problems = columnIds.flatMap((column) => {
    const problem = problemOf(column, row.cells[column])
    return problem ? [[cellKey(row.key, column), problem] as const] : []
  })
  known.set(row, problems)
  return problems
}

/** What is wrong, by {@link cellKey}. */
export function problemsOf({ rows }: Matrix): ReadonlyMap<string, string> {
  return new Map(rows.flatMap((row) => known.get(row) ?? problemsIn(row)))
}

/** What is sent: the rows of a matrix without problems. */
export function toSaved(matrix: Matrix): SavedVariant[] {
  return matrix.rows.map((row) => {
    const { seen, cells } = row
    const colour = matrix.colours.find(({ key }) => key === row.colour)
    const read = (column: ColumnId) => variantCells[column].parse(meaningOf(column, cells[column]))
    const status = read('availabilityStatus') as SavedVariant['availabilityStatus']
    return {
      id: seen?.id ?? null,
      colorName: colour?.name ?? '',
      colorHex: colour?.hex ?? '',
      size: nameOf(matrix.sizes, row.size),
      priceMinor: Number(read('priceMinor')),
      stockQuantity: read('stockQuantity') as number | null,
      availabilityStatus: status,
      upcCode: String(read('upcCode')),
      deliveryType: row.deliveryType,
      media: picturesOf(row, colour),
      stockSeen: seen?.stockQuantity ?? null,
      statusSeen: seen?.availabilityStatus ?? status,
    }
  })
}

/** Pictures belong to a colour; those of a variant stay as they are until others are chosen. */
function picturesOf({ seen }: Row, colour: Colour | undefined): string[] {
  const own = colour?.hasNewMedia || !seen ? colour?.media : seen.media
  return [...(own ?? [])]
}
