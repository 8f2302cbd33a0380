import { expect, it } from 'vitest'
import { billingDate } from '@/src/core/memberships/membership-labels'

const day = (text: string) => new Date(`${text}T23:30:00.000Z`)

it('comes back to the day of the first payment after shorter months', () => {
  const dates = [1, 2, 3, 4, 12, 13].map((count) => billingDate(day('2027-01-31'), 'month', count))
  expect(dates).toEqual(
    ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2028-01-31', '2028-02-29'].map(day),
  )
})

it('keeps a leap day', () => {
  const dates = [1, 2, 3, 4].map((count) => billingDate(day('2028-02-29'), 'year', count))
  expect(dates).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'].map(day))
})

it('is moved by no clock change', () => {
  // In Europe the clocks change on March 28 and October 31, 2027.
  expect(billingDate(new Date('2027-03-28T01:30:00Z'), 'month', 7).toISOString()).toBe(
    '2027-10-28T01:30:00.000Z',
  )
})
