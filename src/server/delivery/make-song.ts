import { createReadStream } from 'node:fs'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import type { TrackFileKind } from '@/src/core/choices/rendition-kinds'
import { limits } from '@/src/core/limits'
import { runFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import type { Made } from '@/src/server/delivery/lease'
import {
  assertNotEmpty,
  type FetchedSound,
  inputArgs,
  readSound,
} from '@/src/server/delivery/read-sound'
import type { SongSource, SongTags } from '@/src/server/delivery/song-source'
import { storage } from '@/src/server/storage'

const coverPx = 1200
const coverQuality = 88
const fadeSeconds = 4

const types = { mp3: 'audio/mpeg', flac: 'audio/flac', preview: 'audio/mpeg' } as const

/** A song in a work folder, ready to be made into other formats. */
export type FetchedSong = FetchedSound & { coverPath: string | null }

/** @throws {UnplayableError} when the original is no recording */
export async function fetchSong(source: SongSource, folder: string): Promise<FetchedSong> {
  const sound = await readSound(path.join(folder, 'original'), source.original.key)
  return { ...sound, coverPath: await fetchCover(source, folder) }
}

/** Small enough to go along with every song, and without what a camera notes. */
async function fetchCover({ coverKey }: SongSource, folder: string): Promise<string | null> {
  const file = coverKey ? await storage().open(coverKey) : null
  if (!file) {
    return null
  }
  const target = path.join(folder, 'cover.jpg')
  const picture = sharp(await buffer(file.body), { limitInputPixels: limits.upload.imagePixels })
  return picture
    .rotate()
    .resize(coverPx, coverPx, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .jpeg({ quality: coverQuality })
    .toFile(target)
    .then(
      () => target,
      () => null,
    )
}

type Making = { source: SongSource; song: FetchedSong; folder: string; signal: AbortSignal }

/**
 * Makes one file of a song and stores it under `key`, which holds it whole or not at all.
 *
 * @throws {UnplayableError} when ffmpeg cannot read the song
 */
export async function makeSong(
  kind: TrackFileKind,
  key: string,
  { source, song, folder, signal }: Making,
): Promise<Made> {
  if (kind === 'flac' && !song.isLossless) {
    throw new UnplayableError('This recording has lost something already')
  }
  // A name that is made up from parts would have the build take along every file of the project.
  const target = path.join(folder, 'made')
  const args = kind === 'preview' ? previewArgs(song) : songArgs(kind, song, source.tags)
  await runFfmpeg([...args, `file:${target}`], { signal })
  const size = await assertNotEmpty(target)
  await storage().put(key, createReadStream(target), { contentType: types[kind] })
  return { key, size }
}

function songArgs(kind: 'mp3' | 'flac', song: FetchedSong, tags: SongTags): string[] {
  const isSame = song.demuxer === kind
  const encoder = kind === 'mp3' ? ['libmp3lame', '-q:a', '0'] : ['flac']
  const { coverPath } = song
  return [
    ...inputArgs(song),
    ...(coverPath ? ['-f', 'jpeg_pipe', '-i', `file:${coverPath}`] : []),
    ...['-map', '0:a:0'],
    ...(coverPath ? ['-map', '1:v:0', '-c:v', 'copy', '-disposition:v:0', 'attached_pic'] : []),
    ...['-c:a', ...(isSame ? ['copy'] : encoder)],
    ...['-map_metadata', '0', '-map_chapters', '-1'],
    ...tagArgs(kind, tags),
    ...(kind === 'mp3' ? ['-id3v2_version', '3', '-write_id3v1', '1'] : []),
    ...['-f', kind],
  ]
}

/** Some have other names in MP3, which writes names of four capitals as they are. */
function tagArgs(kind: 'mp3' | 'flac', tags: SongTags): string[] {
  const { albumArtist, year, isrc, credits, ...rest } = tags
  const named = {
    ...rest,
    album_artist: albumArtist,
    date: year,
    [kind === 'mp3' ? 'TSRC' : 'ISRC']: isrc,
    comment: credits,
  }
  return Object.entries(named).flatMap(([name, value]) =>
    value === undefined ? [] : ['-metadata', `${name}=${value}`],
  )
}

/** The beginning, faded out, without a word of whose it is. */
function previewArgs(song: FetchedSong): string[] {
  const seconds = Math.min(song.seconds, limits.streaming.previewSeconds)
  const fade = Math.min(fadeSeconds, seconds / 2)
  return [
    ...inputArgs(song),
    ...['-map', '0:a:0', '-t', String(seconds)],
    ...['-af', `afade=t=out:st=${(seconds - fade).toFixed(2)}:d=${fade.toFixed(2)}`],
    ...['-c:a', 'libmp3lame', '-b:a', '128k', '-map_metadata', '-1', '-f', 'mp3'],
  ]
}
