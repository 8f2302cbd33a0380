import { expect, it } from 'vitest'
import { adoptSaved } from '@/plugins/catalog/variants/matrix/adopt-saved'
import { toSaved } from '@/plugins/catalog/variants/matrix/cells'
import { type Matrix, toMatrix, withCells } from '@/plugins/catalog/variants/matrix/matrix'
import type { VariantMatrix, VariantRow } from '@/src/core/contracts/products/variant-matrix'

const small: VariantRow = {
  id: 'small',
  colorName: '',
  colorHex: '',
  size: 'S',
  priceMinor: 2000,
  stockQuantity: 10,
  stockHeld: 0,
  availabilityStatus: 'active',
  deliveryType: 'shipping',
  upcCode: '',
  media: [],
  isOrdered: false,
}

const answer = (...variants: VariantRow[]): VariantMatrix => ({
  ...{ revision: 'r', optionName: '', kept: [] },
  variants,
})

const before = toMatrix(answer(small))
const stockIs = (matrix: Matrix, text: string) =>
  withCells(matrix, [{ row: 'small', column: 'stockQuantity', text }])

it('takes what was sold while it was saved from every stock that could be written again', () => {
  const sent = stockIs(before, '8')
  const saved = answer({ ...small, stockQuantity: 7 })
  expect(toSaved(adoptSaved(sent, sent, saved))).toMatchObject([{ stockQuantity: 7, stockSeen: 7 }])
  expect(toSaved(adoptSaved(before, sent, saved))).toMatchObject([
    { stockQuantity: 9, stockSeen: 7 },
  ])
})

it('knows a new row once it is stored, by the key that this window gave it, also when it is undone', () => {
  const sent: Matrix = {
    ...before,
    sizes: [...before.sizes, { key: 'size-M', name: 'M' }],
    rows: before.rows.flatMap((row) => [row, { ...row, key: 'new-1', seen: null, size: 'size-M' }]),
  }
  const medium = { ...small, id: 'medium', size: 'M' }
  const saved = answer(small, medium)
  const rows = adoptSaved(sent, sent, saved).rows
  expect(rows.map(({ key, seen }) => [key, seen?.id])).toEqual([
    ['small', 'small'],
    ['new-1', 'medium'],
  ])
  // Undone, it is taken away again; done again after that, it is a new one.
  expect(adoptSaved(before, sent, saved).rows.map(({ key }) => key)).toEqual(['small'])
  const gone = adoptSaved(sent, before, answer(small))
  expect(gone.rows.map(({ seen }) => seen?.id)).toEqual(['small', undefined])
})

it('keeps sold out what a sale has sold out', () => {
  const saved = answer({ ...small, stockQuantity: 0, availabilityStatus: 'sold_out' })
  expect(adoptSaved(before, before, saved).rows[0]?.cells).toMatchObject({
    stockQuantity: '0',
    availabilityStatus: 'sold_out',
  })
})
