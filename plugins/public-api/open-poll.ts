import type { PayloadRequest } from 'payload'
import { requireOpenPost, requirePost } from '@/plugins/public-api/require-post'
import { textPollId } from '@/src/core/contracts/members/text-polls'
import { AppError } from '@/src/core/errors'
import type { VotesOf } from '@/src/server/polls/load-votes'
import type { PostRecord } from '@/src/server/site-data'
import { requireTenant } from '@/src/server/tenancy'
import { runSql } from '@/src/server/transaction'

type Asked = {
  req: PayloadRequest
  host: string
  account: { id: string } | null
  pollId: string
  /** Whether the caller wants to vote, and so must be allowed to. */
  isVoting: boolean
}

export type OpenPoll = {
  profileId: string
  poll: NonNullable<PostRecord['poll']>
  votesOf: VotesOf
}

/**
 * A poll of the host's site that visitors see: that of a post, or one inside a published text.
 *
 * @throws {AppError} `NOT_FOUND`, also for polls of other sites and of drafts; `FORBIDDEN` for voting
 *   in a post that is locked for the caller, and for all polls in the text of one
 */
export async function requirePoll(asked: Asked): Promise<OpenPoll> {
  return textPollId.safeParse(asked.pollId).success ? pollOfText(asked) : pollOfPost(asked)
}

async function pollOfPost({ host, account, pollId, isVoting }: Asked): Promise<OpenPoll> {
  const require = isVoting ? requireOpenPost : requirePost
  const { profileId, post } = await require({ host, account, postId: pollId })
  if (!post.poll) {
    throw new AppError('NOT_FOUND')
  }
  return { profileId, poll: post.poll, votesOf: { column: 'post_id', id: post.id } }
}

type Row = {
  id: string
  question: string
  options: { id: string; text: string }[]
  /** The text is that of a post, which not everybody may read. */
  isOfPost: boolean
}

async function pollOfText({ req, host, account, pollId }: Asked): Promise<OpenPoll> {
  const { profileId } = await requireTenant(host)
  const [document = '', uid = ''] = pollId.split('.')
  const [found] = await runSql(req)<Row>`
    select id, question, options,
      exists (select 1 from posts where posts.id::text = document) as "isOfPost"
    from text_polls
    where document = ${document.toLowerCase()} and uid = ${uid}
      and profile_id = ${profileId} and is_live`
  if (!found) {
    throw new AppError('NOT_FOUND')
  }
  const { id, question, options } = found
  if (found.isOfPost) {
    await requireOpenPost({ host, account, postId: document.toLowerCase() })
  }
  return {
    profileId,
    poll: { question, options, closesAt: null },
    votesOf: { column: 'text_poll_id', id },
  }
}
