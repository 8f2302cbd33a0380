import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { type Probed, probeSound, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { pipeToFile } from '@/src/server/storage/pipe-to-file'

type Demuxer = {
  type: string
  /** Endings that such a file may have; it gets the first one when it has another. */
  endings: readonly string[]
}

/** What a recording may come in, by ffmpeg's names. None of these follows a link to another file. */
const demuxers: Readonly<Record<string, Demuxer>> = {
  mp3: { type: 'audio/mpeg', endings: ['mp3'] },
  flac: { type: 'audio/flac', endings: ['flac'] },
  wav: { type: 'audio/wav', endings: ['wav', 'wave', 'rf64', 'bwf'] },
  w64: { type: 'audio/x-w64', endings: ['w64'] },
  aiff: { type: 'audio/aiff', endings: ['aiff', 'aif', 'aifc'] },
  ogg: { type: 'audio/ogg', endings: ['ogg', 'oga', 'opus'] },
  mov: { type: 'audio/mp4', endings: ['m4a', 'mp4'] },
  caf: { type: 'audio/x-caf', endings: ['caf'] },
  aac: { type: 'audio/aac', endings: ['aac'] },
  ape: { type: 'audio/x-ape', endings: ['ape'] },
  wv: { type: 'audio/x-wavpack', endings: ['wv'] },
  tta: { type: 'audio/x-tta', endings: ['tta'] },
}

const losslessCodec = /^(pcm_(?!alaw|mulaw|vidc)|flac$|alac$|ape$|wavpack$|tta$)/

/** Endings of files that may be lossless: FLAC is tried for them. */
export const losslessEndings: ReadonlySet<string> = new Set(
  ['flac', 'wav', 'w64', 'aiff', 'ogg', 'mov', 'caf', 'ape', 'wv', 'tta'].flatMap(
    (name) => demuxers[name]?.endings ?? [],
  ),
)

/** A recording on this machine. */
export type Sound = {
  /** The file itself, or a copy without what stood in front of the recording. */
  path: string
  /** ffmpeg's name for how the file is read. */
  demuxer: string
  /** ffmpeg's name for how the sound is written. */
  codec: string
  isLossless: boolean
  /** Null when the file does not say. */
  seconds: number | null
  type: string
  endings: readonly string[]
}

/**
 * What a recording really is, whatever its name and its first bytes say: what ffmpeg makes of it.
 *
 * @param path its folder is also used for a copy
 * @throws {UnplayableError} when it is none
 */
export async function identifySound(path: string): Promise<Sound> {
  try {
    return soundOf(path, await probeSound(path, Object.keys(demuxers)))
  } catch (error) {
    const start = error instanceof UnplayableError ? await startOf(path) : 0
    if (start === 0) {
      throw error
    }
    const bare = `${path}-bare`
    await pipeToFile([createReadStream(path, { start })], bare)
    return soundOf(bare, await probeSound(bare, Object.keys(demuxers)))
  }
}

function soundOf(path: string, { format, codec, hasFilm, seconds }: Probed): Sound {
  const demuxer = format.split(',')[0] ?? ''
  const known = demuxers[demuxer]
  if (!known || codec === null || hasFilm) {
    throw new UnplayableError('This is no recording')
  }
  const { type, endings } = known
  return { path, demuxer, codec, isLossless: losslessCodec.test(codec), seconds, type, endings }
}

const tagBytes = 32
const mostTags = 16
const mostZeros = 65_536

/** Where a recording begins behind tags and padding that ffmpeg does not expect there. */
async function startOf(path: string): Promise<number> {
  const file = await open(path)
  try {
    let start = 0
    for (let count = 0; count < mostTags; count += 1) {
      const length = await frontLength(file, start)
      if (length === 0) {
        break
      }
      start += length
    }
    return start
  } finally {
    await file.close()
  }
}

/** Bytes of the ID3 or APE tag, or the zeros, that stand at a place. */
async function frontLength(file: FileHandle, at: number): Promise<number> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(mostZeros), 0, mostZeros, at)
  const name = buffer.toString('latin1', 0, 8)
  if (bytesRead >= tagBytes && name.startsWith('ID3')) {
    const size = [6, 7, 8, 9].reduce((sum, index) => sum * 128 + ((buffer[index] ?? 0) & 127), 0)
    const hasFooter = ((buffer[5] ?? 0) & 0x10) !== 0
    return 10 + size + (hasFooter ? 10 : 0)
  }
  if (bytesRead >= tagBytes && name === 'APETAGEX') {
    return tagBytes + buffer.readUInt32LE(12)
  }
  const zeros = buffer.subarray(0, bytesRead).findIndex((byte) => byte !== 0)
  return zeros === -1 ? bytesRead : zeros
}
