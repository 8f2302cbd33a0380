import type { CollectionAfterChangeHook } from 'payload'
import { moveWithPost } from '@/src/server/newsletters/move-newsletter'

/** The mail about a post comes when the post is shown, however often that is changed; other changes leave it alone. */
export const moveMail: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'update' && showing(doc) !== showing(previousDoc)) {
    await moveWithPost(req, String(doc.id))
  }
  return doc
}

type Showing = { isPublished?: boolean | null; publishedAt?: string | null }

const showing = ({ isPublished, publishedAt }: Showing): string =>
  `${isPublished === true} ${publishedAt ? new Date(publishedAt).getTime() : ''}`
