import type { Endpoint } from 'payload'
import { toEventWire } from '@/plugins/public-api/event-wire'
import { eventAnswer, eventListAnswer } from '@/src/core/contracts/answers/events'
import { type EventWire, listEventsQuery } from '@/src/core/contracts/events'
import { idParams, profileQuery } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { getEvent, listUpcomingEvents } from '@/src/server/site-data'

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
