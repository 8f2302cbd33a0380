import type { CollectionBeforeValidateHook } from 'payload'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'

type Post = {
  type?: string
  media?: unknown[] | null
  poll?: { question?: string | null; options?: unknown[] | null } | null
}

/** A published post has something to show: files, or a question with answers. */
export const checkContent: CollectionBeforeValidateHook = ({ data, originalDoc }) => {
  const post = { ...originalDoc, ...data } as Post & { isPublished?: boolean }
  const problem = post.isPublished ? problemOf(post) : null
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
