import { splitEnding } from '@/src/core/files'
import { studioLimits } from '@/src/core/studio-limits'
import { cutText } from '@/src/core/text'

const { titleMax, artistMax } = studioLimits.songs

/** What the name of a file says of its song. */
export type SongName = { title: string; artist?: string; number?: number }

/** `03 - `, `1-03 `, `03. `, `03_`; a number alone counts as one only with its zero, or “99 Problems” would lose it. */
const numbered = /^(?:\d{1,2}-)?(?:(\d{1,3})\s*[-._)]+\s*|(0\d{1,2})\s+)(?=\S)/
const onlyNumber = /^\d{1,3}$/

/** `03 - Night Bus.flac`, `Luna Vale - Night Bus.mp3`, `Luna Vale - Salt - 03 - Night Bus.wav`. */
export function songNameOf(fileName: string): SongName {
  const { stem } = splitEnding(fileName.split(/[\\/]/).at(-1) ?? '')
  const spaced = stem.includes(' ') ? stem : stem.replace(/_+/g, ' ')
  const [prefix = '', padded, alone] = numbered.exec(spaced) ?? []
  const parts = spaced.slice(prefix.length).split(/\s+[-–—]\s+/)
  const at = parts.findIndex((part) => onlyNumber.test(part))
  const hasInner = at > 0 && at < parts.length - 1
  const number = Number(padded ?? alone ?? (hasInner ? parts[at] : 0))
  const words = hasInner ? [parts[0], parts.slice(at + 1).join(' - ')] : parts
  const [artist, ...title] = words.length > 1 ? words : [undefined, ...words]
  return {
    title: cutText(title.join(' - ').trim() || stem.trim() || 'Untitled', titleMax),
    ...(artist?.trim() && { artist: cutText(artist.trim(), artistMax) }),
    ...(number > 0 && { number }),
  }
}

/** Titles that several songs have, in small letters. */
export function titlesMoreThanOnce(titles: readonly string[]): ReadonlySet<string> {
  const seen = new Set<string>()
  const twice = titles
    .map((title) => title.toLowerCase())
    .filter((title) => seen.has(title) || !seen.add(title))
  return new Set(twice)
}
