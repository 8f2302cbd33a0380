import { expect, it } from 'vitest'
import { daysUntil, isOver, isSoldOut, ticketStatusOf } from '@/src/core/events/event-date'
import { dateTimeAt } from '@/src/core/events/time-zone'

const now = new Date('2026-12-04T12:00:00Z')
const event = { startsAt: '2026-12-16T19:30:00Z', status: 'scheduled' } as const
const ticket = { isOffered: true, remaining: 10, salesStartAt: null, salesEndAt: null }
const soon = '2026-12-05T09:00:00Z'
const before = '2026-12-03T09:00:00Z'

it.each([
  ['on_sale', {}, {}],
  ['on_sale', { remaining: null }, {}],
  ['on_sale', { salesStartAt: before, salesEndAt: soon }, {}],
  ['sold_out', { remaining: 0 }, {}],
  ['sold_out', { isOffered: false }, {}],
  ['sold_out', { remaining: 0, salesStartAt: soon }, {}],
  ['not_yet', { salesStartAt: soon }, {}],
  ['ended', { salesEndAt: before }, {}],
  ['ended', { remaining: 0, salesEndAt: before }, {}],
  ['ended', {}, { status: 'cancelled' as const }],
  ['ended', {}, { startsAt: '2026-12-04T05:00:00Z' }],
  ['on_sale', {}, { startsAt: '2026-12-04T07:00:00Z' }],
] as const)('calls a ticket %s with %j at an event with %j', (status, changed, changedEvent) => {
  expect(ticketStatusOf({ ...ticket, ...changed }, { ...event, ...changedEvent }, now)).toBe(status)
})

it.each([
  [true, [{ remaining: 0 }]],
  [true, [{ remaining: 0 }, { isOffered: false }, { salesEndAt: before }]],
  [false, [{ remaining: 0 }, {}]],
  [false, [{ remaining: 0 }, { salesStartAt: soon }]],
  [false, [{ salesEndAt: before }]],
  [false, []],
])('says %j to whether an event is sold out that has %j', (answer, kinds) => {
  const tickets = kinds.map((kind) => ({ ...ticket, ...kind }))
  expect(isSoldOut(tickets, event, now)).toBe(answer)
})

it('is over six hours after it began, to the second', () => {
  const startsAt = '2026-12-04T06:00:00Z'
  expect(isOver({ startsAt }, new Date('2026-12-04T11:59:59Z'))).toBe(false)
  expect(isOver({ startsAt }, now)).toBe(true)
})

it.each([
  ['Today', '2026-12-04T23:30:00Z', 'Europe/London'],
  ['Tomorrow', '2026-12-04T23:30:00Z', 'Europe/Berlin'],
  ['In 12 days', '2026-12-16T19:30:00Z', 'Europe/London'],
  ['', '2026-12-03T19:30:00Z', 'Europe/London'],
])('says %j by the calendar of the venue', (text, startsAt, timeZone) => {
  expect(daysUntil(startsAt, timeZone, now)).toBe(text)
})

it.each([
  ['2026-12-04T19:30', 'Europe/London', '2026-12-04T19:30:00.000Z'],
  ['2026-07-04T19:30', 'Europe/London', '2026-07-04T18:30:00.000Z'],
  ['2026-12-04T19:30', 'America/New_York', '2026-12-05T00:30:00.000Z'],
  ['2026-12-04T19:30', 'Asia/Kolkata', '2026-12-04T14:00:00.000Z'],
  // Clocks jump from one to two in the night of 29 March.
  ['2026-03-29T12:00', 'Europe/London', '2026-03-29T11:00:00.000Z'],
])('reads %s in %s', (local, timeZone, iso) => {
  expect(dateTimeAt(local, timeZone).toISOString()).toBe(iso)
})
