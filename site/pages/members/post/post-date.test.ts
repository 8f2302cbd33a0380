import { expect, it } from 'vitest'
import { postDate, recentDate } from '@/site/pages/members/post/post-date'

/** A Saturday, by the clock of this machine. */
const now = new Date(2026, 10, 21, 15, 0)
const at = (day: number, hour: number, minute: number) =>
  recentDate(new Date(2026, 10, day, hour, minute).toISOString(), now)

it('says when a recent post was written as people do', () => {
  expect(at(21, 9, 5)).toBe('Today at 9:05 AM')
  expect(at(20, 23, 59)).toBe('Yesterday at 11:59 PM')
  expect(at(19, 21, 14)).toBe('Thursday at 9:14 PM')
  expect(at(18, 12, 30)).toBe('Wednesday at 12:30 PM')
  expect(at(15, 0, 0)).toBe('Sunday at 12:00 AM')
})

it('leaves older posts, and clocks that are wrong, to the date', () => {
  expect(at(14, 23, 59)).toBe('')
  expect(at(22, 0, 1)).toBe('')
  expect(postDate('2026-11-14T23:30:00.000Z')).toBe('November 14, 2026')
})
