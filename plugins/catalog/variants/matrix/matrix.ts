import { nanoid } from 'nanoid'
import type { AvailabilityStatus, DeliveryType } from '@/src/core/choices/product-choices'
import type { VariantMatrix, VariantRow } from '@/src/core/contracts/products/variant-matrix'
import { formatMinor } from '@/src/core/money'

export type Colour = {
  key: string
  name: string
  hex: string
  media: readonly string[]
  /** They were chosen here, so all of its variants get them. */
  hasNewMedia?: boolean
}
export type Size = { key: string; name: string }

/** What the cells of a row hold, as it is typed: what is wrong with it stays there to be mended. */
export type Cells = {
  priceMinor: string
  stockQuantity: string
  upcCode: string
  availabilityStatus: string
}
export type ColumnId = keyof Cells

export type Row = {
  key: string
  /** As it is stored; null for a new one. */
  seen: VariantRow | null
  colour: string | null
  size: string | null
  cells: Cells
  deliveryType: DeliveryType
}

/** All that is edited of a product's variants: never changed, always replaced. */
export type Matrix = {
  /** What buyers choose beside the colour; empty is a size. */
  optionName: string
  colours: readonly Colour[]
  sizes: readonly Size[]
  rows: readonly Row[]
}

/** Also unlike those that were kept over a reload. */
export const newKey = () => `new-${nanoid()}`

export const statusLabels: Readonly<Record<AvailabilityStatus, string>> = {
  active: 'In stock',
  sold_out: 'Sold out',
  inactive: 'Not offered',
  preorder: 'Pre-order',
}

export const blankCells: Cells = {
  priceMinor: '',
  stockQuantity: '',
  upcCode: '',
  availabilityStatus: 'active',
}

/** What is stored, as it is edited. A product that has no variant yet begins with one to fill in. */
export function toMatrix({ variants, optionName }: VariantMatrix): Matrix {
  const colours: Colour[] = []
  const sizes: Size[] = []
  const rows = variants.map((seen): Row => {
    const { colorName: name, colorHex: hex, media, size } = seen
    const colour = name && keyOf(colours, name, () => ({ key: `colour-${name}`, name, hex, media }))
    return {
      key: seen.id,
      seen,
      colour: colour || null,
      size: (size && keyOf(sizes, size, () => ({ key: `size-${size}`, name: size }))) || null,
      cells: cellsOf(seen),
      deliveryType: seen.deliveryType,
    }
  })
  if (rows.length > 0) {
    return { optionName, colours, sizes, rows }
  }
  const blank = { key: newKey(), seen: null, colour: null, size: null, cells: blankCells }
  return { optionName, colours, sizes, rows: [{ ...blank, deliveryType: 'shipping' }] }
}

function keyOf<Value extends Size>(known: Value[], name: string, make: () => Value): string {
  const found = known.find((value) => value.name.toLowerCase() === name.toLowerCase())
  const value = found ?? make()
  if (!found) {
    known.push(value)
  }
  return value.key
}

function cellsOf({ priceMinor, stockQuantity, upcCode, availabilityStatus }: VariantRow): Cells {
  return {
    priceMinor: formatMinor(priceMinor),
    stockQuantity: stockQuantity === null ? '' : String(stockQuantity),
    upcCode,
    availabilityStatus,
  }
}

/** `Black · M`, as lists call a variant. */
export function rowName({ colours, sizes }: Matrix, { colour, size }: Row): string {
  const names = [nameOf(colours, colour), nameOf(sizes, size)].filter(Boolean)
  return names.join(' · ') || 'Standard'
}

export function nameOf(values: readonly Size[], key: string | null): string {
  return values.find((value) => value.key === key)?.name ?? ''
}

export type Change = { row: string; column: ColumnId; text: string }

export function withCells(matrix: Matrix, changes: readonly Change[]): Matrix {
  const rows = matrix.rows.map((row) => {
    const own = changes.filter((change) => change.row === row.key)
    const cells = Object.fromEntries(own.map(({ column, text }) => [column, text]))
    return own.length > 0 ? { ...row, cells: { ...row.cells, ...cells } } : row
  })
  return { ...matrix, rows }
}
