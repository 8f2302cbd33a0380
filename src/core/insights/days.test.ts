import { expect, it } from 'vitest'
import { dayAt, daysBefore, daysIn, lastDays, rangeOf, yearBefore } from '@/src/core/insights/days'

it('counts today among the last days', () => {
  expect(lastDays(7, new Date('2026-11-22T23:59:00Z'))).toEqual({
    from: '2026-11-16',
    to: '2026-11-22',
    days: 7,
  })
})

it('names every day of a range, over the end of a month in a leap year', () => {
  expect(daysIn(lastDays(3, new Date('2028-03-01T00:00:00Z')))).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ])
})

it('compares with as many days before', () => {
  expect(daysBefore(lastDays(7, new Date('2026-11-22')))).toEqual({
    from: '2026-11-09',
    to: '2026-11-15',
    days: 7,
  })
})

it('compares with the same days of the year before', () => {
  expect(yearBefore(rangeOf('2028-02-28', '2028-02-29'))).toEqual({
    from: '2027-02-28',
    to: '2027-03-01',
    days: 2,
  })
})

it('begins a day by the clocks of a place', () => {
  const moment = new Date('2026-11-28T22:30:00Z')
  expect(dayAt(moment, 'Europe/London')).toBe('2026-11-28')
  expect(dayAt(moment, 'Asia/Tokyo')).toBe('2026-11-29')
})
