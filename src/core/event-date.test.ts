import { expect, it } from 'vitest'
import { longDateTime } from '@/src/core/event-date'

it('says the whole date in English and the time at the venue', () => {
  const startsAt = '2026-12-04T19:30:00.000Z'
  expect(longDateTime(startsAt, 'Europe/London')).toBe('Friday, December 4, 2026 at 7:30 PM')
  expect(longDateTime(startsAt, 'Asia/Tokyo')).toBe('Saturday, December 5, 2026 at 4:30 AM')
})
