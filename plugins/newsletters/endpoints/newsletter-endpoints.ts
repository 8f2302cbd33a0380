import type { Endpoint } from 'payload'
import { newsletterForSending } from '@/plugins/newsletters/newsletter-for-sending'
import { sendTest } from '@/plugins/newsletters/send-test'
import { emailTestAnswer } from '@/src/core/contracts/audience/emails'
import {
  audienceAnswer,
  newsletterProgress,
  newsletterScheduleBody,
} from '@/src/core/contracts/audience/newsletters'
import { idParams } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { countPeople } from '@/src/server/audience/audience'
import { cancel, sendAt, sendNow } from '@/src/server/newsletters/move-newsletter'
import { audienceOf } from '@/src/server/newsletters/newsletter-audience'
import { progressOf } from '@/src/server/newsletters/newsletter-progress'
import { unfinishedLabels } from '@/src/server/newsletters/unfinished-labels'
import { requireOwnDocument } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { idOf } from '@/src/server/site-data/visitor-read'

const ofNewsletter = {
  params: idParams,
  subject: 'audience',
  failures: ['CONFLICT'],
  rateLimit: 'newsletterChange',
} as const

const progress = definePublicEndpoint({
  method: 'get',
  path: '/:id/progress',
  summary: 'How many mails of a newsletter are sent, and how many wait',
  answer: newsletterProgress,
  params: idParams,
  subject: 'audience',
  rateLimit: 'newsletterRead',
  run: async ({ req, params: { id } }) =>
    progressOf(req, await requireOwnDocument(req, slugs.newsletters, id)),
})

const audience = definePublicEndpoint({
  ...ofNewsletter,
  method: 'get',
  path: '/:id/audience',
  summary: 'How many people would get a newsletter right now, and what of it is not finished',
  answer: audienceAnswer,
  rateLimit: 'newsletterRead',
  run: async ({ req, params: { id } }) => {
    const newsletter = await requireOwnDocument(req, slugs.newsletters, id)
    const profileId = idOf(newsletter.profile) ?? ''
    return {
      count: await countPeople(req, profileId, await audienceOf(req, newsletter)),
      unfinished: await unfinishedLabels(newsletter),
    }
  },
})

const send = definePublicEndpoint({
  ...ofNewsletter,
  method: 'post',
  path: '/:id/send',
  summary: 'Sends a newsletter now, once',
  answer: newsletterProgress,
  run: async ({ req, params: { id } }) => {
    await newsletterForSending(req, id)
    await sendNow(req, id)
    return progressOf(req, await requireOwnDocument(req, slugs.newsletters, id))
  },
})

const schedule = definePublicEndpoint({
  ...ofNewsletter,
  method: 'post',
  path: '/:id/schedule',
  summary: 'Sends a newsletter at a moment to come; again with another moment, it moves',
  answer: newsletterProgress,
  body: newsletterScheduleBody,
  run: async ({ req, params: { id }, body: { at } }) => {
    await newsletterForSending(req, id)
    await sendAt(req, id, at)
    return progressOf(req, await requireOwnDocument(req, slugs.newsletters, id))
  },
})

const callOff = definePublicEndpoint({
  ...ofNewsletter,
  method: 'post',
  path: '/:id/cancel',
  summary: 'Calls off a newsletter that waits for its moment',
  answer: newsletterProgress,
  run: async ({ req, params: { id } }) => {
    await requireOwnDocument(req, slugs.newsletters, id)
    await cancel(req, id)
    return progressOf(req, await requireOwnDocument(req, slugs.newsletters, id))
  },
})

const test = definePublicEndpoint({
  ...ofNewsletter,
  method: 'post',
  path: '/:id/test',
  summary: 'Sends a newsletter to the artist alone, as often as they like',
  answer: emailTestAnswer,
  rateLimit: 'newsletterTest',
  run: async ({ req, params: { id } }) =>
    sendTest(req, await requireOwnDocument(req, slugs.newsletters, id)),
})

/** Calls about a newsletter, below `/api/newsletters`. */
export const newsletterEndpoints: Endpoint[] = [progress, audience, send, schedule, callOff, test]
