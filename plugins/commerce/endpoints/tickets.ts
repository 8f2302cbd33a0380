import type { Endpoint, PayloadRequest } from 'payload'
import { refundEvent } from '@/plugins/commerce/tickets/cancelled/refund-event'
import { ticketLinesOfEvent } from '@/plugins/commerce/tickets/cancelled/ticket-lines'
import { checkIn } from '@/plugins/commerce/tickets/check-in'
import { exportGuests } from '@/plugins/commerce/tickets/export-guests'
import { listGuests } from '@/plugins/commerce/tickets/guest-list'
import { ticketsOfAccount } from '@/plugins/commerce/tickets/own-tickets'
import { holdersToNotify } from '@/plugins/commerce/tickets/rescheduled/holders-to-notify'
import { notifyHolders } from '@/plugins/commerce/tickets/rescheduled/notify-holders'
import { undoCheckIn } from '@/plugins/commerce/tickets/undo-check-in'
import { exportWaitlist } from '@/plugins/commerce/waitlist/export-waitlist'
import { joinWaitlist } from '@/plugins/commerce/waitlist/join-waitlist'
import {
  checkInAnswer,
  guestListAnswer,
  joinedWaitlist,
  notifyHoldersAnswer,
  refundTicketsAnswer,
  ticketCards,
  undoAnswer,
} from '@/src/core/contracts/events/ticket-answers'
import {
  checkInBody,
  guestsQuery,
  joinWaitlistBody,
  undoCheckInBody,
} from '@/src/core/contracts/events/tickets'
import { idParams } from '@/src/core/contracts/ids'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { ticketsAnswers } from '@/src/core/messages/tickets-answers'
import { slugs } from '@/src/core/slugs'
import type { Event } from '@/src/payload-types'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { defineFormPost } from '@/src/server/form-post'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { enqueue } from '@/src/server/queue'
import { recordExport } from '@/src/server/record-audit'
import { withTx } from '@/src/server/transaction'

/** `GET /public/tickets`. */
const own = definePublicEndpoint({
  method: 'get',
  path: '/public/tickets',
  summary: "The visitor's tickets, with their codes as pictures",
  answer: ticketCards,
  account: 'required',
  rateLimit: 'orderRead',
  run: async ({ req, account }) => ticketsOfAccount(req, account),
})

const ownersCall = { params: idParams, subject: 'tickets' } as const

/** `POST /events/{id}/check-in` `{ ticket }`. */
const letIn = definePublicEndpoint({
  ...ownersCall,
  method: 'post',
  path: '/:id/check-in',
  summary: 'Lets the holder of a ticket in, once; says why not otherwise',
  answer: checkInAnswer,
  body: checkInBody,
  rateLimit: 'checkIn',
  run: async ({ req, params: { id }, body }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    return checkIn(req, event, { ...body, ownerId: requireOwner(req).id })
  },
})

/** `POST /events/{id}/check-in/undo` `{ ticketId }`. */
const undo = definePublicEndpoint({
  ...ownersCall,
  method: 'post',
  path: '/:id/check-in/undo',
  summary: 'Takes a mistaken check-in back',
  answer: undoAnswer,
  body: undoCheckInBody,
  rateLimit: 'checkIn',
  run: async ({ req, params: { id }, body: { ticketId } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    return undoCheckIn(req, event, ticketId)
  },
})

/** `GET /events/{id}/refund-tickets`: how much the next call would take back. */
const whatToRefund = definePublicEndpoint({
  ...ownersCall,
  method: 'get',
  subject: 'refunds',
  path: '/:id/refund-tickets',
  summary: 'Of how many orders the tickets of an event are still good',
  answer: refundTicketsAnswer,
  rateLimit: 'guestList',
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    return { orders: await ordersWithTickets(req, event) }
  },
})

/** `POST /events/{id}/refund-tickets`: of an event that was cancelled. */
const refundTickets = definePublicEndpoint({
  ...ownersCall,
  method: 'post',
  subject: 'refunds',
  path: '/:id/refund-tickets',
  summary:
    'Gives back what the tickets of an event cost that was called off, and tells who has them',
  answer: refundTicketsAnswer,
  rateLimit: 'orderChange',
  failures: ['CONFLICT'],
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    if (event.status !== 'cancelled') {
      throw new AppError('CONFLICT', { message: ticketsAnswers.cancelled.notCancelled })
    }
    const orders = await ordersWithTickets(req, event)
    const actor = requireOwner(req).id
    await withTx(req, () => enqueue(req, refundEvent, { eventId: id, actor }))
    return { orders }
  },
})

async function ordersWithTickets(req: PayloadRequest, event: Event): Promise<number> {
  return (await ticketLinesOfEvent(req, event)).length
}

/** `GET /events/{id}/notify-holders`: whom the next call would tell. */
const whoToTell = definePublicEndpoint({
  ...ownersCall,
  method: 'get',
  path: '/:id/notify-holders',
  summary: 'How many people with tickets were told another date or place of an event',
  answer: notifyHoldersAnswer,
  rateLimit: 'guestList',
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    return { holders: (await holdersToNotify(req, event)).length }
  },
})

/** `POST /events/{id}/notify-holders`. */
const tell = definePublicEndpoint({
  ...ownersCall,
  method: 'post',
  path: '/:id/notify-holders',
  summary:
    'Mails the date and place of an event to everybody with tickets who was told another one',
  answer: notifyHoldersAnswer,
  rateLimit: 'orderChange',
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    const { length: holders } = await holdersToNotify(req, event)
    await withTx(req, () => enqueue(req, notifyHolders, { eventId: id }))
    return { holders }
  },
})

/** `GET /events/{id}/guests?search=&page=`. */
const guests = definePublicEndpoint({
  ...ownersCall,
  method: 'get',
  path: '/:id/guests',
  summary: 'Who has a ticket for an event, and who is in',
  answer: guestListAnswer,
  query: guestsQuery,
  rateLimit: 'guestList',
  run: async ({ req, params: { id }, query }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    return listGuests(req, event, query)
  },
})

/** `GET /events/{id}/guests/export`. */
const guestFile = definePublicEndpoint({
  ...ownersCall,
  method: 'get',
  path: '/:id/guests/export',
  summary: 'The list of guests as a CSV file',
  status: 200,
  rateLimit: 'guestList',
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    await recordExport(req, {
      profileId: profileIdOf(event),
      what: ownerMessages.audit.guests(event.title),
      of: { collection: slugs.events, id, label: event.title },
    })
    return exportGuests(req, id)
  },
})

export const ticketEndpoints: Endpoint[] = [own]
/** Calls of the artist about one event, below `/api/events`. */
export const eventDoorEndpoints: Endpoint[] = [
  letIn,
  undo,
  whatToRefund,
  refundTickets,
  whoToTell,
  tell,
  guests,
  guestFile,
]

/** `POST /public/events/{id}/waitlist`. */
const join = definePublicEndpoint({
  method: 'post',
  path: '/public/events/:id/waitlist',
  summary: 'Ask to be told when tickets of a sold-out event are free',
  answer: joinedWaitlist,
  params: idParams,
  body: joinWaitlistBody,
  failures: ['CONFLICT'],
  rateLimit: 'joinWaitlist',
  run: async ({ req, params: { id }, body }) => {
    await joinWaitlist(req, { ...body, eventId: id })
    return { waiting: true }
  },
})

const joinByForm = defineFormPost({
  place: 'events/waitlist',
  path: '/public/events/:id/waitlist/form',
  summary: 'Ask to be told when tickets of a sold-out event are free, by a form of the same site',
  params: idParams,
  body: joinWaitlistBody,
  rateLimit: 'joinWaitlist',
  run: async ({ req, params: { id }, body }) => {
    await joinWaitlist(req, { ...body, eventId: id })
    return 'waiting'
  },
})

/** `GET /events/{id}/waitlist/export`. */
const file = definePublicEndpoint({
  method: 'get',
  path: '/:id/waitlist/export',
  summary: 'Who waits for tickets of an event, as a CSV file',
  params: idParams,
  subject: 'tickets',
  status: 200,
  rateLimit: 'guestList',
  run: async ({ req, params: { id } }) => {
    const event = await requireOwnDocument(req, slugs.events, id)
    await recordExport(req, {
      profileId: profileIdOf(event),
      what: ownerMessages.audit.waitlist(event.title),
      of: { collection: slugs.events, id, label: event.title },
    })
    return exportWaitlist(req, id)
  },
})

export const waitlistEndpoints: Endpoint[] = [join, joinByForm]
/** Calls of the artist about one event, below `/api/events`. */
export const eventWaitlistEndpoints: Endpoint[] = [file]
