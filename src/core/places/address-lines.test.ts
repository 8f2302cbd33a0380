import { expect, it } from 'vitest'
import { addressLines } from '@/src/core/places/address-lines'

it('writes an address as the post of its country reads it, without what is missing', () => {
  const ada = { name: 'Ada Lind', street: '2 Pine St', line2: 'Apt 4', city: 'Portland' }
  expect(addressLines({ ...ada, zipCode: '97205', region: 'OR', country: 'US' })).toEqual([
    'Ada Lind',
    '2 Pine St',
    'Apt 4',
    'Portland, OR 97205',
    'United States',
  ])
  expect(
    addressLines({
      name: 'Bo',
      street: 'Gasse 1',
      line2: '',
      zipCode: '04109',
      city: 'Leipzig',
      country: 'DE',
    }),
  ).toEqual(['Bo', 'Gasse 1', '04109 Leipzig', 'Germany'])
  expect(addressLines({ country: 'IE' })).toEqual(['Ireland'])
})

it.each([
  ['GB', '', 'HU1 1AA', 'Hull', ['Hull', 'HU1 1AA']],
  ['IT', 'RM', '00100', 'Roma', ['00100 Roma RM']],
  ['ES', 'Sevilla', '41001', 'Sevilla', ['41001 Sevilla, Sevilla']],
  ['BR', 'SP', '01310-000', 'São Paulo', ['São Paulo-SP', '01310-000']],
  ['IN', 'Delhi', '110001', 'New Delhi', ['New Delhi 110001', 'Delhi']],
  ['JP', 'Tokyo', '100-0001', 'Chiyoda', ['Chiyoda, Tokyo 100-0001']],
  ['AU', 'NSW', '2000', 'Sydney', ['Sydney, NSW 2000']],
])('writes a town in %s as its post does', (country, region, zipCode, city, town) => {
  expect(addressLines({ country, region, zipCode, city }).slice(0, -1)).toEqual(town)
})
