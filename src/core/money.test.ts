import { expect, it } from 'vitest'
import { formatMinor, formatPrice, toDollars, toMinor } from '@/src/core/money'

it('turns dollars of the wire into cents without losing one to binary fractions', () => {
  for (let minor = 0; minor <= 20_000; minor += 1) {
    expect(toMinor(toDollars(minor))).toBe(minor)
  }
  expect(toMinor(0.29)).toBe(29)
  expect(toMinor(1.005 * 100)).toBe(10050)
})

it('always shows two decimals', () => {
  expect(formatMinor(1250)).toBe('12.50')
  expect(formatMinor(0)).toBe('0.00')
  expect(formatPrice(99_999_999)).toBe('$999999.99')
})
