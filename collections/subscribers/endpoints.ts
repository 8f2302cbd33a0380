import type { Endpoint } from 'payload'
import { reachAgainBody } from '@/src/core/contracts/email-lists'
import { reachAgain } from '@/src/server/audience/unreachable'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

const again = definePublicEndpoint({
  method: 'post',
  path: '/reach-again',
  summary: 'Lets an address get the artist’s mails again that could not be reached',
  body: reachAgainBody,
  ownedProfile: ({ body }) => body.profileId,
  rateLimit: 'mailAgain',
  run: async ({ req, body }) => {
    await reachAgain(req, body)
  },
})

export const subscriberEndpoints: Endpoint[] = [again]
