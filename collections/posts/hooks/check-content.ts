import type { CollectionBeforeValidateHook } from 'payload'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'

type Post = {
  type?: string
  media?: unknown[] | null
  visibility?: string
  tiers?: unknown[] | null
  isPublished?: boolean | null
  poll?: { question?: string | null; options?: unknown[] | null } | null
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
    return media?.length
      ? null
      : { field: 'media', message: 'Add a picture, film or recording before you publish' }
  }
  if (!poll?.question?.trim()) {
    return { field: 'poll.question', message: 'A poll needs a question before you publish' }
  }
  return (poll.options?.length ?? 0) >= limits.poll.optionsMin
    ? null
    : {
        field: 'poll.options',
        message: `A poll needs at least ${limits.poll.optionsMin} answers before you publish`,
      }
}

/** What lost its last tier, as its artist wished, can be changed further. */
function readersProblem(post: Post, before: Post | undefined): FieldError | null {
  const isForNobody = ({ visibility, tiers }: Post) => visibility === 'tiers' && !tiers?.length
  return isForNobody(post) && !(before?.isPublished && isForNobody(before))
    ? {
        field: 'tiers',
        message:
          'Nobody can read it: it is for members of chosen tiers, but none is chosen. Choose at least one',
      }
    : null
}
