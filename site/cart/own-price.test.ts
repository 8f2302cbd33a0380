import { expect, it } from 'vitest'
import { readOwnPrice } from '@/site/cart/own-price'

it('reads dollars exactly, without floating point', () => {
  expect(readOwnPrice('12', 0).priceMinor).toBe(1200)
  expect(readOwnPrice(' $0.29 ', 0).priceMinor).toBe(29)
  expect(readOwnPrice('1.1', 0).priceMinor).toBe(110)
  expect(readOwnPrice('7,50', 0).priceMinor).toBe(750)
  expect(readOwnPrice('0', 0).priceMinor).toBe(0)
})

it('wants a price of at least the minimum', () => {
  for (const text of ['', '4.99', '-8', 'ten', '5.001', '1e3']) {
    expect(readOwnPrice(text, 500)).toEqual({
      priceMinor: null,
      problem: 'Price must be at least $5.00',
    })
  }
})

it('refuses more than an order may cost', () => {
  expect(readOwnPrice('999999999', 500)).toEqual({
    priceMinor: null,
    problem: 'The total must be at most $999999.99',
  })
  expect(readOwnPrice('999999.99', 500).problem).toBe('')
})
