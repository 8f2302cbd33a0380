import type { Endpoint } from 'payload'
import { sendFailedAgainBody, sentAgainAnswer } from '@/src/core/contracts/audience/newsletters'
import { idParams } from '@/src/core/contracts/ids'
import { slugs } from '@/src/core/slugs'
import { sendAgain, sendFailedAgain } from '@/src/server/mail/send-again'
import { requireOwnDocument, requireOwner } from '@/src/server/owner'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const again = definePublicEndpoint({
  method: 'post',
  path: '/:id/send-again',
  summary: 'Sends a mail again that failed or was never sent',
  answer: sentAgainAnswer,
  params: idParams,
  subject: 'sentMail',
  rateLimit: 'mailAgain',
  failures: ['CONFLICT'],
  run: async ({ req, params }) => {
    const { id } = await requireOwnDocument(req, slugs.mailLog, params.id)
    await sendAgain(req, { mailId: id, ownerId: requireOwner(req).id })
    return { queued: 1 }
  },
})

const failedAgain = definePublicEndpoint({
  method: 'post',
  path: '/send-failed-again',
  summary: 'Sends all mails of an artist again that failed',
  answer: sentAgainAnswer,
  body: sendFailedAgainBody,
  subject: 'sentMail',
  ownedProfile: ({ body }) => body.profileId,
  rateLimit: 'mailAgain',
  failures: ['CONFLICT'],
  run: async ({ req, body: { profileId } }) => ({
    queued: await sendFailedAgain(req, { profileId, ownerId: requireOwner(req).id }),
  }),
})

export const mailLogEndpoints: Endpoint[] = [again, failedAgain]
