import { expect, it } from 'vitest'
import { tidyVatId, vatIdExample } from '@/src/core/places/vat-id'

it.each([
  'ATU12345678',
  'DE 123.456.789',
  'gr123456789',
  'NL123456789B01',
  'FRXX123456789',
  'ESB12345678',
  'IE1234567WA',
  'CHE-123.456.789 MWST',
  'NO 123 456 789 MVA',
  'GB123456789',
  '12-3456789',
  'AU51824753556',
])('may be the number of a company: %s', (text) => {
  expect(vatIdExample(tidyVatId(text))).toBe('')
})

it.each([
  ['DE12345678', '', 'DE123456789'],
  ['NL1234567890', '', 'NL123456789B01'],
  ['EL12345678', '', 'EL123456789'],
  // Whose it is says the country of the buyer.
  ['123456789', 'DE', 'DE123456789'],
  ['123456789', 'GR', 'EL123456789'],
  ['?', '', 'DE123456789'],
])('tells %s of a buyer in "%s" that such a number looks like %s', (text, country, example) => {
  expect(vatIdExample(tidyVatId(text), country)).toBe(example)
})

it.each(['SEM950101AB1', 'BEM9501011A2', 'GRU950101AB1'])(
  'takes no letters of a number from elsewhere for a prefix: %s',
  (id) => {
    expect([tidyVatId(id), vatIdExample(id, 'MX')]).toEqual([id, ''])
  },
)

it('lets those be without a prefix where nobody writes one', () => {
  expect(vatIdExample('123456789', 'US')).toBe('')
})
