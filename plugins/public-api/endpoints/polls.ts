import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { requirePoll } from '@/plugins/public-api/open-poll'
import type { PollWire } from '@/src/core/contracts/members/post-answers'
import { pollAnswer } from '@/src/core/contracts/members/post-answers'
import { pollParams, voteBody } from '@/src/core/contracts/members/posts'
import { AppError } from '@/src/core/errors'
import { errorsMessages } from '@/src/core/messages/errors'
import { cacheTags, revalidateTagsSoon } from '@/src/server/caching/cache-tags'
import { loadVotes } from '@/src/server/polls/load-votes'
import { isPollClosed, toPollWire } from '@/src/server/posts/post-wire'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

const read = definePublicEndpoint({
  method: 'get',
  path: '/public/polls/:pollId',
  summary: 'A poll of a post or in a text, with its result for those who voted',
  answer: pollAnswer,
  params: pollParams,
  account: 'optional',
  failures: ['FORBIDDEN'],
  run: async ({ req, params: { pollId }, account, host }): Promise<PollWire> => {
    const { poll, votesOf } = await requirePoll({ req, host, account, pollId, isVoting: false })
    const votes = await loadVotes(req, votesOf, account?.id ?? null)
    return toPollWire(pollId, poll, votes, new Date())
  },
})

const vote = definePublicEndpoint({
  method: 'post',
  path: '/public/polls/:pollId/vote',
  summary: 'Votes in a poll, or changes a vote',
  answer: pollAnswer,
  params: pollParams,
  body: voteBody,
  account: 'required',
  rateLimit: 'vote',
  failures: ['FORBIDDEN', 'POLL_CLOSED'],
  run: async ({ req, params: { pollId }, body, account, host }): Promise<PollWire> => {
    const found = await requirePoll({ req, host, account, pollId, isVoting: true })
    const { profileId, poll, votesOf } = found
    if (isPollClosed(poll, new Date())) {
      throw new AppError('POLL_CLOSED')
    }
    if (!poll.options.some(({ id }) => id === body.optionId)) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ field: 'optionId', message: errorsMessages.notFound }],
      })
    }
    const column = sql.identifier(votesOf.column)
    await runSql(req)`
      insert into poll_votes (profile_id, ${column}, account_id, option_id)
      values (${profileId}, ${votesOf.id}, ${account.id}, ${body.optionId})
      on conflict (${column}, account_id)
      do update set option_id = excluded.option_id, updated_at = now()`
    if (votesOf.column === 'post_id') {
      // The feed shows how many voted; pages with texts ask for it.
      revalidateTagsSoon(req, cacheTags.posts(profileId))
    }
    return toPollWire(pollId, poll, await loadVotes(req, votesOf, account.id), new Date())
  },
})

export const pollEndpoints: Endpoint[] = [read, vote]
