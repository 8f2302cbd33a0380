import type { CollectionAfterChangeHook } from 'payload'
import { moveWithPost } from '@/src/server/newsletters/move-newsletter'

/** The mail about a post comes when the post is shown, however often that is changed. */
export const moveMail: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') {
    await moveWithPost(req, String(doc.id))
  }
  return doc
}
