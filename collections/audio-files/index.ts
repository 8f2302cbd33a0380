import type { CollectionConfig } from 'payload'
import {
  forgetAskedFolder,
  intoOwnFolder,
  uploadFolderField,
} from '@/collections/_fields/upload-fields'
import { protectPurchasedRecording } from '@/collections/_hooks/protect-purchased-files'
import { checkUpload, forgetSound } from '@/collections/audio-files/hooks'
import { ownersOnly } from '@/src/access/operations'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'
import { soundChecks } from '@/src/core/sound-checks'
import { refusedFile } from '@/src/server/http/error-envelope'

/** Paid and gated originals. Never public: they leave by a signed link of at most 300 s. */
export const audioFiles: CollectionConfig = {
  slug: slugs.audioFiles,
  labels: { singular: 'Audio file', plural: 'Audio files' },
  admin: {
    useAsTitle: 'filename',
    group: 'Store',
    defaultColumns: ['filename', 'sound', 'filesize', 'createdAt'],
    description: 'The originals that buyers download. Nobody can open them without buying.',
  },
  lockDocuments: false,
  access: ownersOnly,
  custom: { [refusedFile]: ownerMessages.store.sound.otherKind },
  upload: {
    mimeTypes: [
      'audio/mpeg',
      'audio/flac',
      'audio/x-flac',
      'audio/wav',
      'audio/x-wav',
      'audio/mp4',
      'audio/x-m4a',
    ],
    pasteURL: false,
    focalPoint: false,
    crop: false,
  },
  hooks: {
    beforeOperation: [forgetAskedFolder],
    beforeChange: [intoOwnFolder('private'), forgetSound],
    afterChange: [checkUpload],
    beforeDelete: [protectPurchasedRecording],
  },
  fields: [
    uploadFolderField,
    {
      name: 'sound',
      label: 'Can be played',
      type: 'select',
      options: [...soundChecks],
      access: { create: () => false, update: () => false },
      admin: {
        components: {
          Cell: '/collections/audio-files/components/upload-sound#UploadSoundCell',
          Field: '/collections/audio-files/components/upload-sound#UploadSoundField',
        },
      },
    },
  ],
}
