import { callApi } from '@/site/api/client'
import type { CommentWire, PollWire, PostWire } from '@/src/core/contracts/members/post-answers'
import type { ReactionKind } from '@/src/core/contracts/members/posts'
import type { Paginated } from '@/src/core/contracts/products/products'

export type PostsAsked = {
  profileId: string
  page: number
  search: string
  type: string
  tier: string
  saved: string
}

/** One page of the feed as the signed-in visitor may see it. */
export function fetchPosts(asked: PostsAsked, signal?: AbortSignal): Promise<Paginated<PostWire>> {
  const { profileId, page, search, type, tier, saved } = asked
  const filter = { query: search, type, membershipTierId: tier, saved }
  const params = new URLSearchParams({ profileId, page: String(page) })
  for (const [name, value] of Object.entries(filter)) {
    if (value !== '') {
      params.set(`filter[${name}]`, value)
    }
  }
  return callApi({ path: `/public/posts?${params}`, signal })
}

/** One post, with fresh addresses of its files. */
export function fetchPost(id: string): Promise<PostWire> {
  return callApi({ path: `/public/posts/${id}` })
}

/** A post as it was written last, for whom its writer plays. */
export function fetchPostPreview(id: string, signal?: AbortSignal): Promise<PostWire> {
  return callApi({ path: `/public/posts/${id}/preview`, signal })
}

export async function setReaction(
  kind: ReactionKind,
  entityId: string,
  isOn: boolean,
): Promise<void> {
  await callApi({
    path: kind === 'like' ? '/public/likes' : '/public/saves',
    keepalive: true,
    method: isOn ? 'POST' : 'DELETE',
    body: { entityId, entityType: 'post' },
  })
}

export function fetchComments(entityId: string, signal?: AbortSignal): Promise<CommentWire[]> {
  return callApi({ path: `/public/comments?entityId=${entityId}&entityType=post`, signal })
}

/** The post that a comment is on, for those who may see both. */
export function fetchCommentPlace(id: string, signal?: AbortSignal): Promise<{ postId: string }> {
  return callApi({ path: `/public/comments/${id}`, signal })
}

export function postComment(entityId: string, content: string): Promise<CommentWire> {
  return callApi({
    path: '/public/comments',
    method: 'POST',
    body: { entityId, entityType: 'post', content },
  })
}

export function deleteComment(id: string): Promise<void> {
  return callApi({ path: `/public/comments/${id}`, method: 'DELETE' })
}

export function reportComment(id: string): Promise<void> {
  return callApi({ path: `/public/comments/${id}/report`, method: 'POST', body: {} })
}

/** A poll as the visitor may see it: with its result for those who voted. */
export function fetchPoll(pollId: string, signal?: AbortSignal): Promise<PollWire> {
  return callApi({ path: `/public/polls/${pollId}`, signal })
}

export function voteInPoll(pollId: string, optionId: string): Promise<PollWire> {
  return callApi({ path: `/public/polls/${pollId}/vote`, method: 'POST', body: { optionId } })
}
