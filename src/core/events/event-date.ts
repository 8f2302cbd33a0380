import type { TicketStatus } from '@/src/core/contracts/events/event-answers'
import type { EventView, TicketView } from '@/src/core/contracts/events/events'
import { limits } from '@/src/core/limits'

/** `Friday, December 4, 2026 at 7:30 PM`, as the clocks at the venue show it. */
export function longDateTime(startsAt: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
  })
  // Newer tables put a narrow space before AM and PM, and older browsers another than the server.
  return format.format(new Date(startsAt)).replace(/\s/g, ' ')
}

/** `2026-12-04T19:30:00+01:00`: the same moment, as the clocks at the venue show it. */
export function zonedIso(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'longOffset',
  })
  const parts = new Map(
    format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
  )
  const part = (name: Intl.DateTimeFormatPartTypes) => parts.get(name) ?? ''
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00'
  const date = `${part('year')}-${part('month')}-${part('day')}`
  return `${date}T${part('hour')}:${part('minute')}:${part('second')}${offset}`
}

/** The parts of a short date, as the calendar at the venue shows it: `Fri`, `Dec 4`, `2026`. */
export function shortDate(startsAt: string, timeZone: string) {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone }).format(new Date(startsAt))
  return {
    weekday: part({ weekday: 'short' }),
    day: part({ month: 'short', day: 'numeric' }),
    year: part({ year: 'numeric' }),
  }
}

const dayMs = 86_400_000

const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** `Today`, `Tomorrow` or `In 12 days`, by the calendar of the venue; empty for days gone by. */
export function daysUntil(startsAt: string, timeZone: string, now: Date): string {
  const days = (dayOf(new Date(startsAt), timeZone) - dayOf(now, timeZone)) / dayMs
  if (days < 0) {
    return ''
  }
  const text = words.format(days, 'day')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Midnight of the calendar day that it is somewhere, as if that were UTC. */
function dayOf(moment: Date, timeZone: string): number {
  const [month, day, year] = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
    .format(moment)
    .split('/')
    .map(Number)
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day ?? 1)
}

const hour = 3_600_000

/** Moment after which an event counts as over: it has no end of its own. */
function endOfEvent({ startsAt }: Pick<EventView, 'startsAt'>): Date {
  return new Date(Date.parse(startsAt) + limits.event.lastsHours * hour)
}

/** Events that started after this moment are not over yet. */
export function startOfLatestOver(now: Date): Date {
  return new Date(now.getTime() - limits.event.lastsHours * hour)
}

export function isOver(event: Pick<EventView, 'startsAt'>, now: Date): boolean {
  return endOfEvent(event) <= now
}

type TicketFacts = Pick<TicketView, 'isOffered' | 'remaining' | 'salesStartAt' | 'salesEndAt'>
type EventFacts = Pick<EventView, 'startsAt' | 'status'>

/**
 * Whether a kind of ticket can be bought. Tickets of past events and of those cancelled cannot, and without an
 * end of their own they are sold as long as the event lasts.
 */
export function ticketStatusOf(ticket: TicketFacts, event: EventFacts, now: Date): TicketStatus {
  const { isOffered, remaining, salesStartAt, salesEndAt } = ticket
  if (event.status === 'cancelled' || isOver(event, now)) {
    return 'ended'
  }
  if (salesEndAt && new Date(salesEndAt) <= now) {
    return 'ended'
  }
  if (!isOffered || remaining === 0) {
    return 'sold_out'
  }
  return salesStartAt && new Date(salesStartAt) > now ? 'not_yet' : 'on_sale'
}

/** Whether no kind can be had now, and one of them could, if it came free. */
export function isSoldOut(tickets: readonly TicketFacts[], event: EventFacts, now: Date): boolean {
  const statuses = tickets.map((ticket) => ticketStatusOf(ticket, event, now))
  return (
    statuses.includes('sold_out') &&
    statuses.every((status) => status === 'sold_out' || status === 'ended')
  )
}
