import { expect, it } from 'vitest'
import { readFontSize, stepFontSize } from '@/plugins/rich-text/toolbar/font-size'

it.each([
  ['24', null, 24],
  ['24px', null, 24],
  ['0', 20, 1],
  ['-4', 20, 1],
  ['1', null, 1],
  ['72', null, 72],
  ['73', null, 72],
  ['9999', null, 72],
  ['big', 20, 20],
  ['big', null, 16],
  ['', null, 16],
  ['NaN', null, 16],
  ['Infinity', 20, 20],
  ['1e1', null, 10],
])('reads %j over %j as %d', (typed, current, px) => {
  expect(readFontSize(typed, current)).toBe(px)
})

it('steps within the limits', () => {
  expect([stepFontSize(16, 1), stepFontSize(17, 1), stepFontSize(17, -1)]).toEqual([18, 18, 16])
  expect([stepFontSize(72, 1), stepFontSize(110, -1), stepFontSize(1, -1)]).toEqual([72, 72, 1])
})
