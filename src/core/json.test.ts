import { expect, it } from 'vitest'
import { sameJson } from '@/src/core/json'

it.each([
  [
    { a: 1, b: [{ c: null }] },
    { b: [{ c: null }], a: 1 },
  ],
  [{ a: 1, b: undefined }, { a: 1 }],
  ['words', 'words'],
  [null, null],
])('takes %j and %j for the same', (a, b) => {
  expect(sameJson(a, b)).toBe(true)
})

it.each([
  [{ a: 1 }, { a: 2 }],
  [{ a: 1 }, { a: 1, b: 0 }],
  [[1, 2], [1]],
  [[], {}],
  [null, {}],
  [{ a: null }, {}],
])('tells %j and %j apart', (a, b) => {
  expect(sameJson(a, b)).toBe(false)
  expect(sameJson(b, a)).toBe(false)
})
