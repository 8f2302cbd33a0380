import { expect, it } from 'vitest'
import { countryCodes, countryName, listCountries } from '@/src/core/places/countries'

it('knows every territory where people live by its name, Kosovo and Åland too', () => {
  expect(countryCodes.length).toBeGreaterThan(240)
  expect(['DE', 'XK', 'AX', 'BQ', 'SH', 'WF'].map(countryName)).toEqual([
    'Germany',
    'Kosovo',
    'Åland Islands',
    'Caribbean Netherlands',
    'St. Helena',
    'Wallis & Futuna',
  ])
  for (const { code, name } of listCountries()) {
    expect(name, code).not.toBe(code)
  }
})

it('has no code that stands for something else', () => {
  const none = ['EU', 'UN', 'ZZ', 'XA', 'AC', 'IC', 'BV', 'AN']
  expect(none.filter((code) => countryCodes.includes(code))).toEqual([])
})
