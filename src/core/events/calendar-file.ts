import type { EventDetail } from '@/src/core/contracts/events/events'
import { addressLine } from '@/src/core/events/event-place'
import { limits } from '@/src/core/limits'

type Calendar = {
  /** What calendar programs call it where it is subscribed to. */
  name?: string
  entries: readonly Entry[]
  /** When the file is made. */
  now: Date
}

type Entry = {
  event: Pick<EventDetail, 'id' | 'title' | 'startsAt' | 'status' | 'address'>
  /** Plain text. */
  description: string
  /** Of the event's page. */
  url: string
}

const mostBytes = 75

/** Events as a calendar file (RFC 5545, 7986), in UTC, so that no table of time zones is needed. */
export function calendarFile({ name, entries, now }: Calendar): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bandstand//Events//EN',
    'CALSCALE:GREGORIAN',
    ...(name ? [`NAME:${text(name)}`, `X-WR-CALNAME:${text(name)}`, ...refresh] : []),
    ...entries.flatMap((entry) => eventLines(entry, now)),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

/** How often programs ask again for a calendar that is subscribed to. */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT6H', 'X-PUBLISHED-TTL:PT6H']

function eventLines({ event, description, url }: Entry, now: Date): string[] {
  const { id, title, startsAt, status, address } = event
  const end = new Date(Date.parse(startsAt) + limits.event.calendarHours * 3_600_000)
  return [
    'BEGIN:VEVENT',
    `UID:${id}@${new URL(url).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(startsAt))}`,
    `DTEND:${utc(end)}`,
    `SUMMARY:${text(title)}`,
    `LOCATION:${text(addressLine(address))}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    `URL:${url}`,
    `STATUS:${status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
}

/** `20261204T193000Z` */
function utc(moment: Date): string {
  return `${moment.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
}

function text(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

/** Lines longer than 75 bytes go on in the next one, after a space; no sign is cut in two. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > mostBytes) {
      parts.push(part)
      part = ' '
    }
    part += sign
  }
  return [...parts, part].join('\r\n')
}
