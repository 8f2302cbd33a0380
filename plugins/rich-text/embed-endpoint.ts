import { embedAnswer, embedBody, embedPath } from '@/src/core/contracts/pages/embeds'
import { findAskedEmbed } from '@/src/server/embeds/find-asked-embed'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `POST /api/embeds/find`: what an address shows, where only its provider can tell. */
export const embedEndpoint = definePublicEndpoint({
  method: 'post',
  path: embedPath,
  summary:
    'What an address of another site shows, asked of that site where the address does not tell',
  answer: embedAnswer,
  body: embedBody,
  subject: 'posts',
  rateLimit: 'embedLookup',
  run: async ({ body: { address } }) => ({
    address: (await findAskedEmbed(address))?.address ?? null,
  }),
})
