import { expect, it } from 'vitest'
import { emptyRow, fillRows, isBlank, toShowRows } from '@/plugins/shows/many/tour-rows'
import { studioLimits } from '@/src/core/studio-limits'

const { tourMax } = studioLimits.shows
const paste = (table: string[][], row = 0) => fillRows([emptyRow()], { row, column: 0 }, table)

it('makes rows for what is pasted, as many as a tour may have, and counts the others', () => {
  const dates = Array.from({ length: tourMax + 3 }, () => ['2031-03-05', '20:00', 'The Cellar'])
  const { rows, rowsLeft } = paste(dates)
  expect([rows.length, rowsLeft]).toEqual([tourMax, 3])
  expect(rows.at(-1)?.venue).toBe('The Cellar')
  expect(paste([['2031-03-05']]).rowsLeft).toBe(0)
})

it('says at its cell what is wrong, and reads the rest', () => {
  const { rows } = paste([
    ['2031-03-05', '20:00', 'The Cellar', '', 'Cork', 'Ireland'],
    ['sometime', '25:00', '', '', '', 'Nowhere', 'javascript:alert(1)'],
    [''],
  ])
  const read = toShowRows(rows)
  expect(read.rows[0]).toMatchObject({ date: '2031-03-05', venue: 'The Cellar' })
  expect([...read.problems.keys()].map((cell) => cell.split(' ')[1])).toEqual([
    'date',
    'time',
    'country',
    'link',
  ])
  expect([read.rows.length, isBlank(rows[2] ?? emptyRow())]).toEqual([2, true])
})
