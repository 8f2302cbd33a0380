import { expect, it } from 'vitest'
import { changeCostMinor, changeDate, type Terms } from '@/src/core/memberships/membership-change'

const terms = (tierId: string, interval: Terms['interval'], amountMinor: number): Terms => ({
  tierId,
  interval,
  amountMinor,
})

it.each([
  [terms('a', 'month', 500), terms('a', 'month', 500), 'never'],
  [terms('a', 'month', 500), terms('b', 'month', 900), 'now'],
  [terms('b', 'month', 900), terms('a', 'month', 500), 'period_end'],
  [terms('a', 'month', 500), terms('a', 'month', 700), 'now'],
  [terms('a', 'month', 500), terms('a', 'month', 300), 'period_end'],
  [terms('a', 'month', 500), terms('a', 'year', 5000), 'now'],
  [terms('a', 'year', 5000), terms('a', 'month', 500), 'period_end'],
  [terms('a', 'year', 5000), terms('b', 'month', 900), 'now'],
  [terms('b', 'year', 9000), terms('a', 'month', 500), 'period_end'],
  [terms('a', 'month', 500), terms('b', 'month', 500), 'now'],
] as const)('from %o to %o: %s', (current, wanted, expected) => {
  expect(changeDate(current, wanted)).toBe(expected)
})

const april = {
  periodStart: new Date('2027-04-01T00:00:00Z'),
  periodEnd: new Date('2027-05-01T00:00:00Z'),
}

it('costs what the rest of the period costs more', () => {
  const current = { ...terms('a', 'month', 500), ...april }
  const at = (day: string) => new Date(`2027-${day}T00:00:00Z`)
  expect(changeCostMinor(current, terms('b', 'month', 900), at('04-01'))).toBe(400)
  expect(changeCostMinor(current, terms('b', 'month', 900), at('04-16'))).toBe(200)
  expect(changeCostMinor(current, terms('b', 'month', 900), at('05-01'))).toBe(0)
  expect(changeCostMinor(current, terms('b', 'month', 900), at('05-09'))).toBe(0)
})

it('credits the rest when a new period begins', () => {
  const current = { ...terms('a', 'month', 500), ...april }
  const half = new Date('2027-04-16T00:00:00Z')
  expect(changeCostMinor(current, terms('a', 'year', 5000), half)).toBe(4750)
  const year = {
    ...terms('a', 'year', 12_000),
    periodStart: new Date('2027-01-01T00:00:00Z'),
    periodEnd: new Date('2028-01-01T00:00:00Z'),
  }
  expect(changeCostMinor(year, terms('b', 'month', 2000), new Date('2027-01-01T00:00:00Z'))).toBe(
    -10_000,
  )
})
