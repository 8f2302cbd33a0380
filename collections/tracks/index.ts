import type { CollectionConfig } from 'payload'
import { playLimitField, productField } from '@/collections/_fields/fields'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { protectPurchasedSong } from '@/collections/_hooks/protect-purchased-files'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import { checkNewSong, summariseProduct } from '@/collections/products/hooks'
import {
  forgetSong,
  numberSong,
  prepareSong,
  recountSongs,
  takeLength,
} from '@/collections/tracks/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { isIsrc, plainIsrc } from '@/src/core/choices/isrc'
import { optionsOf } from '@/src/core/choices/options-of'
import { streamingChoices, streamingLabels } from '@/src/core/choices/streaming-choices'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** A song of a release: a preview for everyone, an original for buyers. */
export const tracks: CollectionConfig = {
  slug: slugs.tracks,
  labels: { singular: 'Song', plural: 'Songs' },
  admin: {
    useAsTitle: 'title',
    group: 'Store',
    defaultColumns: ['title', 'product', 'position', 'durationSeconds', 'sound'],
  },
  lockDocuments: false,
  access: ownersOnly('products'),
  defaultSort: 'position',
  hooks: {
    beforeOperation: [returnsWholeDocument('create', 'update', 'delete')],
    beforeValidate: [numberSong],
    beforeChange: [takeLength],
    afterChange: [summariseProduct, prepareSong, checkNewSong],
    beforeDelete: [protectPurchasedSong, forgetSong],
    afterDelete: [summariseProduct, recountSongs],
  },
  fields: [
    productField,
    {
      name: 'position',
      label: 'Number',
      type: 'number',
      required: true,
      // Stored songs have one: numberSong gives the next one to those that come without.
      validate: (value: unknown) =>
        value === undefined ||
        value === null ||
        Number(value) >= 1 ||
        ownerMessages.store.songs.badNumber,
      admin: { description: 'Empty: the next one' },
    },
    { name: 'title', type: 'text', required: true, maxLength: 200 },
    {
      name: 'artist',
      type: 'text',
      maxLength: 120,
      admin: { description: "Empty: the release's" },
    },
    { name: 'description', type: 'text', maxLength: 500 },
    { name: 'lyrics', type: 'textarea', maxLength: studioLimits.songs.lyricsMax },
    { name: 'credits', type: 'textarea', maxLength: studioLimits.songs.creditsMax },
    {
      name: 'isrc',
      label: 'ISRC',
      type: 'text',
      admin: { description: 'The code of this recording, like GBAYE6800011' },
      hooks: { beforeValidate: [({ value }) => (value ? plainIsrc(String(value)) : value)] },
      validate: (value: unknown) =>
        !value || isIsrc(String(value)) || ownerMessages.store.songs.badIsrc,
    },
    {
      name: 'durationSeconds',
      label: 'Length',
      type: 'number',
      defaultValue: 0,
      min: 0,
      // Measured in the recording, never typed.
      access: { create: () => false, update: () => false },
      admin: {
        readOnly: true,
        description: 'In seconds',
        components: { Cell: '/collections/tracks/components/length-cell#LengthCell' },
      },
    },
    { name: 'hasExplicitContent', label: 'Explicit', type: 'checkbox', defaultValue: false },
    { name: 'isFeatured', label: 'Featured', type: 'checkbox', defaultValue: false },
    ownUpload({
      name: 'original',
      label: 'What buyers download',
      relationTo: slugs.audioFiles,
      admin: { description: 'Best as WAV or FLAC: then buyers can choose MP3 or FLAC' },
    }),
    {
      name: 'sound',
      label: ownerMessages.store.sound.label,
      type: 'ui',
      admin: {
        components: {
          Cell: '/collections/tracks/components/song-sound#SongSoundCell',
          Field: '/collections/tracks/components/song-sound#SongSoundField',
        },
      },
    },
    ownUpload(
      {
        name: 'preview',
        label: 'A preview of your own',
        relationTo: slugs.media,
        admin: { description: 'Empty: the first 30 seconds, where this server can convert music' },
      },
      { mimeType: { contains: 'audio' } },
    ),
    {
      name: 'streaming',
      label: 'Before buying, anyone may hear',
      type: 'select',
      defaultValue: 'release',
      options: [
        { value: 'release', label: 'What the release says' },
        ...optionsOf(streamingChoices, streamingLabels),
      ],
      admin: { isClearable: false },
    },
    { ...playLimitField, admin: { condition: ({ streaming }) => streaming === 'limited' } },
  ],
}
