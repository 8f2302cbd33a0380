import { type CollectionBeforeValidateHook, ValidationError } from 'payload'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'

type Post = {
  type?: string
  media?: unknown[] | null
  poll?: { question?: string | null; options?: unknown[] | null } | null
}

/** A published post has something to show: files, or a question with answers. */
export const checkContent: CollectionBeforeValidateHook = ({ data, originalDoc, req }) => {
  const post = { ...originalDoc, ...data } as Post & { isPublished?: boolean }
  const problem = post.isPublished ? problemOf(post) : null
  if (problem) {
    throw new ValidationError({ collection: slugs.posts, errors: [problem], req })
  }
  return data
}

function problemOf({ type, media, poll }: Post): { message: string; path: string } | null {
  if (type !== 'poll') {
    return media?.length ? null : { path: 'media', message: 'Add what the post shows' }
  }
  if (!poll?.question?.trim()) {
    return { path: 'poll.question', message: 'Ask something' }
  }
  return (poll.options?.length ?? 0) >= limits.poll.optionsMin
    ? null
    : { path: 'poll.options', message: `Give at least ${limits.poll.optionsMin} answers` }
}
