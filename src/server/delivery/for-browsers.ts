import { open } from 'node:fs/promises'
import { refusalOf } from '@/src/core/errors'
import { postsMessages } from '@/src/core/messages/posts'
import { runFfmpeg } from '@/src/server/delivery/ffmpeg'
import { inputArgs } from '@/src/server/delivery/read-sound'
import type { Sound } from '@/src/server/delivery/sound-format'

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
export async function forBrowsers(sound: Sound): Promise<string> {
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
