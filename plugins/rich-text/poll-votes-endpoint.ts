import type { CollectionSlug, Endpoint } from 'payload'
import { idParams } from '@/src/core/contracts/ids'
import { pollVotesAnswer } from '@/src/core/contracts/page-calls'
import { requireOwnDocument } from '@/src/server/owner'
import { countTextPollVotes } from '@/src/server/polls/count-text-poll-votes'
import { definePublicEndpoint } from '@/src/server/public-endpoint'

/** `GET /api/:collection/:id/poll-votes`: what the artist sees of the polls in a text while writing. */
export function pollVotesEndpoint(collection: CollectionSlug): Endpoint {
  return definePublicEndpoint({
    method: 'get',
    path: '/:id/poll-votes',
    summary: 'How often each answer of the polls in a text was chosen',
    answer: pollVotesAnswer,
    params: idParams,
    isForOwners: true,
    rateLimit: 'pageCall',
    run: async ({ req, params: { id } }) => {
      await requireOwnDocument(req, collection, id)
      return { polls: await countTextPollVotes(req, id) }
    },
  })
}
