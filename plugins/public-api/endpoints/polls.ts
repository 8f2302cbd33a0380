import { sql } from '@payloadcms/db-postgres'
import type { Endpoint } from 'payload'
import { requireOpenPost } from '@/plugins/public-api/open-post'
import { pollAnswer } from '@/src/core/contracts/answers/posts'
import { type PollWire, pollParams, voteBody } from '@/src/core/contracts/posts'
import { AppError } from '@/src/core/errors'
import { messages } from '@/src/core/messages'
import { bustSoon, cacheTags } from '@/src/server/cache-tags'
import { loadActivity, nothing } from '@/src/server/posts/post-activity'
import { isPollClosed, toPollWire } from '@/src/server/posts/post-wire'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { txDb } from '@/src/server/transaction'

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
  run: async ({ req, params, body, account, host }): Promise<PollWire> => {
    const { profileId, post } = await requireOpenPost({ host, account, postId: params.pollId })
    const { poll } = post
    if (!poll) {
      throw new AppError('NOT_FOUND')
    }
    if (isPollClosed(poll, new Date())) {
      throw new AppError('POLL_CLOSED')
    }
    if (!poll.options.some(({ id }) => id === body.optionId)) {
      throw new AppError('VALIDATION_FAILED', {
        errors: [{ field: 'optionId', message: messages.errors.notFound }],
      })
    }
    const db = await txDb(req)
    await db.execute(sql`
      insert into poll_votes (profile_id, post_id, account_id, option_id)
      values (${profileId}, ${post.id}, ${account.id}, ${body.optionId})
      on conflict (post_id, account_id)
      do update set option_id = excluded.option_id, updated_at = now()`)
    bustSoon(cacheTags.posts(profileId))
    const activity = (await loadActivity([post.id], account.id)).get(post.id) ?? nothing()
    return toPollWire(post.id, poll, activity, new Date())
  },
})

export const pollEndpoints: Endpoint[] = [vote]
