import { expect, it } from 'vitest'
import { resizeColumn, shownWidths } from '@/plugins/rich-text/features/tables/column-widths'
import { limits } from '@/src/core/limits'

const fits = { tableWidth: 600, frameWidth: 600 }

it('shows columns as shares of the text', () => {
  expect(shownWidths([92, 92, 184], 600)).toEqual([150, 150, 300])
})

it('takes from the neighbour, and stores what also fits a phone', () => {
  const stored = resizeColumn([92, 92, 92], 0, 300, fits)
  expect(stored).toEqual([276, 92, 184])
  expect(shownWidths(stored, 600).map(Math.round)).toEqual([300, 100, 200])
})

it('makes the table wider when the neighbour has nothing to give, and at the end', () => {
  expect(resizeColumn([92, 92], 0, 580, fits)).toEqual([580, 92])
  expect(resizeColumn([92, 92], 1, 500, fits)).toEqual([300, 500])
})

it('makes no column narrower than it may be', () => {
  const stored = resizeColumn([92, 92], 0, 4, fits)
  expect(Math.min(...stored)).toBe(limits.table.columnMinPx)
  expect(shownWidths(stored, 600)[0]).toBeCloseTo(92, 0)
  expect(limits.table.columnMinPx).toBe(92)
})
