import { open, stat } from 'node:fs/promises'
import { runFfmpeg, soundSeconds, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { fetchInto } from '@/src/server/delivery/work-folder'

/** A recording in a work folder. */
export type Sound = { path: string; format: SoundFormat; seconds: number }

/**
 * Fetches a stored recording.
 *
 * @throws {UnplayableError} when it is none
 */
export async function readSound(target: string, key: string): Promise<Sound> {
  await fetchInto(target, key)
  const format = await soundFormatOf(target)
  if (!format) {
    throw new UnplayableError('This is no recording')
  }
  return { path: target, format, seconds: await soundSeconds(target, format.demuxer) }
}

/** How ffmpeg is told to read a recording. */
export const inputArgs = ({ path, format }: Sound): string[] => [
  ...['-protocol_whitelist', 'file'],
  ...['-f', format.demuxer, '-i', `file:${path}`],
]

/**
 * Decodes all of a recording, and keeps nothing.
 *
 * @throws {UnplayableError} when nothing can be heard of it
 */
export async function decodeSound(sound: Sound): Promise<void> {
  const intoNothing = ['-abort_on', 'empty_output', '-map', '0:a:0', '-f', 'null', '-']
  await runFfmpeg([...inputArgs(sound), ...intoNothing])
}

/** @throws {UnplayableError} when ffmpeg wrote nothing */
export async function assertNotEmpty(target: string): Promise<number> {
  const { size } = await stat(target)
  if (size === 0) {
    throw new UnplayableError('There is no sound in this file')
  }
  return size
}

type SoundFormat = {
  /** ffmpeg's name for how the file is read. */
  demuxer: 'mp3' | 'flac' | 'wav' | 'mov'
  isLossless: boolean
}

const headBytes = 12

const signatures: readonly (readonly [pattern: RegExp, format: SoundFormat])[] = [
  [/^fLaC/, { demuxer: 'flac', isLossless: true }],
  [/^(RIFF|RF64)[\s\S]{4}WAVE/, { demuxer: 'wav', isLossless: true }],
  [/^[\s\S]{4}ftyp/, { demuxer: 'mov', isLossless: false }],
  [/^(ID3|\xff[\xe0-\xff])/, { demuxer: 'mp3', isLossless: false }],
]

/** What a recording really is, by its first bytes; null for whatever no player plays. */
async function soundFormatOf(path: string): Promise<SoundFormat | null> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    const head = buffer.toString('latin1', 0, bytesRead)
    return signatures.find(([pattern]) => pattern.test(head))?.[1] ?? null
  } finally {
    await file.close()
  }
}
