import { expect, it } from 'vitest'
import {
  asked,
  charged,
  fixedAlbum,
  line,
  price,
  rate,
  rulesOf,
  shirt,
  world,
} from '@/src/testing/sellable'

it.each([
  ['one thing', 'DE', 1, 500],
  ['three things', 'AT', 3, 800],
  ['free from an amount', 'DE', 4, 0],
  ['the rest of the world', 'US', 3, 1800],
])('ships %s', (_, country, quantity, shippingMinor) => {
  const rules = rulesOf({ shippingRates: [rate, world] })
  const cart = price([line(shirt, { quantity })], [shirt], { rules, country })
  expect(cart).toMatchObject({ shippingMinor, isReady: true, needsCountry: true })
  expect(cart.totalMinor).toBe(2500 * quantity + shippingMinor)
  expect(charged(cart)).toBe(cart.totalMinor)
})

it('counts what the code takes off before it ships for nothing', () => {
  const rules = rulesOf({ shippingRates: [rate] })
  const cart = price([line(shirt, { quantity: 4 })], [shirt], {
    rules,
    country: 'DE',
    code: asked(),
  })
  expect(cart.shippingMinor).toBe(950)
})

it('offers every way to ship, the cheapest unless another one was chosen', () => {
  const express = { ...rate, id: 'express', name: 'Express', firstItemMinor: 1200 }
  const rules = rulesOf({ shippingRates: [express, rate] })
  const of = (shippingRateId?: string) =>
    price([line(shirt)], [shirt], { rules, country: 'DE', shippingRateId })
  expect(of().shippingOptions.map(({ id }) => id)).toEqual(['standard', 'express'])
  expect([of().shippingMinor, of('express').shippingMinor, of('gone').shippingMinor]).toEqual([
    500, 1200, 500,
  ])
})

it('says which things do not go to a country, and waits while it knows none', () => {
  const rules = rulesOf({ shippingRates: [rate] })
  const both = [line(shirt), line(fixedAlbum)]
  const cart = price(both, [shirt, fixedAlbum], { rules, country: 'US' })
  expect(cart.lines.map(({ messages }) => messages.map(({ text }) => text))).toEqual([
    ["We don't ship Tour shirt to United States."],
    [],
  ])
  const unknown = price(both, [shirt, fixedAlbum], { rules })
  expect(unknown).toMatchObject({ shippingMinor: 0, isReady: true, needsCountry: true })
})

it('ships for nothing everywhere without any rate, and never what is downloaded or fetched', () => {
  expect(price([line(shirt)], [shirt], { country: 'US' })).toMatchObject({
    shippingMinor: 0,
    needsCountry: false,
    isShippingPriced: false,
  })
  const rules = rulesOf({ shippingRates: [world] })
  const fetched = { ...shirt, deliveryType: 'pickup' as const }
  for (const each of [fixedAlbum, fetched]) {
    expect(price([line(each)], [each], { rules, country: 'US' }).shippingMinor).toBe(0)
  }
})
