import { expect, it } from 'vitest'
import { variantViews } from '@/plugins/catalog/merch/preview/variant-views'
import { blankCells, type Cells } from '@/plugins/catalog/variants/matrix/matrix'

const row = (key: string, cells: Partial<Cells>) => ({
  ...{ key, seen: null, colour: null, size: null, deliveryType: 'shipping' as const },
  cells: { ...blankCells, priceMinor: '20', ...cells },
})

it('shows what is offered as it is typed, and nothing for what cannot be read', () => {
  const rows = [
    row('typed', { priceMinor: '12,5' }),
    row('wrong', { priceMinor: '0.001' }),
    row('gone', { stockQuantity: '0' }),
    row('hidden', { availabilityStatus: 'Not offered' }),
  ]
  const matrix = { optionName: '', colours: [], sizes: [], rows }
  const views = variantViews(matrix, { pictures: new Map(), outAt: '2099-01-01T12:00:00.000Z' })
  expect(views.map((view) => [view.id, view.priceMinor, view.availabilityStatus])).toEqual([
    ['typed', 1250, 'active'],
    ['wrong', 0, 'active'],
    ['gone', 2000, 'sold_out'],
  ])
})
