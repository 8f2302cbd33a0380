import { cutText } from '@/src/core/text'

const units = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const step = 1024

/** A file's size as people read it, two decimals: `948.00 Bytes`, `2.41 MB`. */
export function fileSize(bytes: number): string {
  const exponent = bytes < 1 ? 0 : Math.floor(Math.log(bytes) / Math.log(step))
  const unit = Math.min(exponent, units.length - 1)
  return `${(bytes / step ** unit).toFixed(2)} ${units[unit]}`
}

const maxLength = 100
/** Names that one widespread system keeps for itself, whatever their ending. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** What ends lines, turns the direction of writing, cannot be seen, or means something in a path. */
const unsafe =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is removed
  /[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\p{Cs}<>:"/\\|?*]+/gu

/** A title as a file name on any system, without an ending. */
export function safeFileName(title: string, fallback: string): string {
  const tidy = title.normalize('NFC').replace(unsafe, ' ').replace(/\s+/g, ' ')
  const name = cutText(tidy, maxLength).replace(/^[. ]+|[. ]+$/g, '')
  return name === '' || reserved.test(name) ? `${fallback} ${name}`.trim() : name
}

/** `03 - Night Bus.flac`. */
export function songFileName(
  { position, title }: { position: number; title: string },
  extension: string,
): string {
  const number = String(Math.max(0, Math.trunc(position))).padStart(2, '0')
  return `${number} - ${safeFileName(title, 'Track')}.${extension}`
}

/** The name of an upload as it was given, in any script: without folders and hidden signs, never empty. */
export function uploadFileName(given: string): string {
  const { stem, ending } = splitEnding(given.split(/[\\/]/).at(-1) ?? '')
  return [safeFileName(stem, 'File'), ending].filter(Boolean).join('.')
}

/** With the first of the endings of its type, unless it has one of them already. */
export function withEnding(name: string, endings: readonly string[]): string {
  const { stem, ending } = splitEnding(name)
  const [usual] = endings
  return usual === undefined || endings.includes(ending) ? name : `${stem}.${usual}`
}

/** Ending in small letters, empty where there is none. */
export function splitEnding(name: string): { stem: string; ending: string } {
  const [, stem, ending] = /^(.+)\.([A-Za-z0-9]{1,10})$/s.exec(name) ?? []
  return stem !== undefined && ending !== undefined
    ? { stem, ending: ending.toLowerCase() }
    : { stem: name, ending: '' }
}

/** The same names, with `(2)` where one would come twice; capital letters count as small ones. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>()
  return names.map((name) => {
    const dot = name.lastIndexOf('.')
    const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
    let distinct = name
    for (let count = 2; taken.has(distinct.toLowerCase()); count += 1) {
      distinct = `${stem} (${count})${ending}`
    }
    taken.add(distinct.toLowerCase())
    return distinct
  })
}
