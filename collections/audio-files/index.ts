import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
} from 'payload'
import { intoOwnFolder, takeUpload, uploadFolderField } from '@/collections/_fields/upload-fields'
import { protectPurchasedRecording } from '@/collections/_hooks/protect-purchased-files'
import { takeFile } from '@/collections/_hooks/take-file'
import { ownersOnly } from '@/src/access/collection-rules'
import { soundChecks, soundLevels } from '@/src/core/choices/sound-checks'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { checkSoundJob } from '@/src/server/delivery/check-sound'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { sentRecording } from '@/src/server/delivery/sent-recording'
import { refusedFile } from '@/src/server/http/error-envelope'
import { enqueue } from '@/src/server/queue'
import { staysWithinRoom } from '@/src/server/storage/storage-room'

/** As it was sent, byte for byte: `checkSound` decodes all of it, and tells the artist. */
const takeRecording = takeFile({
  ready: (file) => sentRecording(file),
  refusal: ownerMessages.store.sound.otherKind,
})

/** Of a file that was put in the place of another one nothing is known yet. */
const forgetSound: CollectionBeforeChangeHook = ({ data, req }) =>
  req.file ? { ...data, sound: null, seconds: null, level: null, waveform: null } : data

/** Has an upload looked at, and the songs made again that it belongs to. */
const checkUpload: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (!req.file) {
    return doc
  }
  await enqueue(req, checkSoundJob, { audioFileId: doc.id })
  if (operation === 'update') {
    await prepareTracks(req, { original: { equals: doc.id } })
  }
  return doc
}

const measured = {
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
} as const

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
  disableDuplicate: true,
  access: ownersOnly('products'),
  custom: { [refusedFile]: ownerMessages.store.sound.otherKind },
  upload: {
    filenameCompoundIndex: ['prefix', 'filename'],
    // What the chooser of files shows. What a file is, takeRecording finds out.
    mimeTypes: ['audio/*'],
    allowRestrictedFileTypes: true,
    pasteURL: false,
    focalPoint: false,
    crop: false,
  },
  hooks: {
    beforeOperation: [takeUpload, takeRecording],
    beforeChange: [intoOwnFolder('private'), forgetSound],
    afterChange: [staysWithinRoom, checkUpload],
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
    {
      // What said that it cannot be played: what came later may play more.
      name: 'soundChecker',
      type: 'number',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
    // What was measured while it was decoded: length, loudness (LUFS), loudest sample (dBFS), level, and the
    // waveform as percentages.
    ...(['seconds', 'loudness', 'peak'] as const).map((name) => ({
      ...measured,
      name,
      type: 'number' as const,
    })),
    { ...measured, name: 'level', type: 'select', options: [...soundLevels] },
    { ...measured, name: 'waveform', type: 'json' },
  ],
}
