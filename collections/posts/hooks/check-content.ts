import type { CollectionBeforeValidateHook } from 'payload'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'
import { repeatedAnswers } from '@/src/core/text-polls'

const words = ownerMessages.posts

type Post = {
  type?: string
  media?: unknown[] | null
  visibility?: string
  tiers?: unknown[] | null
  isPublished?: boolean | null
  poll?: { question?: string | null; options?: { text?: string | null }[] | null } | null
}

/** A published post has something to show, files or a question with answers, and somebody to show it to. */
export const checkContent: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const post: Post = { ...originalDoc, ...data }
  const problem = post.isPublished ? (problemOf(post) ?? readersProblem(post, originalDoc)) : null
  if (problem) {
    // The admin says the words of such an error; of Payload's own, only which field is meant.
    throw refusalOf([problem])
  }
  return data
}

function problemOf({ type, media, poll }: Post): FieldError | null {
  if (type !== 'poll') {
    return media?.length ? null : { field: 'media', message: words.nothingToShow }
  }
  if (!poll?.question?.trim()) {
    return { field: 'poll.question', message: words.noQuestion }
  }
  const options = poll.options ?? []
  if (options.length < limits.poll.optionsMin) {
    return { field: 'poll.options', message: words.fewAnswers }
  }
  const [repeated] = repeatedAnswers(options)
  return repeated === undefined
    ? null
    : { field: 'poll.options', message: words.sameAnswer(options[repeated]?.text?.trim() ?? '') }
}

/** What lost its last tier, as its artist wished, can be changed further. */
function readersProblem(post: Post, before: Post | undefined): FieldError | null {
  const isForNobody = ({ visibility, tiers }: Post) => visibility === 'tiers' && !tiers?.length
  return isForNobody(post) && !(before?.isPublished && isForNobody(before))
    ? { field: 'tiers', message: `${words.noReaders('it')} Choose at least one` }
    : null
}
