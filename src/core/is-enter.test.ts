import { expect, it } from 'vitest'
import { isEnter } from '@/src/core/is-enter'

it.each([
  ['Enter', false, 13, true],
  ['Enter', true, 229, false],
  ['Enter', true, 13, false],
  ['Enter', false, 229, false],
  ['a', false, 65, false],
])('%s, composing %s, as %i: %s', (key, isComposing, keyCode, expected) => {
  expect(isEnter({ key, nativeEvent: { isComposing, keyCode } })).toBe(expected)
})
