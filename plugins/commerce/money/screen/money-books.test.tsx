// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Books, CurrencyBooks } from '@/plugins/commerce/money/load-money'
import { MoneyBooks } from '@/plugins/commerce/money/screen/money-books'

const sums: CurrencyBooks['sums'] = {
  receivedMinor: 100,
  refundedMinor: 0,
  disputedMinor: 0,
  providerFeeMinor: 0,
  platformFeeMinor: 0,
  taxMinor: 0,
  unknownFees: 0,
}

it('names each part after its currency', () => {
  const currencies = ['usd', 'eur'].map((currency) => {
    return { currency, sums, months: [{ month: '2026-11', ...sums }], things: [] }
  })
  const books: Books = {
    range: { from: '2026-11-01', to: '2026-11-30' },
    timeZone: 'UTC',
    testPayments: false,
    currencies,
  }
  render(<MoneyBooks books={books} fileUrl="/money.csv?" />)
  const names = screen.getAllByRole('region').map((part) => part.getAttribute('aria-label'))
  expect(names).toContain('By month, EUR, table')
  expect(new Set(names).size).toBe(names.length)
})
