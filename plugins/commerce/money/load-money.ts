import type { PayloadRequest } from 'payload'
import { moneyByMonth } from '@/plugins/commerce/money/queries/months'
import { moneyScope, timeZoneOf } from '@/plugins/commerce/money/queries/scope'
import { moneyByThing } from '@/plugins/commerce/money/queries/sold-things'
import { type MoneyRange, monthsIn, type RangeQuery, rangeOf } from '@/src/core/books/ranges'
import type { SoldThing } from '@/src/core/books/sold-thing'
import { type MoneySums, noMoney, sumOf } from '@/src/core/books/sums'
import { takesMoney } from '@/src/server/payments'

/** All of one currency: nothing is added up across currencies. */
export type CurrencyBooks = {
  currency: string
  sums: MoneySums
  /** Every month of the range. */
  months: ({ month: string } & MoneySums)[]
  things: SoldThing[]
}

export type Books = {
  range: MoneyRange
  timeZone: string
  testPayments: boolean
  currencies: CurrencyBooks[]
}

/** What came in and what went off it, of one site, over days of its own clocks. */
export async function loadMoney(
  req: PayloadRequest,
  profileId: string,
  query: RangeQuery,
): Promise<Books> {
  const { scope, range } = await askedScope(req, profileId, query)
  const [months, things] = await Promise.all([moneyByMonth(req, scope), moneyByThing(req, scope)])
  const names = monthsIn(range)
  const currencies = [...new Set(months.map(({ currency }) => currency))].map((currency) => {
    const own = months.filter((row) => row.currency === currency)
    return {
      currency,
      sums: sumOf(own),
      months: names.map((month) => {
        const { currency: _, ...sums } = own.find((row) => row.month === month) ?? {
          currency,
          ...noMoney,
        }
        return { ...sums, month }
      }),
      things: things.filter((row) => row.currency === currency),
    }
  })
  return { range, timeZone: scope.timeZone, testPayments: !takesMoney(), currencies }
}

/** The books that a call or a screen asks for. */
export async function askedScope(req: PayloadRequest, profileId: string, query: RangeQuery) {
  const timeZone = await timeZoneOf(req, profileId)
  const range = rangeOf(query, dayIn(new Date(), timeZone))
  return { range, scope: moneyScope(profileId, range, timeZone) }
}

/** `2026-11-22`, as clocks of a time zone show it. */
export const dayIn = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
