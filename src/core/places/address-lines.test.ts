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
