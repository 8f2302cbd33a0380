import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

export type DecodedText = {
  text: string
  /** The bytes are no UTF-8 and say nothing of themselves, so they were taken for what older programs wrote in the west. */
  isGuessed: boolean
}

export const headBytes = 4096

type Limits = { bytesMax: number /** What is said of what is no text. */; noText: string }

const ofSubscribers: Limits = {
  bytesMax: limits.subscriberImport.bytes,
  noText: ownerMessages.subscriberImport.noTable,
}

/**
 * The text of a file as it comes in: in UTF-8, in UTF-16 as table programs write “Unicode text”, or in
 * Windows-1252 or MacRoman, in which older ones save CSV.
 *
 * @throws {AppError} `TOO_LARGE`; `VALIDATION_FAILED` when it is no text
 */
export async function decodeText(
  body: AsyncIterable<Uint8Array>,
  { bytesMax, noText: message }: Limits = ofSubscribers,
): Promise<DecodedText> {
  const bytes = await collect(body, bytesMax)
  const utf16 = utf16Of(bytes)
  if (utf16) {
    return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false }
  }
  if (isNoText(bytes)) {
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'file', message }] })
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: likelier(windows1252(bytes), macRoman(bytes)), isGuessed: true }
  }
}

async function collect(body: AsyncIterable<Uint8Array>, bytesMax: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > bytesMax) {
      throw new AppError('TOO_LARGE')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Table programs' own files are archives. */
const zipHead = Buffer.from([0x50, 0x4b, 0x03, 0x04])

/** By how a file begins that is not in UTF-16. */
export function isNoText(head: Buffer): boolean {
  return head.subarray(0, headBytes).includes(0) || head.subarray(0, 4).equals(zipHead)
}

export function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le'
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** What Windows-1252 has from 0x80 on, where Latin 1 has control characters. Five places are free. */
const between80And9f = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** What a Mac wrote from 0x80 on before Unicode; \uf8ff is its apple. */
const mac =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ'

/** By hand: Node may be built without it. */
export function macRoman(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u00ff]/g, (one) => mac[one.charCodeAt(0) - 0x80] ?? one)
}

/** What names and words do not have, and the same bytes read in the wrong way do. */
const oddities = [
  // A sign, or a place that is free, beside a letter; a quotation mark within a word.
  /(?<=\p{L})[^\p{L}\p{M}\s\p{ASCII}’”–—…»‘“«]|[^\p{L}\p{M}\s\p{ASCII}’“‘–—…«€£©®¿¡](?=\p{L})/u,
  /(?<=\p{L})[‘“«”»](?=\p{L})|(?<=\p{Ll})[–—](?=\p{Ll})|(?<=\p{L}{3})[‘“]/u,
  // An apostrophe where neither “d’or”, “can’t” nor “O’Brien” has one.
  /(?<=\p{L}{3})’(?!(?:s|t|d|m|ll|re|ve)\b)\p{Ll}/u,
  // A capital within a word that is not all in capitals.
  /(?<=\p{Ll})[À-ÞŠŽŒŸ]|(?<=\p{Lu})[ÒÓÔÕ](?=\p{Lu}\p{Ll})/u,
]
const odd = new RegExp(oddities.map(({ source }) => source).join('|'), 'gu')

/** How often a text has what only the wrong way of reading it makes. */
export const oddPlaces = (text: string): number => text.match(odd)?.length ?? 0

function likelier(first: string, second: string): string {
  return oddPlaces(second) < oddPlaces(first) ? second : first
}

/** By hand: `TextDecoder` of Node 20 takes Windows-1252 for Latin 1. */
export function windows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (one) => between80And9f[one.charCodeAt(0) - 0x80] ?? one)
}
