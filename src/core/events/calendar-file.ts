import type { EventDetail } from '@/src/core/contracts/events/events'
import { addressLine } from '@/src/core/events/event-place'
import { limits } from '@/src/core/limits'

type Entry = {
  event: Pick<EventDetail, 'id' | 'title' | 'startsAt' | 'status' | 'address'>
  /** Plain text. */
  description: string
  /** Of the event's page. */
  url: string
  /** When the file is made. */
  now: Date
}

const mostBytes = 75

/** An event as a calendar file (RFC 5545), in UTC, so that no table of time zones is needed. */
export function calendarFile({ event, description, url, now }: Entry): string {
  const { id, title, startsAt, status, address } = event
  const end = new Date(Date.parse(startsAt) + limits.event.calendarHours * 3_600_000)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Bandstand//Events//EN',
    'CALSCALE:GREGORIAN',
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
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
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
