import { expect, it } from 'vitest'
import {
  pickerFormat,
  readerLocale,
  sayDate,
  sayDay,
  sayEvent,
  sayMoment,
  sayShortDay,
} from '@/src/admin/dates/say-date'

const now = new Date('2026-11-28T12:00:00Z')
const british = { now, locale: 'en-GB', timeZone: 'UTC' }

it('says a moment by the clock and in the order of who reads it', () => {
  const moment = '2026-11-27T23:54:00Z'
  expect(sayMoment(moment, british)).toBe('27 Nov, 23:54')
  expect(sayMoment(moment, { ...british, locale: 'en-US' })).toBe('Nov 27, 23:54')
  expect(sayMoment(moment, { ...british, timeZone: 'Asia/Tokyo' })).toBe('28 Nov, 08:54')
})

it('says the year where it is another, by the same clock', () => {
  expect(sayMoment('2024-02-03T00:05:00Z', british)).toBe('3 Feb 2024, 00:05')
  expect(sayDate('2024-02-03T00:05:00Z', british)).toBe('3 Feb 2024')
  expect(sayDate('2026-02-03T00:05:00Z', british)).toBe('3 Feb')
  const newYear = { ...british, timeZone: 'Asia/Tokyo' }
  expect(sayDate('2026-12-31T23:00:00Z', newYear)).toBe('1 Jan 2027')
})

it('says the same day everywhere', () => {
  expect(sayDay('2026-10-16T00:00:00Z', { locale: 'en-GB' })).toBe('16 Oct 2026')
  expect(sayDay('2026-10-16T23:00:00Z', { locale: 'en-US' })).toBe('Oct 16, 2026')
})

it('says days and shows in the order of who sent a request', () => {
  const said = (language?: string) => {
    const locale = readerLocale(new Headers(language ? { 'accept-language': language } : {}))
    return [
      sayShortDay('2026-09-02T00:00:00Z', { locale }),
      sayEvent('2026-12-13T19:30:00Z', { locale, timeZone: 'Europe/London' }),
    ]
  }
  expect(said('en-US,en;q=0.9')).toEqual(['Sep 2', 'Sunday, December 13 at 19:30'])
  expect(said('de-DE')).toEqual(['2 Sept', 'Sunday 13 December at 19:30'])
  expect(said()).toEqual(said('en-GB'))
  expect(said('en-x_!')).toEqual(said('en-GB'))
})

it('has date fields written in the same order', () => {
  expect(pickerFormat('en-GB')).toBe('d MMM yyyy, HH:mm')
  expect(pickerFormat('en-US')).toBe('MMM d, yyyy, HH:mm')
})
