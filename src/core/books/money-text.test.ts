import { expect, it } from 'vitest'
import { moneyCell, moneyText } from '@/src/core/books/money-text'

it.each([
  [125_000, 'usd', '$1,250.00', '1250.00'],
  [-500, 'eur', '-€5.00', '-5.00'],
  [1250, 'jpy', '¥1,250', '1250'],
  [0, 'gbp', '£0.00', '0.00'],
])('writes %i of %s as %s, and in files as %s', (minor, currency, text, cell) => {
  expect(moneyText(minor, currency)).toBe(text)
  expect(moneyCell(minor, currency)).toBe(cell)
})
