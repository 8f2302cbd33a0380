import { expect, it } from 'vitest'
import { addressesFor, addressOfName, isSiteAddress } from '@/src/core/urls/site-address'

it.each([
  ['Luna Vale', 'luna-vale'],
  ['  Mötley  Crüe! ', 'motley-crue'],
  ['Guns N’ Roses', 'guns-n-roses'],
  ['Łona & Straßenjungs', 'lona-strassenjungs'],
  ['100 gecs', '100-gecs'],
  ['Кино', ''],
  ['!!!', ''],
  [`${'a'.repeat(39)} long`, 'a'.repeat(39)],
])('makes an address of %s', (name, address) => {
  expect(addressOfName(name)).toBe(address)
})

it.each(['Luna Vale', '坂本龍一', 'Admin', '🎸', 'A'])(
  'offers for %s only what a site can have',
  (name) => {
    const offered = addressesFor(name, 'x7f3a1')
    expect(offered.length).toBeGreaterThan(0)
    expect(offered.filter((address) => !isSiteAddress(address) || address === 'admin')).toEqual([])
  },
)
