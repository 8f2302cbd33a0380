import {
  blankCells,
  type Colour,
  type Matrix,
  newKey,
  type Row,
  type Size,
} from '@/plugins/catalog/variants/matrix/matrix'

export const sizeSets: readonly { label: string; sizes: readonly string[] }[] = [
  { label: 'S – XXL', sizes: ['S', 'M', 'L', 'XL', 'XXL'] },
  { label: 'XS – 3XL', sizes: ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'] },
  { label: 'Kids, by height', sizes: ['92', '104', '116', '128', '140', '152', '164'] },
  { label: 'Shoes, 36 – 46', sizes: Array.from({ length: 11 }, (_, index) => String(36 + index)) },
  { label: 'One size', sizes: ['One size'] },
]

/** Clothes in the order in which people look for them. */
const sizeOrder = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL']

type Axis = 'colour' | 'size'
const listOf = { colour: 'colours', size: 'sizes' } as const

/** Adds a colour in all sizes. The first one is that of what is there already. */
export function addColour(matrix: Matrix, colour: Omit<Colour, 'key'>): Matrix {
  return addValue(matrix, 'colour', { ...colour, key: newKey() })
}

/** Adds sizes in all colours, but those that are there. */
export function addSizes(matrix: Matrix, names: readonly string[]): Matrix {
  const added = names
    .filter((name) => !hasName(matrix.sizes, name))
    .reduce((all, name) => addValue(all, 'size', { key: newKey(), name }), matrix)
  return sorted({ ...added, sizes: inOrder(added.sizes) })
}

/** Whether a value of that name is there, however its letters are written. */
export function hasName(values: readonly Size[], name: string, except?: string): boolean {
  const wanted = name.trim().toLowerCase()
  return values.some(({ key, name }) => key !== except && name.toLowerCase() === wanted)
}

export function changeColour(matrix: Matrix, key: string, change: Partial<Colour>): Matrix {
  const colours = matrix.colours.map((each) => (each.key === key ? { ...each, ...change } : each))
  return { ...matrix, colours }
}

export function renameSize(matrix: Matrix, key: string, name: string): Matrix {
  return { ...matrix, sizes: matrix.sizes.map((each) => (each.key === key ? { key, name } : each)) }
}

/**
 * Takes a value away, with its variants. What was ordered stays, not offered any more. What comes in only one
 * loses nothing but its name.
 *
 * @returns also the variants that stayed
 */
export function removeValue(
  matrix: Matrix,
  axis: Axis,
  key: string,
): { matrix: Matrix; kept: readonly Row[] } {
  const list = listOf[axis]
  const values = (matrix[list] as readonly Size[]).filter((value) => value.key !== key)
  const isOfIt = (row: Row) => row[axis] === key
  if (values.length === 0) {
    const rows = matrix.rows.map((row) => (isOfIt(row) ? { ...row, [axis]: null } : row))
    return { matrix: { ...matrix, [list]: values, rows }, kept: [] }
  }
  const kept = matrix.rows.filter((row) => isOfIt(row) && row.seen?.isOrdered)
  const rows = matrix.rows.flatMap((row) => {
    if (!isOfIt(row)) {
      return [row]
    }
    return row.seen?.isOrdered
      ? [{ ...row, cells: { ...row.cells, availabilityStatus: 'inactive' } }]
      : []
  })
  return {
    matrix: { ...matrix, [list]: kept.length > 0 ? matrix[list] : values, rows },
    kept,
  }
}

function addValue(matrix: Matrix, axis: Axis, value: Size): Matrix {
  const list = listOf[axis]
  const values = [...matrix[list], value]
  const isFirst = values.length === 1
  const rows = isFirst
    ? matrix.rows.map((row) => ({ ...row, [axis]: value.key }))
    : [...matrix.rows, ...newRows(matrix, axis, value)]
  return sorted({ ...matrix, [list]: values, rows })
}

function newRows(matrix: Matrix, axis: Axis, value: Size): Row[] {
  const other = axis === 'colour' ? 'size' : 'colour'
  const others: readonly Size[] = matrix[listOf[other]]
  // Of what was taken away and only stays because it was ordered, no more is made.
  const offered = others.filter(({ key }) =>
    matrix.rows.some((row) => row[other] === key && row.cells.availabilityStatus !== 'inactive'),
  )
  const keys = others.length === 0 ? [null] : (offered.length > 0 ? offered : others).map(keyOf)
  return keys.map((key) => {
    const like = matrix.rows.find((row) => row[other] === key) ?? matrix.rows[0]
    return {
      key: newKey(),
      seen: null,
      colour: axis === 'colour' ? value.key : key,
      size: axis === 'size' ? value.key : key,
      cells: {
        ...blankCells,
        priceMinor: like?.cells.priceMinor ?? '',
        // Where stock is counted, what nobody has counted yet is not sold.
        stockQuantity: like?.cells.stockQuantity ? '0' : '',
      },
      deliveryType: like?.deliveryType ?? 'shipping',
    }
  })
}

const keyOf = ({ key }: Size) => key

function inOrder(sizes: readonly Size[]): readonly Size[] {
  const rankOf = ({ name }: Size) =>
    /^\d+$/.test(name) ? Number(name) : sizeOrder.indexOf(name.toUpperCase())
  const isKnown = sizes.every((size) => rankOf(size) >= 0)
  return isKnown ? sizes.toSorted((a, b) => rankOf(a) - rankOf(b)) : sizes
}

/** Colour by colour, each in the order of the sizes. */
function sorted(matrix: Matrix): Matrix {
  const { colours, sizes } = matrix
  const rankOf = ({ colour, size }: Row) =>
    colours.findIndex(({ key }) => key === colour) * (sizes.length + 1) +
    sizes.findIndex(({ key }) => key === size)
  return { ...matrix, rows: matrix.rows.toSorted((a, b) => rankOf(a) - rankOf(b)) }
}
