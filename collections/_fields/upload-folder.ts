import { randomUUID } from 'node:crypto'
import type { CollectionBeforeChangeHook, TextField } from 'payload'
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
