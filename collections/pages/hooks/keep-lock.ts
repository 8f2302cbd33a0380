import type { CollectionAfterChangeHook, CollectionBeforeOperationHook } from 'payload'
import { staffOf } from '@/src/access/own-profile'
import { hasLock, lockedPage, lockFor } from '@/src/server/document-lock'

/**
 * Whoever edits keeps the page while drafts are saved: Payload gives a lock back with every save, and
 * whoever waits for it could take it before the editor asks again. Notes the lock, after
 * {@link oneWriter}; {@link keepLock} sets it again.
 */
export const noteLock: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id: unknown = 'id' in args ? args.id : undefined
  const isAutosave = operation === 'update' && 'autosave' in args && args.autosave === true
  const editor = staffOf(req)
  if (
    isAutosave &&
    typeof id === 'string' &&
    editor &&
    (await hasLock(req, lockedPage(id), editor.id))
  ) {
    req.context.lockedPageId = id
  }
}

export const keepLock: CollectionAfterChangeHook = async ({ doc, req }) => {
  const editor = staffOf(req)
  if (editor && req.context.lockedPageId === doc.id) {
    req.context.lockedPageId = undefined
    await lockFor(req, lockedPage(doc.id), editor.id)
  }
  return doc
}
