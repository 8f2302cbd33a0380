import { expect, it } from 'vitest'
import {
  type LabelSheet,
  labelPlaces,
  labelSheetNames,
  labelSheets,
} from '@/src/core/orders/fulfilment/label-sheets'

it.each(labelSheetNames)('has every label of %s on its paper', (name) => {
  const sheet: LabelSheet = labelSheets[name]
  const { paper, label, columns, rows } = sheet
  const last = labelPlaces(sheet, 1, columns * rows).at(-1)
  expect(last?.page).toBe(0)
  expect((last?.left ?? 0) + label[0]).toBeLessThanOrEqual(paper[0] + 0.01)
  expect((last?.top ?? 0) + label[1]).toBeLessThanOrEqual(paper[1] + 0.01)
})

it('goes on where the sheet was left, and to the next one', () => {
  const places = labelPlaces(labelSheets['a4-24'], 23, 4)
  expect(places).toEqual([
    { page: 0, left: 70, top: 256.5 },
    { page: 0, left: 140, top: 256.5 },
    { page: 1, left: 0, top: 4.5 },
    { page: 1, left: 70, top: 4.5 },
  ])
})
