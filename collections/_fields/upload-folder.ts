import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, TextField } from 'payload'
import { profileIdOf } from '@/src/server/cache-tags'

/** Where a file is stored. Callers may not choose it: it would open another artist's files. */
export const uploadFolderField: TextField = {
  name: 'prefix',
  type: 'text',
  access: { create: () => false, update: () => false },
}

/**
 * A new random folder for each file, so that an address never changes its content and tells nothing.
 * The server's own code may name it (`context.uploadFolder`), to find what was stored from an upload.
 */
export function intoOwnFolder(visibility: 'public' | 'private'): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req }) =>
    req.file
      ? {
          ...data,
          prefix: `${visibility}/${profileIdOf({ ...originalDoc, ...data })}/${req.context.uploadFolder ?? randomUUID()}`,
        }
      : data
}

/**
 * Forms send a folder along, among whose files alone Payload would look for one of the same name. Names
 * are unique over all folders, so the second `cover.jpg` would be refused instead of being numbered.
 */
export const forgetAskedFolder: CollectionBeforeOperationHook = ({ args }) => {
  if ('data' in args && args.data && 'prefix' in args.data) {
    const { prefix: _, ...data } = args.data as Record<string, unknown>
    return { ...args, data }
  }
  return args
}
