import type { UploadField, Where } from 'payload'

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
