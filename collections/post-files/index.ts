import type { CollectionAfterChangeHook, CollectionConfig, GetAdminThumbnail } from 'payload'
import {
  intoOwnFolder,
  pictureSizes,
  shownFileTypes,
  takeUpload,
  uploadFolderField,
} from '@/collections/_fields/upload-fields'
import { readyForBrowsers, takeFile } from '@/collections/_hooks/take-file'
import { blurPicture } from '@/collections/post-files/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { ownThumbnail } from '@/src/core/files/own-post-file'
import { postsMessages } from '@/src/core/messages/posts'
import { slugs } from '@/src/core/slugs'
import type { PostFile } from '@/src/payload-types'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'
import { refusedFile } from '@/src/server/http/error-envelope'
import { rewrittenTypes } from '@/src/server/pictures/rewrite-picture'
import { measureRecordingJob } from '@/src/server/posts/measure-recording'
import { enqueue } from '@/src/server/queue'
import { staysWithinRoom } from '@/src/server/storage/storage-room'

/** What a post may show. Recordings also as phones and studios make them: every browser plays them. */
const postFileTypes: readonly string[] = [
  ...shownFileTypes,
  'audio/wav',
  'audio/x-wav',
  'audio/vnd.wave',
  'audio/mp4',
  'audio/m4a',
  'audio/x-m4a',
  'application/pdf',
]

const takeShown = takeFile({
  ready: readyForBrowsers(postFileTypes),
  refusal: postsMessages.otherKindOfFile,
})

const clearTags = revalidatesTags((doc) => [cacheTags.posts(profileIdOf(doc))])

const thumbnailUrl: GetAdminThumbnail = ({ doc }) => ownThumbnail(doc as Partial<PostFile>) || null

const measureUpload: CollectionAfterChangeHook = async ({ doc, req }) => {
  if (req.file?.mimetype.startsWith('audio/')) {
    await enqueue(req, measureRecordingJob, { postFileId: doc.id })
  }
  return doc
}

/**
 * Pictures, films and recordings of posts. Never public by themselves: who may open one is decided
 * by the post that shows it.
 */
export const postFiles: CollectionConfig = {
  slug: slugs.postFiles,
  labels: { singular: 'File of a post', plural: 'Files of posts' },
  admin: {
    useAsTitle: 'filename',
    group: 'Members',
    defaultColumns: ['filename', 'alt', 'filesize', 'createdAt'],
    description:
      'What your posts show: pictures (JPEG, PNG, WebP, GIF, AVIF), films (MP4), recordings (MP3, M4A, WAV) and PDF. Only those may open a file who may open its post.',
  },
  lockDocuments: false,
  disableDuplicate: true,
  access: ownersOnly('posts'),
  custom: { [refusedFile]: postsMessages.otherKindOfFile },
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    mimeTypes: [...postFileTypes, ...rewrittenTypes],
    // `takeShown` has looked.
    allowRestrictedFileTypes: true,
    pasteURL: false,
    focalPoint: false,
    crop: false,
    adminThumbnail: thumbnailUrl,
    imageSizes: pictureSizes([640, 1280]),
  },
  hooks: {
    beforeOperation: [takeUpload, takeShown],
    beforeChange: [intoOwnFolder('private'), blurPicture],
    afterChange: [staysWithinRoom, measureUpload, ...clearTags.afterChange],
    afterDelete: clearTags.afterDelete,
  },
  fields: [
    {
      name: 'alt',
      label: "Describe it, for people who can't see it",
      type: 'text',
      maxLength: 300,
    },
    uploadFolderField,
    {
      // Of a recording, once it was measured.
      name: 'durationSeconds',
      type: 'number',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    {
      // A few blurred pixels as a `data:` address: all that those without access get to see.
      name: 'blur',
      type: 'text',
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
