import type { PayloadRequest } from 'payload'
import { readPost, requirePost } from '@/plugins/posts/server/read-post'
import { keepBeside, lockPost, writeFields } from '@/plugins/posts/server/save-post'
import type { PostStateBody } from '@/src/core/contracts/members/post-form'
import type { WrittenPost } from '@/src/core/contracts/members/post-form-answers'
import { refusalOf } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { subjectOfPostMail } from '@/src/server/newsletters/compose-newsletter'
import { callOffPostMail, planPostMail } from '@/src/server/newsletters/post-mail'
import { writtenForm } from '@/src/server/posts/written-post'
import { withTx } from '@/src/server/transaction'

type Change = PostStateBody & { profileId: string; id: string }

/**
 * Shows a post as it was written last, now or from a moment on, and tells those who may see it by mail, if that is
 * wished; or takes it back. All or nothing.
 *
 * @throws {AppError} `VALIDATION_FAILED` with all that is missing, by its place; `CONFLICT` when its mail is on its way
 */
export async function setPostState(
  req: PayloadRequest,
  { profileId, id, ...wish }: Change,
): Promise<WrittenPost> {
  const before = await requirePost(req, profileId, id)
  const isMailed = 'mail' in wish && wish.mail
  // Needs connections of its own, so it is asked before the transaction.
  const subject = isMailed
    ? await subjectOfPostMail({ ...before, caption: writtenForm(before).caption })
    : ''
  return withTx(req, async () => {
    const post = await lockPost(req, profileId, id)
    if (wish.to === 'as-shown') {
      await keepBeside(req, id, null)
      return readPost(req, profileId, id)
    }
    if (wish.to === 'scheduled' && new Date(wish.at) <= new Date()) {
      throw refusalOf([{ field: 'at', message: ownerMessages.posts.planAhead }])
    }
    const form = writtenForm(post)
    const isShownAlready = post.isPublished && Date.parse(post.publishedAt) <= Date.now()
    const publishedAt =
      wish.to === 'scheduled'
        ? new Date(wish.at).toISOString()
        : isShownAlready || wish.to === 'draft'
          ? post.publishedAt
          : new Date().toISOString()
    if (wish.to === 'draft' || !wish.mail) {
      await callOffPostMail(req, post)
    }
    const shown = await writeFields(req, profileId, {
      id,
      form,
      standing: { isPublished: wish.to !== 'draft', publishedAt },
    })
    await keepBeside(req, id, null)
    if (isMailed) {
      await planPostMail(req, shown, subject)
    }
    return readPost(req, profileId, id)
  })
}
