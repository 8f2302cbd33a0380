import type { Endpoint } from 'payload'
import { exportWaitlist } from '@/plugins/commerce/waitlist/export-waitlist'
import { joinWaitlist } from '@/plugins/commerce/waitlist/join-waitlist'
import { joinedWaitlist } from '@/src/core/contracts/answers/waitlist'
import { idParams } from '@/src/core/contracts/ids'
import { joinWaitlistBody } from '@/src/core/contracts/waitlist'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { recordExport } from '@/src/server/record-export'

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

/** `GET /events/{id}/waitlist/export`. */
const file = definePublicEndpoint({
  method: 'get',
  path: '/:id/waitlist/export',
  summary: 'Who waits for tickets of an event, as a CSV file',
  params: idParams,
  isForOwners: true,
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

export const waitlistEndpoints: Endpoint[] = [join]
/** Calls of the artist about one event, below `/api/events`. */
export const eventWaitlistEndpoints: Endpoint[] = [file]
