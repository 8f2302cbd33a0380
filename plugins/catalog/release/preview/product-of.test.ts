import { expect, it } from 'vitest'
import { productOf } from '@/plugins/catalog/release/preview/product-of'
import { releaseFormOf } from '@/plugins/catalog/release/testing/release-form'

const show = (change: Parameters<typeof releaseFormOf>[0]) =>
  productOf({
    id: 'r',
    form: releaseFormOf(change),
    songs: [],
    pictures: new Map(),
    artist: 'Luna Vale',
  })

it('shows names where the artist wrote none, and the prices of all that can be bought', () => {
  expect(show({ title: ' ', editions: [] })).toMatchObject({
    title: 'Untitled release',
    artist: 'Luna Vale',
    priceMinMinor: 700,
    priceMaxMinor: 700,
  })
  const other = {
    key: 'cd',
    id: null,
    title: 'CD',
    stock: null,
    stockSeen: null,
    availabilitySeen: null,
    sku: '',
  } as const
  const cd = { ...other, minor: 1200, delivery: 'shipping', availability: 'active' } as const
  const gone = { ...cd, key: 'lp', minor: 9900, availability: 'inactive' } as const
  expect(show({ editions: [cd, gone] })).toMatchObject({ priceMinMinor: 700, priceMaxMinor: 1200 })
  const none = { kind: 'none', minor: 700, suggestedMinor: null } as const
  expect(show({ download: none, editions: [cd] }).priceMinMinor).toBe(1200)
})

it('draws what cannot be read as an amount as nothing', () => {
  const unreadable = { kind: 'fixed', minor: -1, suggestedMinor: null } as const
  expect(show({ download: unreadable }).priceMinMinor).toBe(0)
})
