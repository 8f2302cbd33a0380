import { expect, it } from 'vitest'
import { directionOf } from '@/src/core/text/text-direction'

it.each([
  ['Salt & Signal', 'ltr'],
  ['שלום', 'rtl'],
  ['مرحبا', 'rtl'],
  ['1. – שלום', 'rtl'],
  ['Luna שלום', 'ltr'],
  ['日本の歌', 'ltr'],
  ['\u200f2026', 'rtl'],
  ['𞤀𞤣𞤤𞤢𞤥', 'rtl'],
  ['2026 🎸', 'ltr'],
  ['', 'ltr'],
])('reads %j as %s', (words, direction) => {
  expect(directionOf(words)).toBe(direction)
})
