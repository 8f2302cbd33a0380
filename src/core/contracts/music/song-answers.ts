import { z } from 'zod'
import { soundLevels } from '@/src/core/choices/sound-checks'
import { streamingChoices } from '@/src/core/choices/streaming-choices'
import { singleSchema } from '@/src/core/contracts/music/singles'

/** Where a recording is sent, in parts. */
export const startedRecording = z.strictObject({
  uploadUrl: z.string().describe('Takes the file by the tus protocol, for a day'),
})
export type StartedRecording = z.infer<typeof startedRecording>

const waveform = z.array(z.int().min(0).max(100)).describe('Loudest sample of each part, percent')

/** What an artist sees of the file of a song. */
const songFile = z.strictObject({
  name: z.string(),
  size: z.int().min(0).describe('Bytes'),
  /** Nobody can tell where nothing is installed that could. */
  state: z.enum(['checking', 'unchecked', 'playable', 'unplayable']),
  level: z.enum(soundLevels).nullable(),
  loudness: z.number().nullable().describe('LUFS'),
  waveform,
})

/** A song of a release as its artist works on it. */
export const songAnswer = z.strictObject({
  id: z.uuid(),
  position: z.int(),
  title: z.string(),
  artist: z.string().describe("Empty: the release's"),
  seconds: z.number().min(0),
  lyrics: z.string(),
  credits: z.string(),
  isrc: z.string(),
  hasExplicitContent: z.boolean(),
  isFeatured: z.boolean(),
  streaming: z.enum(['release', ...streamingChoices]),
  playLimit: z.int().nullable(),
  file: songFile.nullable(),
  single: singleSchema.nullable(),
})
export type Song = z.infer<typeof songAnswer>
export type SongFile = z.infer<typeof songFile>

export const songsAnswer = z.array(songAnswer)

/** What the artist hears of a song, and how it looks. */
export const songSoundAnswer = z.strictObject({
  url: z.string().describe('The file itself, for five minutes'),
  waveform,
})
export type SongSound = z.infer<typeof songSoundAnswer>
