import { expect, it } from 'vitest'
import { readFontSize, stepFontSize } from '@/plugins/rich-text/toolbar/use-font-size'

it.each([
  ['24', 24],
  ['24px', 24],
  ['0', 1],
  ['-4', 1],
  ['1', 1],
  ['72', 72],
  ['73', 72],
  ['9999', 72],
  ['big', 16],
  ['', 16],
  ['NaN', 16],
  ['Infinity', 16],
  ['1e1', 10],
])('reads %j as %d', (typed, px) => {
  expect(readFontSize(typed)).toBe(px)
})

it('steps within the limits', () => {
  expect([stepFontSize(16, 1), stepFontSize(17, 1), stepFontSize(17, -1)]).toEqual([18, 18, 16])
  expect([stepFontSize(72, 1), stepFontSize(110, -1), stepFontSize(1, -1)]).toEqual([72, 72, 1])
})
