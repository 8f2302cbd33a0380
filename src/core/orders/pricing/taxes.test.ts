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
  vat,
} from '@/src/testing/sellable'

const added = { ...vat, isIncluded: false }

it.each([
  ['in the price', [vat], 'DE', { taxMinor: 0, taxIncludedMinor: 527, totalMinor: 3300 }],
  [
    'on top, half up per line',
    [added],
    'DE',
    { taxMinor: 627, taxIncludedMinor: 0, totalMinor: 3927 },
  ],
  ['on things only', [{ ...added, appliesTo: 'physical' }], 'DE', { taxMinor: 475 }],
  ['on downloads only', [{ ...added, appliesTo: 'digital' }], 'DE', { taxMinor: 152 }],
  ['of another country', [added], 'FR', { taxMinor: 0, totalMinor: 3300 }],
  ['of nowhere, while the country is unknown', [added], null, { taxMinor: 0, needsCountry: true }],
  ['of the rest of the world', [{ ...added, country: '' }], 'FR', { taxMinor: 627 }],
  [
    'nearest first',
    [
      { ...added, country: '' },
      { ...added, percent: 7 },
    ],
    'DE',
    { taxMinor: 231 },
  ],
  [
    'of its kind before that of all',
    [added, { ...added, percent: 7, appliesTo: 'digital' }],
    'DE',
    { taxMinor: 531 },
  ],
  ['with three decimals', [{ ...added, percent: 8.875 }], 'DE', { taxMinor: 293 }],
] as const)('takes tax %s', (_, taxRates, country, expected) => {
  const rules = rulesOf({ taxRates })
  const cart = price([line(shirt), line(fixedAlbum)], [shirt, fixedAlbum], { rules, country })
  expect(cart).toMatchObject(expected)
  expect(charged(cart)).toBe(cart.totalMinor)
})

it.each([
  ['merch that is picked up, as a thing', { ...shirt, deliveryType: 'pickup' }, 475],
  ['merch that is downloaded, as a download', { ...shirt, deliveryType: 'digital' }, 175],
  ['a record that is shipped, as a thing', { ...fixedAlbum, deliveryType: 'shipping' }, 152],
] as const)('taxes %s', (_, sold, taxMinor) => {
  const onThings = { ...added, appliesTo: 'physical' } as const
  const onDownloads = { ...added, appliesTo: 'digital', percent: 7 } as const
  const rules = rulesOf({ taxRates: [onThings, onDownloads] })
  expect(price([line(sold)], [sold], { rules, country: 'DE' })).toMatchObject({ taxMinor })
})

it('taxes shipping where the artist says so, and what the code leaves', () => {
  const taxRates = [added, { ...added, country: 'AT', onShipping: false }]
  const rules = rulesOf({ shippingRates: [rate], taxRates })
  const options = { rules, code: asked() }
  const inGermany = price([line(shirt)], [shirt], { ...options, country: 'DE' })
  expect(inGermany).toMatchObject({ taxMinor: 428 + 95, totalMinor: 2250 + 500 + 523 })
  const inAustria = price([line(shirt)], [shirt], { ...options, country: 'AT' })
  expect(inAustria.taxMinor).toBe(428)
})

it('says what tax is in a price, and shows those of one rate together', () => {
  const rules = rulesOf({ taxRates: [vat] })
  const cart = price([line(shirt), line(fixedAlbum)], [shirt, fixedAlbum], { rules, country: 'DE' })
  expect(cart.lines[0]?.reasons[0]?.text).toBe('Includes $3.99 VAT (19 %)')
  expect(cart.taxes).toEqual([{ name: 'VAT', percent: 19, amountMinor: 527, isIncluded: true }])
})

it('adds a tip, untaxed and untouched by codes, where the artist takes tips', () => {
  const rules = rulesOf({ taxRates: [added] })
  const tipped = { country: 'DE', code: asked({ percent: 100 }), tipMinor: 500 }
  const cart = price([line(shirt)], [shirt], { ...tipped, rules })
  expect(cart).toMatchObject({ tipMinor: 500, taxMinor: 0, totalMinor: 500, isReady: true })
  expect(charged(cart)).toBe(500)
  const none = price([line(shirt)], [shirt], { ...tipped, rules: { ...rules, takesTips: false } })
  expect(none.totalMinor).toBe(0)
})
