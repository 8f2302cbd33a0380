import { expect, it } from 'vitest'
import { changeOf } from '@/plugins/insights/numbers/compare'

it.each([
  [112, 100, '+12 %'],
  [80, 100, '−20 %'],
  [5, 0, 'new'],
  [0, 5, '−100 %'],
  [-5, 10, '−150 %'],
])('%i after %i is %s', (now, before, text) => {
  expect(changeOf(now, before)?.text).toBe(text)
})

it('says nothing where nothing changed', () => {
  expect(changeOf(0, 0)).toBeNull()
  expect(changeOf(7, 7)).toBeNull()
})
