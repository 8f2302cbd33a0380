import type { Endpoint, PayloadRequest } from 'payload'
import { requireOpenPost } from '@/plugins/public-api/require-post'
import { idParams } from '@/src/core/contracts/ids'
import type { CommentWire } from '@/src/core/contracts/members/post-answers'
import {
  commentAnswer,
  commentListAnswer,
  commentPlaceAnswer,
} from '@/src/core/contracts/members/post-answers'
import { commentBody, entityRef } from '@/src/core/contracts/members/posts'
import { AppError } from '@/src/core/errors'
import { fullName } from '@/src/core/full-name'
import { limits } from '@/src/core/limits'
import { postsMessages } from '@/src/core/messages/posts'
import { requireVerifiedEmail } from '@/src/server/accounts/verified-email'
import { cacheTags, revalidateTagsSoon } from '@/src/server/caching/cache-tags'
import { countAttempt } from '@/src/server/http/rate-limit'
import { definePublicEndpoint } from '@/src/server/public-endpoint'
import { requireTenant } from '@/src/server/tenancy'
import { runSql, withTx } from '@/src/server/transaction'

type Row = Omit<CommentWire, 'createdAt' | 'isOwn'> & { createdAt: Date; accountId: string }

const list = definePublicEndpoint({
  method: 'get',
  path: '/public/comments',
  summary: `The latest ${limits.comment.shown} comments on a post, oldest first`,
  answer: commentListAnswer,
  query: entityRef,
  failures: ['FORBIDDEN'],
  account: 'optional',
  run: async ({ req, query: { entityId: postId }, account, host }): Promise<CommentWire[]> => {
    await requireOpenPost({ host, account, postId })
    const rows = await runSql(req)<Row>`
      select comments.id, content, comments.created_at as "createdAt", account_id as "accountId",
        trim(concat_ws(' ', first_name, last_name)) as "fullName"
      from comments join public_accounts on public_accounts.id = account_id
      where post_id = ${postId} and hidden_at is null
      order by comments.created_at desc, comments.id
      limit ${limits.comment.shown}`
    return rows.reverse().map((row) => toWire(row, account?.id))
  },
})

const add = definePublicEndpoint({
  method: 'post',
  path: '/public/comments',
  summary: 'Comments on a post',
  answer: commentAnswer,
  status: 201,
  body: commentBody,
  failures: ['FORBIDDEN', 'EMAIL_NOT_CONFIRMED'],
  account: 'required',
  rateLimit: 'commentChange',
  run: async ({ req, body, account, host }): Promise<CommentWire> => {
    const { profileId, post } = await requireOpenPost({ host, account, postId: body.entityId })
    await requireVerifiedEmail(req, account.id)
    await countAttempt({ payload: req.payload, limit: 'comment', by: [account.id] })
    // The lock makes an artist who blocks this fan at the same time wait for the comment.
    const [row] = await runSql(req)<{ id: string; createdAt: Date }>`
      insert into comments (profile_id, post_id, account_id, content)
      select ${profileId}::uuid, ${post.id}::uuid, id, ${body.content} from public_accounts
      where id = ${account.id} and comments_blocked_at is null
      for share
      returning id, created_at as "createdAt"`
    if (!row) {
      throw new AppError('FORBIDDEN', { message: postsMessages.commentsBlocked })
    }
    revalidateTagsSoon(req, cacheTags.posts(profileId))
    const said = { ...row, content: body.content, fullName: fullName(account) }
    return toWire({ ...said, accountId: account.id }, account.id)
  },
})

const remove = definePublicEndpoint({
  method: 'delete',
  path: '/public/comments/:id',
  summary: "Deletes the caller's own comment",
  params: idParams,
  account: 'required',
  rateLimit: 'commentChange',
  run: async ({ req, params, account }): Promise<void> => {
    const rows = await runSql(req)`
      delete from comments
      where id = ${params.id} and account_id = ${account.id} and profile_id = ${account.profileId}
      returning id`
    if (rows.length === 0) {
      throw new AppError('NOT_FOUND')
    }
    revalidateTagsSoon(req, cacheTags.posts(account.profileId))
  },
})

const place = definePublicEndpoint({
  method: 'get',
  path: '/public/comments/:id',
  summary: 'The post that a comment is on, for links to the comment',
  answer: commentPlaceAnswer,
  params: idParams,
  failures: ['FORBIDDEN'],
  account: 'optional',
  run: async ({ req, params, account, host }): Promise<{ postId: string }> => {
    const { profileId } = await requireTenant(host)
    const postId = await postOfComment(req, { id: params.id, profileId })
    await requireOpenPost({ host, account, postId })
    return { postId }
  },
})

const report = definePublicEndpoint({
  method: 'post',
  path: '/public/comments/:id/report',
  summary:
    'Tells the artist that a comment should not be there; once per visitor, however often said',
  params: idParams,
  failures: ['FORBIDDEN'],
  account: 'required',
  rateLimit: 'commentChange',
  run: async ({ req, params, account, host }): Promise<void> => {
    const { profileId } = await requireTenant(host)
    const postId = await postOfComment(req, { id: params.id, profileId })
    await requireOpenPost({ host, account, postId })
    await withTx(req, () => noteReport(req, { id: params.id, accountId: account.id }))
  },
})

/** A report that the artist has closed stays closed for its reporter: somebody else may reopen it. */
async function noteReport(
  req: PayloadRequest,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await runSql(req)`select id from comments where id = ${id} for no key update`
  const rows = await runSql(req)`
    insert into comments_reports (_parent_id, _order, id, account_id, at)
    select id, (select count(*) + 1 from comments_reports where _parent_id = ${id}),
      gen_random_uuid()::text, ${accountId}::uuid, now()
    from comments where id = ${id} and hidden_at is null and not exists (
      select 1 from comments_reports where _parent_id = ${id} and account_id = ${accountId})
    returning id`
  if (rows.length > 0) {
    await runSql(req)`
      update comments
      set open_reports = open_reports + 1, reported_at = coalesce(reported_at, now())
      where id = ${id}`
  }
}

/** @throws {AppError} `NOT_FOUND`, also for comments that the artist has hidden */
async function postOfComment(
  req: PayloadRequest,
  { id, profileId }: { id: string; profileId: string },
): Promise<string> {
  const rows = await runSql(req)<{ postId: string }>`
    select post_id as "postId" from comments
    where id = ${id} and profile_id = ${profileId} and hidden_at is null`
  const postId = rows[0]?.postId
  if (!postId) {
    throw new AppError('NOT_FOUND')
  }
  return postId
}

function toWire({ accountId, createdAt, ...rest }: Row, callerId?: string): CommentWire {
  return {
    ...rest,
    createdAt: new Date(createdAt).toISOString(),
    isOwn: accountId === callerId,
  }
}

export const commentEndpoints: Endpoint[] = [list, place, add, remove, report]
