import { expect, it } from 'vitest'
import { parsePrice } from '@/site/cart/parse-price'

it('reads dollars exactly, without floating point', () => {
  expect(parsePrice('12', 0).priceMinor).toBe(1200)
  expect(parsePrice(' $0.29 ', 0).priceMinor).toBe(29)
  expect(parsePrice('1.1', 0).priceMinor).toBe(110)
  expect(parsePrice('7,50', 0).priceMinor).toBe(750)
  expect(parsePrice('0', 0).priceMinor).toBe(0)
})

it('wants a price of at least the minimum', () => {
  for (const text of ['', '4.99', '-8', 'ten', '5.001', '1e3']) {
    expect(parsePrice(text, 500)).toEqual({
      priceMinor: null,
      problem: 'Price must be at least $5.00',
    })
  }
})

it('refuses more than an order may cost', () => {
  expect(parsePrice('999999999', 500)).toEqual({
    priceMinor: null,
    problem: 'The total must be at most $999999.99',
  })
  expect(parsePrice('999999.99', 500).problem).toBe('')
})
