import { AppError } from '@/src/core/errors'
import {
  headBytes,
  isNoText,
  macRoman,
  oddPlaces,
  utf16Of,
  windows1252,
} from '@/src/server/text-files/decode-text'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' | 'macintosh'

type Bytes = AsyncIterable<Uint8Array>

/**
 * In what a file is written, as {@link decodeText} tells it, without holding it: it is read once for this, and once
 * more for its words.
 *
 * @throws {AppError} `VALIDATION_FAILED` when it is no text
 */
export async function encodingOf(file: Bytes, { noText }: { noText: string }): Promise<Encoding> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  let head: Buffer | null = Buffer.alloc(0)
  let isUtf8 = true
  let [oddInWindows, oddOnMac] = [0, 0]
  // Letters are odd beside others, so pieces of a few bytes are looked at together.
  let lump: Buffer[] = []
  let lumpBytes = 0
  const look = () => {
    const bytes = Buffer.concat(lump)
    lump = []
    oddInWindows += oddPlaces(windows1252(bytes))
    oddOnMac += oddPlaces(macRoman(bytes))
  }
  for await (const chunk of file) {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
    if (head) {
      head = Buffer.concat([head, bytes.subarray(0, headBytes)])
      const utf16 = utf16Of(head)
      if (utf16) {
        return utf16
      }
      if (isNoText(head)) {
        throw new AppError('VALIDATION_FAILED', {
          message: noText,
          errors: [{ field: 'file', message: noText }],
        })
      }
      head = head.length < headBytes ? head : null
    }
    isUtf8 &&= canDecode(utf8, bytes)
    lump.push(bytes)
    lumpBytes += bytes.length
    if (lumpBytes >= headBytes) {
      look()
      lumpBytes = 0
    }
  }
  look()
  if (isUtf8 && canDecode(utf8)) {
    return 'utf-8'
  }
  return oddOnMac < oddInWindows ? 'macintosh' : 'windows-1252'
}

function canDecode(decoder: TextDecoder, bytes?: Buffer): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

/** The words of a file, piece by piece. */
export async function* decodeStream(file: Bytes, encoding: Encoding): AsyncGenerator<string> {
  if (encoding === 'windows-1252' || encoding === 'macintosh') {
    const decode = encoding === 'macintosh' ? macRoman : windows1252
    for await (const chunk of file) {
      yield decode(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of file) {
    yield decoder.decode(chunk, { stream: true })
  }
  yield decoder.decode()
}
