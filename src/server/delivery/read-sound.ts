import { stat } from 'node:fs/promises'
import { decodedSeconds, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { identifySound, type Sound } from '@/src/server/delivery/sound-format'
import { fetchInto } from '@/src/server/delivery/work-folder'

/** A recording in a work folder, with its known duration. */
export type FetchedSound = Sound & { seconds: number }

/**
 * Fetches a stored recording.
 *
 * @throws {UnplayableError} when it is none
 */
export async function readSound(target: string, key: string): Promise<FetchedSound> {
  await fetchInto(target, key)
  const sound = await identifySound(target)
  // What was written while it was recorded does not know its own length.
  const seconds = sound.seconds ?? (await decodedSeconds(inputArgs(sound)))
  if (!(seconds > 0)) {
    throw new UnplayableError('There is no sound in this file')
  }
  return { ...sound, seconds }
}

/** How ffmpeg is told to read a recording. */
export const inputArgs = ({ path, demuxer }: Sound): string[] => [
  ...['-protocol_whitelist', 'file'],
  ...['-f', demuxer, '-i', `file:${path}`],
]

/** @throws {UnplayableError} when ffmpeg wrote nothing */
export async function assertNotEmpty(target: string): Promise<number> {
  const { size } = await stat(target)
  if (size === 0) {
    throw new UnplayableError('There is no sound in this file')
  }
  return size
}
