import type { PayloadRequest } from 'payload'
import { openVisibilities } from '@/src/access/post-access'
import type { FieldError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { repeatedAnswers } from '@/src/core/polls/text-polls'
import { type RichTextDoc, storedRichText } from '@/src/core/rich-text'
import { slugs } from '@/src/core/slugs'
import { idOf } from '@/src/server/site-data/visitor-read'

const messages = ownerMessages.posts

type Post = {
  type?: string
  caption?: string | null
  body?: unknown
  media?: { file?: string | { id: string } | null }[] | null
  visibility?: string
  tiers?: unknown[] | null
  isPublished?: boolean | null
  poll?: { question?: string | null; options?: { text?: string | null }[] | null } | null
}

/**
 * What keeps a post from being shown, by its field: it has words, what its kind says, and somebody to show it to.
 *
 * @param before as it was; what was shown before can be changed further
 */
export async function postProblems(
  req: PayloadRequest,
  post: Post,
  before?: Post,
): Promise<FieldError[]> {
  return [
    wordsProblem(post),
    post.type === 'poll' ? pollProblem(post) : contentProblem(post, before),
    await kindProblem(req, post, before),
    readersProblem(post, before),
  ].filter((problem) => problem !== null)
}

function wordsProblem({ caption }: Post): FieldError | null {
  const words = caption?.trim() ?? ''
  return words === '' || words === messages.untitled
    ? { field: 'caption', message: messages.noWords }
    : null
}

/** What is for everybody needs no more than its words: nothing of it is locked. */
function contentProblem(post: Post, before: Post | undefined): FieldError | null {
  const isEmpty = ({ media, body, visibility }: Post) =>
    !isForAll(visibility) && !media?.length && !hasContent(storedRichText(body))
  return isEmpty(post) && !(before?.isPublished && isEmpty(before))
    ? { field: 'media', message: messages.nothingBehind }
    : null
}

const isForAll = (visibility: string | undefined) =>
  openVisibilities.some((each) => each === visibility)

function hasContent(doc: RichTextDoc | null): boolean {
  const [first, ...others] = doc?.root.children ?? []
  return others.length > 0 || (first !== undefined && (first.children?.length ?? 1) > 0)
}

function pollProblem({ poll }: Post): FieldError | null {
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
