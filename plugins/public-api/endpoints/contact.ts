import type { Endpoint } from 'payload'
import { z } from 'zod'
import { keepMessage } from '@/plugins/public-api/contact-message'
import { contactBody } from '@/src/core/contracts/contact'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

export const contactEndpoints: Endpoint[] = [
  definePublicEndpoint({
    method: 'post',
    path: '/public/websites/contact',
    summary: 'Write to the artist',
    answer: z.strictObject({ sent: z.literal(true) }),
    body: contactBody,
    rateLimit: 'contact',
    run: async ({ req, body: { website, ...message } }) => {
      // Whatever fills in the hidden field must not learn that nobody reads it.
      if (!website) {
        await keepMessage(req, message)
      }
      return { sent: true }
    },
  }),
]
