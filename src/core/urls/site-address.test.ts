import { expect, it } from 'vitest'
import { isSiteAddress, suggestSiteAddress } from '@/src/core/urls/site-address'

const suggest = (name: string, taken: string[] = []) =>
  suggestSiteAddress(name, (address) => taken.includes(address))

it.each([
  ['Ada Möss & Co', 'ada-moss-co'],
  ['  --Ümlaut!! ', 'umlaut'],
  ['東京', 'artist'],
  ['Admin', 'admin-2'],
  ['x'.repeat(200), 'x'.repeat(50)],
])('makes an address of %s', (name, address) => {
  expect(suggest(name)).toBe(address)
  expect(isSiteAddress(suggest(name))).toBe(true)
})

it('tells namesakes apart', () => {
  expect(suggest('Kito', ['kito', 'kito-2'])).toBe('kito-3')
})
