import type { CollectionConfig, GetAdminThumbnail } from 'payload'
import {
  intoOwnFolder,
  pictureSizes,
  shownFileTypes,
  takeUpload,
  uploadFolderField,
} from '@/collections/_fields/upload-fields'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { readyForBrowsers, takeFile } from '@/collections/_hooks/take-file'
import { findPalette, forgetCover, nameFile, refreshCovers } from '@/collections/media/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import type { Media } from '@/src/payload-types'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { refusedFile } from '@/src/server/http/error-envelope'
import { rewrittenTypes } from '@/src/server/pictures/rewrite-picture'
import { storage } from '@/src/server/storage'
import { staysWithinRoom } from '@/src/server/storage/storage-room'

/**
 * Where the admin's forms and lists find the small picture. Payload itself would name an address of its
 * API, which serves no file that everyone may see.
 */
const thumbnailUrl: GetAdminThumbnail = ({ doc }) => {
  const { filename, mimeType, prefix, sizes } = doc as Partial<Media>
  const name = mimeType?.startsWith('image/') && (sizes?.w320?.filename ?? filename)
  return name && prefix ? storage().publicUrl(`${prefix}/${name}`) : null
}

const takeShown = takeFile({
  ready: readyForBrowsers(shownFileTypes),
  refusal: ownerMessages.uploads.otherContent,
})

const clearTags = revalidatesTags((doc) => [cacheTags.media(profileIdOf(doc))])

/** Pictures, films and audio previews that anyone may see. Paid originals live in `audio-files`. */
export const media: CollectionConfig = {
  slug: slugs.media,
  labels: { singular: 'Picture or film', plural: 'Pictures and films' },
  admin: {
    useAsTitle: 'filename',
    group: 'Site',
    defaultColumns: ['filename', 'alt', 'updatedAt'],
  },
  lockDocuments: false,
  disableDuplicate: true,
  access: ownersOnly('media'),
  custom: { [refusedFile]: ownerMessages.uploads.otherContent },
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    mimeTypes: [...shownFileTypes, ...rewrittenTypes],
    // `takeShown` has looked.
    allowRestrictedFileTypes: true,
    pasteURL: false,
    focalPoint: true,
    crop: true,
    adminThumbnail: thumbnailUrl,
    imageSizes: pictureSizes([320, 640, 960, 1280, 1920]),
  },
  indexes: [{ fields: ['profile', 'createdAt'] }],
  hooks: {
    beforeOperation: [notFoundForOtherOwners, takeUpload, takeShown],
    beforeChange: [intoOwnFolder('public'), nameFile, findPalette],
    afterChange: [staysWithinRoom, refreshCovers, ...clearTags.afterChange],
    beforeDelete: [forgetCover],
    afterDelete: clearTags.afterDelete,
  },
  fields: [
    {
      name: 'alt',
      label: "Describe it, for people who can't see it",
      type: 'text',
      maxLength: limits.upload.altMax,
    },
    {
      name: 'parent',
      type: 'select',
      options: ['website'],
      defaultValue: 'website',
      admin: { hidden: true },
    },
    // Colours of a page that fit it, found when it is uploaded.
    {
      name: 'palette',
      type: 'json',
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
    {
      // The import that fetched it, which can be taken back.
      name: 'import',
      type: 'relationship',
      relationTo: slugs.imports,
      index: true,
      access: { create: () => false, read: () => false, update: () => false },
      admin: { hidden: true },
    },
    uploadFolderField,
  ],
}
