import { expect, it } from 'vitest'
import { creditLines } from '@/site/pages/product/credit-lines'

it('splits roles from names and keeps other lines whole', () => {
  expect(
    creditLines(
      'Drums: Tom Arkwright\n\n  Recorded at home\nMixed by Ines at Mill Room, by night\nSee https://example.com',
    ),
  ).toEqual([
    { role: 'Drums', name: 'Tom Arkwright' },
    { role: '', name: 'Recorded at home' },
    { role: 'Mixed by', name: 'Ines at Mill Room, by night' },
    { role: '', name: 'See https://example.com' },
  ])
  expect(creditLines(' ')).toEqual([])
})
