import { sql } from '@payloadcms/db-postgres'
import type { Endpoint, PayloadRequest } from 'payload'
import { requireOpenPost } from '@/plugins/public-api/require-post'
import {
  countAnswer,
  likeAnswer,
  likedAnswer,
  savedAnswer,
} from '@/src/core/contracts/members/post-answers'
import { entityRef, type ReactionKind } from '@/src/core/contracts/members/posts'
import { cacheTags, revalidateTagsSoon } from '@/src/server/caching/cache-tags'
import { loadActivity, nothing } from '@/src/server/posts/post-activity'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { runSql } from '@/src/server/transaction'

const activityOf = async (postId: string, accountId: string | null) =>
  (await loadActivity([postId], accountId)).get(postId) ?? nothing()

const likeStatus = definePublicEndpoint({
  method: 'get',
  path: '/public/likes/status',
  summary: 'Whether the caller likes a post',
  answer: likedAnswer,
  query: entityRef,
  failures: ['FORBIDDEN'],
  account: 'required',
  run: async ({ query: { entityId: postId }, account, host }) => {
    await requireOpenPost({ host, account, postId })
    return { liked: (await activityOf(postId, account.id)).liked }
  },
})

const saveStatus = definePublicEndpoint({
  method: 'get',
  path: '/public/saves/status',
  summary: 'Whether the caller saved a post',
  answer: savedAnswer,
  query: entityRef,
  failures: ['FORBIDDEN'],
  account: 'required',
  run: async ({ query: { entityId: postId }, account, host }) => {
    await requireOpenPost({ host, account, postId })
    return { saved: (await activityOf(postId, account.id)).saved }
  },
})

const counts = (['likes', 'comments'] as const).map((what) =>
  definePublicEndpoint({
    method: 'get',
    path: `/public/${what}/count`,
    summary: `How many ${what} a post has`,
    answer: countAnswer,
    query: entityRef,
    failures: ['FORBIDDEN'],
    account: 'optional',
    run: async ({ query: { entityId: postId }, account, host }) => {
      await requireOpenPost({ host, account, postId })
      return { count: (await activityOf(postId, null))[what] }
    },
  }),
)

const likes = (['post', 'delete'] as const).map((method) =>
  definePublicEndpoint({
    method,
    path: '/public/likes',
    summary: method === 'post' ? 'Likes a post' : 'Takes a like back',
    answer: likeAnswer,
    body: entityRef,
    account: 'required',
    rateLimit: 'reaction',
    failures: ['FORBIDDEN'],
    run: async ({ req, body: { entityId: postId }, account, host }) => {
      const { profileId } = await requireOpenPost({ host, account, postId })
      await setReaction(req, method, { kind: 'like', profileId, postId, accountId: account.id })
      revalidateTagsSoon(req, cacheTags.posts(profileId))
      const { liked, likes: count } = await activityOf(postId, account.id)
      return { liked, count }
    },
  }),
)

const saves = (['post', 'delete'] as const).map((method) =>
  definePublicEndpoint({
    method,
    path: '/public/saves',
    summary: method === 'post' ? 'Saves a post for later' : 'Forgets a saved post',
    answer: savedAnswer,
    body: entityRef,
    account: 'required',
    rateLimit: 'reaction',
    failures: ['FORBIDDEN'],
    run: async ({ req, body: { entityId: postId }, account, host }) => {
      const { profileId } = await requireOpenPost({ host, account, postId })
      await setReaction(req, method, { kind: 'save', profileId, postId, accountId: account.id })
      return { saved: method === 'post' }
    },
  }),
)

type Reaction = { kind: ReactionKind; profileId: string; postId: string; accountId: string }

/** One statement each, so that any number of them at the same time leave one row or none. */
async function setReaction(
  req: PayloadRequest,
  method: 'post' | 'delete',
  { kind, profileId, postId, accountId }: Reaction,
): Promise<void> {
  await runSql(req)`${
    method === 'post'
      ? sql`
          insert into reactions (profile_id, kind, post_id, account_id)
          values (${profileId}, ${kind}, ${postId}, ${accountId})
          on conflict (post_id, kind, account_id) do nothing`
      : sql`
          delete from reactions
          where post_id = ${postId} and kind = ${kind} and account_id = ${accountId}`
  }`
}

export const reactionEndpoints: Endpoint[] = [likeStatus, saveStatus, ...counts, ...likes, ...saves]
