import { hasAccess } from '@/src/access/post-access'
import { AppError } from '@/src/core/errors'
import { postsMessages } from '@/src/core/messages/posts'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { getPostRecord, getWrittenPost, type PostRecord } from '@/src/server/site-data'
import { requireTenant } from '@/src/server/tenancy'

type Asked = { host: string; account: { id: string } | null; postId: string }

/**
 * A published post of the host's site, wherever the caller may go from there.
 *
 * @throws {AppError} `NOT_FOUND`, also for posts of other sites, drafts and what is to come
 */
export async function requirePost({
  host,
  postId,
}: Pick<Asked, 'host' | 'postId'>): Promise<{ profileId: string; post: PostRecord }> {
  const { profileId } = await requireTenant(host)
  const post = await getPostRecord(profileId, postId)
  if (!post) {
    throw new AppError('NOT_FOUND')
  }
  return { profileId, post }
}

/**
 * A post of the host's site as it was written last, draft or not. Ask first who wants to see it.
 *
 * @throws {AppError} `NOT_FOUND`
 */
export async function requireWrittenPost({
  host,
  postId,
}: Pick<Asked, 'host' | 'postId'>): Promise<{ profileId: string; post: PostRecord }> {
  const { profileId } = await requireTenant(host)
  const post = await getWrittenPost(profileId, postId)
  if (!post) {
    throw new AppError('NOT_FOUND')
  }
  return { profileId, post }
}

/**
 * A post that the caller may see whole, and so react to.
 *
 * @throws {AppError} `NOT_FOUND`; `FORBIDDEN` for a post that is locked for the caller
 */
export async function requireOpenPost({ host, account, postId }: Asked): Promise<{
  profileId: string
  post: PostRecord
}> {
  const found = await requirePost({ host, postId })
  const viewer = await postViewerOf(found.profileId, account)
  if (!hasAccess(found.post, viewer)) {
    throw new AppError('FORBIDDEN', { message: postsMessages.lockedText })
  }
  return found
}
