import { expect, it } from 'vitest'
import { longDateTime, zonedIso } from '@/src/core/events/event-date'

it('says the whole date in English and the time at the venue', () => {
  const startsAt = '2026-12-04T19:30:00.000Z'
  expect(longDateTime(startsAt, 'Europe/London')).toBe('Friday, December 4, 2026 at 7:30 PM')
  expect(longDateTime(startsAt, 'Asia/Tokyo')).toBe('Saturday, December 5, 2026 at 4:30 AM')
})

it('writes a moment with the offset that the venue has on that day', () => {
  expect(zonedIso('2026-12-04T19:30:00.000Z', 'Europe/London')).toBe('2026-12-04T19:30:00+00:00')
  expect(zonedIso('2026-07-04T19:30:00.000Z', 'Europe/London')).toBe('2026-07-04T20:30:00+01:00')
  expect(zonedIso('2027-01-01T00:15:00.000Z', 'America/New_York')).toBe('2026-12-31T19:15:00-05:00')
  expect(zonedIso('2026-12-04T18:30:00.000Z', 'Asia/Kolkata')).toBe('2026-12-05T00:00:00+05:30')
})
