import type { PollVotes } from '@/plugins/rich-text/kit/host'
import { ask } from '@/src/admin/ask'
import type { PollVotesAnswer } from '@/src/core/contracts/page-calls'

/**
 * Votes in the polls of the document with this address.
 *
 * @throws {Error} with a message for the artist
 */
export async function readPollVotes(documentUrl: string): Promise<PollVotes> {
  const outcome = await ask<PollVotesAnswer>(`${documentUrl}/poll-votes`)
  if (outcome.problem !== undefined) {
    throw new Error(outcome.problem)
  }
  return outcome.answer.polls
}
