import { expect, it } from 'vitest'
import { contentsOf, keptUnits, parcelsOf, unsentLines } from '@/src/core/orders/fulfilment/parcels'

const early = '2026-11-20T12:00:00.000Z'
const late = '2026-11-21T12:00:00.000Z'
const shirt = {
  title: 'Tour shirt',
  color: 'Black',
  size: 'M',
  quantity: 2,
  unitMinor: 2500,
  deliveryType: 'shipping',
} as const
const poster = { title: 'Poster', quantity: 1, unitMinor: 900, deliveryType: 'pickup' } as const
const album = { title: 'Tides', quantity: 1, unitMinor: 900, deliveryType: 'digital' } as const

it('takes what left at the same moment for one parcel, first to last', () => {
  const dhl = { carrier: 'DHL', trackingNumber: '42' }
  expect(
    parcelsOf([
      { ...shirt, sentAt: late },
      album,
      { ...poster, sentAt: early, ...dhl },
      { ...shirt, sentAt: late },
    ]),
  ).toEqual([
    { sentAt: early, ...dhl, lines: [2] },
    { sentAt: late, carrier: '', trackingNumber: '', lines: [0, 3] },
  ])
})

it('has left what is no file, did not go and was not given back', () => {
  const items = [shirt, album, poster, { ...shirt, sentAt: early }]
  expect(unsentLines(items, [])).toEqual([0, 2])
  expect(unsentLines(items, [{ line: 0, quantity: 1 }])).toEqual([0, 2])
  expect(unsentLines(items, [{ line: 0, quantity: 2 }])).toEqual([2])
})

it('keeps what has not left and was not given back, files too', () => {
  const items = [shirt, album, { ...poster, sentAt: early }]
  expect(keptUnits(items, [])).toEqual([
    { line: 0, quantity: 2 },
    { line: 1, quantity: 1 },
  ])
  expect(
    keptUnits(items, [
      { line: 0, quantity: 1 },
      { line: 1, quantity: 1 },
    ]),
  ).toEqual([{ line: 0, quantity: 1 }])
})

it('says what is in it, without what was given back', () => {
  const items = [shirt, poster]
  expect(contentsOf(items, [0, 1], [])).toBe('2 × Tour shirt (Black, M), Poster')
  expect(contentsOf(items, [0, 1], [{ line: 0, quantity: 1 }])).toBe(
    'Tour shirt (Black, M), Poster',
  )
  expect(contentsOf(items, [1], [{ line: 1, quantity: 1 }])).toBe('')
})
