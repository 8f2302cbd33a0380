// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { TicketList } from '@/site/pages/order/ticket-list'
import type { TicketCard } from '@/src/core/contracts/events/ticket-answers'
import { eventsMessages, ticketsMessages } from '@/src/core/messages/tickets'

afterEach(cleanup)

const ticket: TicketCard = {
  code: '7KQ2-M4XD-9TRB',
  qr: 'data:image/png;base64,',
  kind: 'Balcony',
  holderName: 'Ana',
  state: 'valid',
  isCancelled: false,
  eventId: 'launch',
  eventTitle: 'The launch',
  startsAt: '2027-03-01T19:00:00.000Z',
  timeZone: 'UTC',
  venue: '',
}
const show = (change: Partial<TicketCard>) => {
  cleanup()
  render(<TicketList tickets={[{ ...ticket, ...change }]} />)
}

it('says that an event was called off, instead of the way to the calendar', () => {
  show({})
  expect(screen.getByRole('link', { name: 'Add to calendar' })).toBeTruthy()
  for (const state of ['valid', 'void'] as const) {
    show({ state, isCancelled: true })
    expect(screen.getByText(eventsMessages.cancelled)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  }
  show({ state: 'used', isCancelled: true })
  expect(screen.getByText(ticketsMessages.states.used)).toBeTruthy()
})
