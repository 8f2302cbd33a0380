import type { ICommonTagsResult } from 'music-metadata'
import { songNameOf } from '@/plugins/catalog/songs/admin/song-name'
import { isIsrc, plainIsrc } from '@/src/core/choices/isrc'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

/** What a file says of its song. */
export type SongTags = {
  title: string
  artist?: string
  lyrics?: string
  credits?: string
  isrc?: string
  disc?: number
  number?: number
  cover?: Blob
  /** Letters of a title that was too long. */
  cutTitle?: number
}

const { titleMax, artistMax, lyricsMax, creditsMax } = studioLimits.songs
/** A damaged file must not hold up the others. */
const longestMs = 10_000

/**
 * Reads what is written into a recording. It happens in the artist's own browser: the server never parses what
 * strangers wrote, and gets words only. What cannot be read goes by its name.
 */
export async function readTags(file: File): Promise<SongTags> {
  const name = songNameOf(file.name)
  const common = await commonTags(file)
  if (!common) {
    return name
  }
  const { title, artist, track, disk, isrc, lyrics, picture } = common
  const letters = plainOf(title).length
  const code = plainIsrc(isrc?.[0] ?? '')
  const cover = picture?.find(({ format }) => format.startsWith('image/'))
  return {
    title: tidy(title, titleMax) ?? name.title,
    artist: tidy(artist ?? name.artist, artistMax),
    lyrics: tidy(lyrics?.map(({ text }) => text ?? '').join('\n\n'), lyricsMax),
    credits: tidy(creditsOf(common), creditsMax),
    isrc: isIsrc(code) ? code : undefined,
    disc: disk.no ?? undefined,
    number: track.no ?? name.number,
    ...(letters > titleMax && { cutTitle: letters }),
    cover: cover && new Blob([new Uint8Array(cover.data)], { type: cover.format }),
  }
}

async function commonTags(file: File): Promise<ICommonTagsResult | null> {
  const { parseBlob } = await import('music-metadata')
  const late = new Promise<null>((resolve) => setTimeout(resolve, longestMs, null))
  const read = parseBlob(file, { duration: false, skipPostHeaders: file.size > 100e6 })
  return Promise.race([
    late,
    read.then(
      ({ common }) => common,
      () => null,
    ),
  ])
}

function creditsOf({ composer, lyricist, producer, mixer, engineer }: ICommonTagsResult): string {
  const lines = [
    ['Music', composer],
    ['Words', lyricist],
    ['Produced by', producer],
    ['Mixed by', mixer],
    ['Recorded by', engineer],
  ] as const
  return lines
    .flatMap(([what, who]) => (who?.length ? [`${what}: ${[...new Set(who)].join(', ')}`] : []))
    .join('\n')
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: damaged tags end in them
const plainOf = (text = ''): string => text.replace(/\u0000/g, '').trim()

/** Undefined for what says nothing. */
function tidy(text: string | undefined, most: number): string | undefined {
  const plain = plainOf(text)
  return plain ? cutText(plain, most) : undefined
}
