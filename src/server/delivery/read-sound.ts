import { stat } from 'node:fs/promises'
import { runFfmpeg, soundSeconds, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { type SoundFormat, soundFormatOf } from '@/src/server/delivery/sound-format'
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
