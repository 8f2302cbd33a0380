import { definePageEndpoint } from '@/plugins/visual-editor/endpoints/page-endpoint'
import { pollVotesAnswer } from '@/src/core/contracts/page-calls'
import { countTextPollVotes } from '@/src/server/polls/count-text-poll-votes'

/** `GET /api/pages/:id/poll-votes`: what the artist sees of the polls while writing. */
export const pollVotesEndpoint = definePageEndpoint({
  method: 'get',
  path: '/:id/poll-votes',
  summary: 'How often each answer of the polls in a page was chosen',
  answer: pollVotesAnswer,
  run: async ({ req, page }) => ({ polls: await countTextPollVotes(req, page.id) }),
})
