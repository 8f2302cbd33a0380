import { expect, it } from 'vitest'
import { calendarFile } from '@/src/core/events/calendar-file'

const entry = {
  event: {
    id: 'e1',
    title: 'Salt, Signal; and \\ more',
    startsAt: '2026-12-04T19:30:00.000Z',
    status: 'scheduled',
    address: {
      name: 'The Hall',
      street: '1 Street',
      zipCode: 'LS6 1NY',
      city: 'Leeds',
      country: 'United Kingdom',
    },
  },
  description: `First line\nSecond\r\nATTACH:http://evil.example ${'ü'.repeat(80)}`,
  url: 'https://luna.example/events/e1',
} as const
const now = new Date('2026-11-01T08:00:00Z')
const input = { entries: [entry], now }

/** As calendar programs read it: folded lines joined again. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').trimEnd().split('\r\n')

it('tells when and where in UTC, with every text escaped', () => {
  const lines = linesOf(calendarFile(input))
  expect(lines).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bandstand//Events//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:e1@luna.example',
    'DTSTAMP:20261101T080000Z',
    'DTSTART:20261204T193000Z',
    'DTEND:20261204T223000Z',
    'SUMMARY:Salt\\, Signal\\; and \\\\ more',
    'LOCATION:The Hall\\, 1 Street\\, LS6 1NY Leeds\\, United Kingdom',
    `DESCRIPTION:First line\\nSecond\\nATTACH:http://evil.example ${'ü'.repeat(80)}`,
    'URL:https://luna.example/events/e1',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ])
})

it('folds after at most 75 bytes, never inside a sign, and ends every line with CRLF', () => {
  const file = calendarFile(input)
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of file.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  }
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})

it('says when it is cancelled', () => {
  const file = calendarFile({
    entries: [{ ...entry, event: { ...entry.event, status: 'cancelled' } }],
    now,
  })
  expect(file).toContain('STATUS:CANCELLED')
})

it('holds several under a name, for calendars that are subscribed to', () => {
  const lines = linesOf(calendarFile({ name: 'Luna: shows, all', entries: [entry, entry], now }))
  expect(lines).toContain('X-WR-CALNAME:Luna: shows\\, all')
  expect(lines).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H')
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(2)
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1)
})
