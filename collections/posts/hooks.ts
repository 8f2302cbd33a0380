import type {
  CollectionAfterChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
} from 'payload'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repeatedAnswers } from '@/src/core/polls/text-polls'
import { slugs } from '@/src/core/slugs'
import { moveWithPost } from '@/src/server/newsletters/move-newsletter'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

const messages = ownerMessages.posts

type Post = {
  type?: string
  media?: { file?: string | { id: string } | null }[] | null
  visibility?: string
  tiers?: unknown[] | null
  isPublished?: boolean | null
  poll?: { question?: string | null; options?: { text?: string | null }[] | null } | null
}

/** A published post has what its kind says, files or a question with answers, and somebody to show it to. */
export const checkContent: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const post: Post = { ...originalDoc, ...data }
  const problem = post.isPublished
    ? (problemOf(post) ??
      (await kindProblem(req, post, originalDoc)) ??
      readersProblem(post, originalDoc))
    : null
  if (problem) {
    // The admin says the words of such an error; of Payload's own, only which field is meant.
    throw refusalOf([problem])
  }
  return data
}

function problemOf({ type, media, poll }: Post): FieldError | null {
  if (type !== 'poll') {
    return media?.length ? null : { field: 'media', message: messages.nothingToShow }
  }
  if (!poll?.question?.trim()) {
    return { field: 'poll.question', message: messages.noQuestion }
  }
  const options = poll.options ?? []
  if (options.length < limits.poll.optionsMin) {
    return { field: 'poll.options', message: messages.fewAnswers }
  }
  const [repeated] = repeatedAnswers(options)
  return repeated === undefined
    ? null
    : { field: 'poll.options', message: messages.sameAnswer(options[repeated]?.text?.trim() ?? '') }
}

/**
 * Fans who look for films alone find one in each. Pictures are also the kind of whatever has none of its own.
 * What was shown without a film before can be changed further.
 */
async function kindProblem(
  req: PayloadRequest,
  post: Post,
  before: Post | undefined,
): Promise<FieldError | null> {
  const { type } = post
  const isShownAlready =
    before?.isPublished && before.type === type && String(filesOf(before)) === String(filesOf(post))
  if ((type !== 'video' && type !== 'audio') || isShownAlready) {
    return null
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.postFiles,
    where: {
      and: [{ id: { in: filesOf(post) } }, { mimeType: { contains: `${type}/` } }],
    },
    req,
  })
  return totalDocs > 0 ? null : { field: 'media', message: messages.noFileOfKind[type] }
}

function filesOf({ media }: Post): string[] {
  return (media ?? []).flatMap(({ file }) => idOf(file) ?? [])
}

/** What lost its last tier, as its artist wished, can be changed further. */
function readersProblem(post: Post, before: Post | undefined): FieldError | null {
  const isForNobody = ({ visibility, tiers }: Post) => visibility === 'tiers' && !tiers?.length
  return isForNobody(post) && !(before?.isPublished && isForNobody(before))
    ? { field: 'tiers', message: `${messages.noReaders('it')} Choose at least one` }
    : null
}

/** Tiers belong to posts that are for tiers. Others keep none, whatever the form held. */
export const clearTiers: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const visibility = data?.visibility ?? originalDoc?.visibility
  return data && visibility !== 'tiers' ? { ...data, tiers: [] } : data
}

/** The mail about a post comes when the post is shown, however often that is changed; other changes leave it alone. */
export const rescheduleMail: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && showing(doc) !== showing(previousDoc)) {
    await moveWithPost(req, String(doc.id))
  }
  return doc
}

type Showing = { isPublished?: boolean | null; publishedAt?: string | null }

const showing = ({ isPublished, publishedAt }: Showing): string =>
  `${isPublished === true} ${publishedAt ? new Date(publishedAt).getTime() : ''}`

/** Comments, likes, saves and votes go with their post. */
export const removeReactions: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req)`delete from comments where post_id = ${id}`
  await runSql(req)`delete from reactions where post_id = ${id}`
  await runSql(req)`delete from poll_votes where post_id = ${id}`
}
