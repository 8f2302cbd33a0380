import type { CollectionBeforeOperationHook } from 'payload'

/** Tells later hooks, in `context.savesDraft`, whether the call leaves what visitors see alone. */
export const markDraftSave: CollectionBeforeOperationHook = ({ args, context, operation }) => {
  if (operation === 'update' || operation === 'restoreVersion') {
    context.savesDraft = 'draft' in args && args.draft === true
  }
}
