import type { Endpoint } from 'payload'
import { toMediaWire } from '@/plugins/public-api/wire'
import {
  type EventWire,
  eventAnswer,
  eventFields,
  eventListAnswer,
  ticketFields,
} from '@/src/core/contracts/events/event-answers'
import { type EventDetail, listEventsQuery } from '@/src/core/contracts/events/events'
import { fieldsOf } from '@/src/core/contracts/forms'
import { idParams, profileQuery } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { ticketStatusOf } from '@/src/core/events/event-date'
import { toDollars } from '@/src/core/money'
import { richTextHtml } from '@/src/rich-text/rich-text-html'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getEvent, listUpcomingEvents } from '@/src/server/site-data'

/** The specification's form of an event, with what can be bought at this moment. */
async function toEventWire(event: EventDetail, now: Date): Promise<EventWire> {
  const { zipCode, ...address } = event.address
  return {
    ...fieldsOf(eventFields, event),
    media: event.media.map(toMediaWire),
    dateTime: event.startsAt,
    address: { ...address, ...(zipCode && { zipCode }) },
    actionText: event.actionText || null,
    actionLink: event.actionLink || null,
    description: event.description ? await richTextHtml(event.description) : '',
    tickets: event.tickets.map((ticket) => ({
      ...fieldsOf(ticketFields, ticket),
      price: toDollars(ticket.priceMinor),
      status: ticketStatusOf(ticket, event, now),
    })),
  }
}

/** Answers are not kept: what is on sale changes with the clock. What they are made of is. */
export const eventEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'get',
    path: '/public/events',
    summary: 'Coming events, soonest first',
    answer: eventListAnswer,
    query: listEventsQuery,
    run: async ({ query }): Promise<EventWire[]> => {
      const events = await listUpcomingEvents(query.profileId)
      const now = new Date()
      return Promise.all(events.map((event) => toEventWire(event, now)))
    },
  }),
  definePublicEndpoint({
    method: 'get',
    path: '/public/events/:id',
    summary: 'One event, a past one too',
    answer: eventAnswer,
    params: idParams,
    query: profileQuery,
    run: async ({ params, query }): Promise<EventWire> => {
      const event = await getEvent(query.profileId, params.id)
      if (!event) {
        throw new AppError('NOT_FOUND')
      }
      return toEventWire(event, new Date())
    },
  }),
]
