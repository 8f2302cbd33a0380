import { describe, expect, it } from 'vitest'
import {
  cellKey,
  meaningOf,
  problemOf,
  problemsOf,
  settled,
  toSaved,
} from '@/plugins/catalog/variants/matrix/cells'
import { fillFrom } from '@/plugins/catalog/variants/matrix/fill-from'
import { type Matrix, rowName, toMatrix, withCells } from '@/plugins/catalog/variants/matrix/matrix'
import {
  addColour,
  addSizes,
  changeColour,
  removeValue,
} from '@/plugins/catalog/variants/matrix/options'
import { pastedTable } from '@/src/admin/ui/pasted-table'
import type { VariantRow } from '@/src/core/contracts/products/variant-matrix'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.variants
const stored = (row: Partial<VariantRow> = {}): VariantRow => ({
  id: row.size ?? 'one',
  colorName: '',
  colorHex: '',
  size: '',
  priceMinor: 2500,
  stockQuantity: 5,
  stockHeld: 0,
  availabilityStatus: 'active',
  upcCode: '',
  deliveryType: 'shipping',
  media: [],
  isOrdered: false,
  ...row,
})
const open = (...variants: VariantRow[]) =>
  toMatrix({ revision: '', optionName: '', kept: [], variants })
const names = (matrix: Matrix) => matrix.rows.map((row) => rowName(matrix, row))
const black = { name: 'Black', hex: '#000000', media: [] }
const white = { name: 'White', hex: '#ffffff', media: [] }

describe('options', () => {
  it('make the matrix of what is there, which keeps its row', () => {
    const shirt = addSizes(addColour(addColour(open(stored()), black), white), ['M', 'S', 'XL'])
    expect(names(shirt)).toEqual([
      ...['Black · S', 'Black · M', 'Black · XL'],
      ...['White · S', 'White · M', 'White · XL'],
    ])
    expect(shirt.rows.filter(({ seen }) => seen)).toHaveLength(1)
    // Counted, so that nothing is sold which nobody has.
    expect(shirt.rows.map(({ cells }) => [cells.priceMinor, cells.stockQuantity])).toEqual([
      ['25.00', '0'],
      ['25.00', '5'],
      ...Array.from({ length: 4 }, () => ['25.00', '0']),
    ])
  })

  it('take sizes once, however they are written', () => {
    const shirt = addSizes(addSizes(open(), ['S', 'M']), ['m', 'L'])
    expect(names(shirt)).toEqual(['S', 'M', 'L'])
  })

  it('go with their variants, but not with what was ordered', () => {
    const shirt = open(
      stored({ id: 'bs', colorName: 'Black', size: 'S', isOrdered: true }),
      stored({ id: 'bm', colorName: 'Black', size: 'M' }),
      stored({ id: 'ws', colorName: 'White', size: 'S' }),
    )
    const [first] = shirt.colours
    const { matrix, kept } = removeValue(shirt, 'colour', first?.key ?? '')
    expect(names(matrix)).toEqual(['Black · S', 'White · S'])
    expect(kept.map(({ key }) => key)).toEqual(['bs'])
    expect(toSaved(matrix)[0]).toMatchObject({ id: 'bs', availabilityStatus: 'inactive' })
    // Another size is not made in a colour that is gone.
    expect(names(addSizes(matrix, ['L']))).toEqual(['Black · S', 'White · S', 'White · L'])
  })

  it('leave the variants of their last value', () => {
    const shirt = addSizes(open(stored()), ['S'])
    const { matrix } = removeValue(shirt, 'size', shirt.sizes[0]?.key ?? '')
    expect([names(matrix), toSaved(matrix)[0]?.id]).toEqual([['Standard'], 'one'])
  })

  it('give a colour its pictures, and leave those of a variant until then', () => {
    const shirt = open(
      stored({ id: 's', colorName: 'Black', size: 'S', media: ['a'] }),
      stored({ id: 'm', colorName: 'Black', size: 'M', media: ['b'] }),
    )
    const pictures = (matrix: Matrix) => toSaved(matrix).map(({ media }) => media)
    expect(pictures(shirt)).toEqual([['a'], ['b']])
    const key = shirt.colours[0]?.key ?? ''
    const changed = changeColour(shirt, key, { media: ['c'], hasNewMedia: true })
    expect(pictures(changed)).toEqual([['c'], ['c']])
  })
})

describe('cells', () => {
  it.each([
    ['12', 1200],
    ['12.5', 1250],
    ['12,50', 1250],
    ['$1,234.50', 123_450],
    ['1.234,50 €', 123_450],
    ['12.00 EUR', 1200],
  ])('read %s as a price', (text, minor) => {
    expect([meaningOf('priceMinor', text), problemOf('priceMinor', text)]).toEqual([minor, ''])
  })

  it.each([
    ['priceMinor', '0.001', words.price],
    ['priceMinor', '12.345', words.price],
    ['priceMinor', '-1', words.price],
    ['priceMinor', '', words.price],
    ['priceMinor', 'free', words.price],
    ['priceMinor', '1000000', words.priceMost],
    ['priceMinor', '0.20', ownerMessages.store.priceBelowLeastCharge],
    ['stockQuantity', '-1', words.stock],
    ['stockQuantity', '1.5', words.stock],
    ['stockQuantity', 'many', words.stock],
    ['stockQuantity', '1000001', words.stockMost],
    ['upcCode', 'x'.repeat(61), words.skuMost],
    ['availabilityStatus', 'maybe', words.status],
  ] as const)('of %s refuse %s', (column, text, problem) => {
    expect(problemOf(column, text)).toBe(problem)
  })

  it.each([
    ['priceMinor', '12', '12.00'],
    ['priceMinor', '0.001', '0.001'],
    ['stockQuantity', ' 1,000 ', '1000'],
    ['availabilityStatus', 'sold out', 'sold_out'],
  ] as const)('of %s settle %s', (column, text, shown) => {
    expect(settled(column, text)).toBe(shown)
  })
})

describe('a pasted table', () => {
  const shirt = open(stored({ size: 'S' }), stored({ size: 'M' }))
  const paste = (text: string, column: 'priceMinor' | 'stockQuantity' = 'priceMinor') => {
    const filled = fillFrom(shirt, { row: 'S', column }, pastedTable(text) ?? [])
    return { ...filled, matrix: withCells(shirt, filled.changes) }
  }

  it.each([
    ['tabs', '20\t7\tA-1\n21\t8\tA-2\n'],
    ['Windows lines', '20\t7\tA-1\r\n21\t8\tA-2\r\n'],
    ['a CSV', '20,7,A-1\n21,8,A-2'],
    ['a CSV with quotes', '"20","7","A-1"\n"21","8","A-2"'],
    ['a CSV of Excel in Europe', '20,00;7;A-1\n21,00;8;A-2'],
  ])('fills the cells from %s', (_, text) => {
    const { matrix, rowsLeft, columnsLeft } = paste(text)
    expect(matrix.rows.map(({ cells }) => Object.values(cells))).toEqual([
      ['20.00', '7', 'A-1', 'active'],
      ['21.00', '8', 'A-2', 'active'],
    ])
    expect([rowsLeft, columnsLeft]).toEqual([0, 0])
  })

  it('keeps what has a place, and tells of the rest', () => {
    const { matrix, rowsLeft, columnsLeft } = paste('1\tA\tactive\tx\n2\n3\n4\n', 'stockQuantity')
    expect(matrix.rows.map(({ cells }) => cells.stockQuantity)).toEqual(['1', '2'])
    expect([rowsLeft, columnsLeft]).toEqual([2, 1])
  })

  it('leaves what is wrong in its cell', () => {
    const { matrix } = paste('-1\n8', 'stockQuantity')
    expect([...problemsOf(matrix)]).toEqual([[cellKey('S', 'stockQuantity'), words.stock]])
  })

  it('is a column of prices with a comma', () => {
    expect(paste('12,50\n13,00').matrix.rows.map(({ cells }) => cells.priceMinor)).toEqual([
      '12.50',
      '13.00',
    ])
  })

  it('is none where it is one value', () => {
    expect([pastedTable('12,50'), pastedTable('Black, with a print'), pastedTable('7\n')]).toEqual([
      null,
      null,
      null,
    ])
  })
})
