import { stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { File } from 'payload'
import { hasFfmpeg, probeSound, runFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { fetchInto, inWorkFolder } from '@/src/server/delivery/work-folder'

/** A recording in a work folder. */
export type Sound = {
  path: string
  /** ffmpeg's name for how the file is read: `flac`. */
  demuxer: string
  /** ffmpeg's name for how it is packed: `pcm_s24le`. */
  codec: string
  seconds: number
}

/**
 * Fetches a stored recording. What ffmpeg can decode is one, however it is called and whatever stands before or
 * behind it.
 *
 * @throws {UnplayableError} when it is none
 */
export async function readSound(target: string, key: string): Promise<Sound> {
  await fetchInto(target, key)
  return { path: target, ...(await probeSound(target)) }
}

const types: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  flac: 'audio/flac',
  wav: 'audio/wav',
  w64: 'audio/wav',
  aiff: 'audio/aiff',
  caf: 'audio/x-caf',
  ogg: 'audio/ogg',
  mov: 'audio/mp4',
}

/**
 * The media type of a file that is being uploaded, by what ffmpeg makes of it.
 *
 * @returns null when it is no recording, or nothing here can find out
 */
export async function recordingType(file: File): Promise<string | null> {
  if (!(await hasFfmpeg())) {
    return null
  }
  return inWorkFolder(async (folder) => {
    const sent = file.tempFilePath ?? path.join(folder, 'sent')
    if (!file.tempFilePath) {
      await writeFile(sent, file.data)
    }
    const { demuxer } = await probeSound(sent)
    return types[demuxer] ?? null
  }).catch((error: unknown) => {
    if (error instanceof UnplayableError) {
      return null
    }
    throw error
  })
}

/** Whether nothing of the recording is lost, so that a lossless copy of it is worth making. */
export function losesNothing({ codec }: Sound): boolean {
  return /^(pcm_(?!alaw|mulaw)|flac$|alac$)/.test(codec)
}

/** How ffmpeg is told to read a recording. */
export const inputArgs = ({ path, demuxer }: Sound): string[] => [
  ...['-protocol_whitelist', 'file'],
  ...['-f', demuxer, '-i', `file:${path}`],
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
