import { z } from 'zod'
import { isIsrc, plainIsrc } from '@/src/core/choices/isrc'
import { streamingChoices } from '@/src/core/choices/streaming-choices'
import { id } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const fileName = z.string().trim().min(1).max(limits.upload.nameMax)
const { titleMax, artistMax, lyricsMax, creditsMax } = studioLimits.songs

/** Path of the calls under `/profiles/{profileId}/recordings`. */
export const recordingsPath = z.object({ profileId: id })

/** Path of one file on its way, as the tus protocol speaks of it. */
export const recordingPath = z.object({
  profileId: id,
  uploadId: z.uuid(),
  fileName: z.string().regex(/^\w[\w.-]{0,119}$/),
})

/** Body of `POST /profiles/{profileId}/recordings`: a file that is to be sent in parts. */
export const startRecordingBody = z.strictObject({
  fileName,
  /** Bytes. */
  size: z.int().min(1),
})

/** Path of the calls under `/profiles/{profileId}/releases/{productId}/songs`. */
export const songsPath = z.object({ profileId: id, productId: id })
export const songPath = songsPath.extend({ songId: id })

const isrc = z
  .string()
  .trim()
  .max(40)
  .meta({ examples: ['GBAYE6800011'] })
  .transform(plainIsrc)
  .refine((code) => code === '' || isIsrc(code), ownerMessages.store.songs.badIsrc)

const words = {
  title: z.string().trim().min(1).max(titleMax),
  artist: z.string().trim().max(artistMax),
  lyrics: z.string().trim().max(lyricsMax),
  credits: z.string().trim().max(creditsMax),
  isrc,
}

/** Body of `POST …/songs`: a file that was sent becomes a song of the release, behind the others. */
export const addSongBody = z.strictObject({
  /** The `uploadUrl` that it was sent to. */
  uploadUrl: z.string().max(1000),
  fileName,
  ...words,
  artist: words.artist.optional(),
  lyrics: words.lyrics.optional(),
  credits: words.credits.optional(),
  isrc: isrc.optional(),
})
export type AddSong = z.input<typeof addSongBody>

/** What may be the same for all songs of a release. */
export const changeSongsBody = z
  .strictObject({
    artist: words.artist,
    credits: words.credits,
    hasExplicitContent: z.boolean(),
    isFeatured: z.boolean(),
    streaming: z.enum(['release', ...streamingChoices]),
    playLimit: z.int().min(1).max(limits.streaming.playsMax),
  })
  .partial()
export type ChangeSongs = z.input<typeof changeSongsBody>

const asRead = z.string().max(lyricsMax).optional()

/** Body of `PATCH …/songs/{songId}`: what is given changes. */
export const changeSongBody = changeSongsBody.extend({
  title: words.title.optional(),
  lyrics: words.lyrics.optional(),
  isrc: isrc.optional(),
  /** Its words as they were read: what was changed elsewhere since is not written over. */
  seen: z
    .strictObject({ title: asRead, artist: asRead, lyrics: asRead, credits: asRead, isrc: asRead })
    .optional(),
})
export type ChangeSong = z.input<typeof changeSongBody>

/** Body of `PUT …/songs/order`: all songs of the release, first to last. */
export const orderSongsBody = z.strictObject({
  ids: z
    .array(id)
    .min(1)
    .max(studioLimits.songs.most)
    .meta({ examples: [['6f1c0d8e-6c0b-4a52-9a35-0d6c1f3b7a11']] }),
})
