import { randomUUID } from 'node:crypto'
import type {
  CollectionBeforeChangeHook,
  CollectionBeforeOperationHook,
  ImageSize,
  TextField,
  UploadField,
  Where,
} from 'payload'
import { uploadFileName } from '@/src/core/files'
import { profileIdOf } from '@/src/server/caching/cache-tags'

type OwnUploadOptions = Partial<UploadField> & Pick<UploadField, 'name' | 'relationTo'>

/**
 * Files of the document's own profile. The multi-tenant plugin checks relationships only: without
 * this an owner could show, or sell, another artist's files by their id.
 *
 * @param only what the files have to be besides
 */
export function ownUpload(options: OwnUploadOptions, only: Where = {}): UploadField {
  return {
    ...options,
    type: 'upload',
    filterOptions: ({ data }) => {
      const profile: unknown = data?.profile?.id ?? data?.profile
      return profile ? { and: [{ profile: { equals: profile } }, only] } : false
    },
  } as UploadField
}

/** What may be shown on a page or in a post. Neither SVG nor HTML: both can carry scripts. */
export const shownFileTypes = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'video/mp4',
  'audio/mpeg',
]

/** Smaller copies of a picture, named `w640` after their widths in pixels. */
export function pictureSizes(widths: readonly number[]): ImageSize[] {
  return widths.map((width) => ({
    name: `w${width}`,
    width,
    withoutEnlargement: true,
    formatOptions: { format: 'webp', options: { quality: 78 } },
  }))
}

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
 * Gives an upload the name that its owner gave it, in any script, and a folder of its own from the start, so that
 * Payload finds no other file of that name there and keeps it. The folder that a caller names counts for nothing.
 */
export const takeUpload: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if ('data' in args && args.data && 'prefix' in args.data) {
    const { prefix: _, ...data } = args.data as Record<string, unknown>
    args = { ...args, data }
  }
  if (!req.file || (operation !== 'create' && operation !== 'update')) {
    return args
  }
  req.file = { ...req.file, name: uploadFileName(req.file.name) }
  return 'data' in args ? { ...args, data: { ...args.data, prefix: randomUUID() } } : args
}
