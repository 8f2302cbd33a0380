import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

export type CsvText = {
  text: string
  /** The bytes are no UTF-8 and say nothing of themselves, so they were taken for what Windows wrote in the west. */
  isGuessed: boolean
}

const headBytes = 4096

/**
 * The text of a CSV file as it comes in: in UTF-8, in UTF-16 as table programs write “Unicode text”, or in
 * Windows-1252, in which older ones save CSV.
 *
 * @throws {AppError} `TOO_LARGE`; `VALIDATION_FAILED` when it is no text
 */
export async function decodeCsv(body: AsyncIterable<Uint8Array>): Promise<CsvText> {
  const bytes = await collect(body)
  const utf16 = utf16Of(bytes)
  if (utf16) {
    return { text: new TextDecoder(utf16).decode(bytes), isGuessed: false }
  }
  if (bytes.subarray(0, headBytes).includes(0) || bytes.subarray(0, 4).equals(zipHead)) {
    const message = ownerMessages.subscriberImport.noTable
    throw new AppError('VALIDATION_FAILED', { message, errors: [{ field: 'file', message }] })
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isGuessed: false }
  } catch {
    return { text: windows1252(bytes), isGuessed: true }
  }
}

async function collect(body: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > limits.subscriberImport.bytes) {
      throw new AppError('TOO_LARGE')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Table programs' own files are archives. */
const zipHead = Buffer.from([0x50, 0x4b, 0x03, 0x04])

function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) {
    return 'utf-16le'
  }
  return first === 0xfe && second === 0xff ? 'utf-16be' : null
}

/** What Windows-1252 has from 0x80 on, where Latin 1 has control characters. Five places are free. */
const between80And9f = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** By hand: `TextDecoder` of Node 20 takes Windows-1252 for Latin 1. */
function windows1252(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(/[\u0080-\u009f]/g, (one) => between80And9f[one.charCodeAt(0) - 0x80] ?? one)
}
