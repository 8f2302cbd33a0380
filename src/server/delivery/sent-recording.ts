import { copyFile, open, readFile, stat } from 'node:fs/promises'
import type { File } from 'payload'
import { refusalOf } from '@/src/core/errors'
import { withEnding } from '@/src/core/files'
import { postsMessages } from '@/src/core/messages/posts'
import { hasFfmpeg, runFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { inputArgs } from '@/src/server/delivery/read-sound'
import { identifySound, type Sound } from '@/src/server/delivery/sound-format'
import { inWorkFile } from '@/src/server/delivery/work-folder'

/** What every browser plays of the kinds that can hold almost anything. */
const playedCodecs: Readonly<Record<string, RegExp>> = {
  wav: /^pcm_(u8|s16le|s24le|s32le|f32le)$/,
  mov: /^(aac|mp3)$/,
}

/**
 * A recording as browsers play it: what ffmpeg finds behind tags and padding, and a WAV for large files (RF64) as
 * a usual one, its sound the same.
 *
 * @returns its path
 * @throws {AppError} `VALIDATION_FAILED` for what browsers do not play
 */
async function forBrowsers(sound: Sound): Promise<string> {
  const { demuxer, codec, path } = sound
  if (playedCodecs[demuxer]?.test(codec) === false) {
    throw refusalOf([{ field: 'file', message: postsMessages.unplayedRecording }])
  }
  if (demuxer !== 'wav' || (await isRiff(path))) {
    return path
  }
  const usual = `${path}-riff`
  await runFfmpeg([
    ...inputArgs(sound),
    ...['-map', '0:a:0', '-c', 'copy', '-rf64', 'never', '-f', 'wav', `file:${usual}`],
  ])
  return usual
}

async function isRiff(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, 0)
    return buffer.toString('latin1') === 'RIFF'
  } finally {
    await file.close()
  }
}

/**
 * An upload as the recording that ffmpeg finds in it, whatever its first bytes or its name say, with the ending
 * of what it is. What only begins like a recording is taken for one, too, as is everything where there is no ffmpeg.
 *
 * @param shown to browsers, which know less than ffmpeg: leaves out what stands in front of the recording
 * @returns null for everything else
 * @throws {AppError} `VALIDATION_FAILED` for what is shown and browsers do not play
 */
export async function sentRecording(file: File, { shown = false } = {}): Promise<File | null> {
  return (await decodable(file, shown)) ?? likely(file)
}

/** Null when nothing here can tell. */
async function decodable(file: File, isShown: boolean): Promise<File | null> {
  if (!(await hasFfmpeg())) {
    return null
  }
  try {
    return await inWorkFile(file, async (path) => {
      const sound = await identifySound(path)
      const named = { ...file, mimetype: sound.type, name: withEnding(file.name, sound.endings) }
      const recording = isShown ? await forBrowsers(sound) : path
      return recording === path ? named : withBytesOf(named, recording)
    })
  } catch (error) {
    if (error instanceof UnplayableError) {
      return null
    }
    throw error
  }
}

async function withBytesOf(file: File, recording: string): Promise<File> {
  const { size } = await stat(recording)
  if (!file.tempFilePath) {
    return { ...file, size, data: await readFile(recording) }
  }
  await copyFile(recording, file.tempFilePath)
  return { ...file, size }
}

const headBytes = 12
const heads: readonly (readonly [type: string, pattern: RegExp])[] = [
  ['audio/flac', /^fLaC/],
  ['audio/mpeg', /^(ID3|\xff[\xe0-\xff])/],
  ['audio/ogg', /^OggS/],
  ['audio/wav', /^(RIFF|RF64)[\s\S]{4}WAVE/],
  ['audio/aiff', /^FORM[\s\S]{4}AIF/],
  ['audio/mp4', /^[\s\S]{4}ftypM4A/],
]

async function likely(file: File): Promise<File | null> {
  const head = file.tempFilePath
    ? await headOf(file.tempFilePath)
    : file.data.toString('latin1', 0, headBytes)
  const mimetype = heads.find(([, pattern]) => pattern.test(head))?.[0]
  return mimetype ? { ...file, mimetype } : null
}

async function headOf(path: string): Promise<string> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}
