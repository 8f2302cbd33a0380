import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import path from 'node:path'
import type { SoundLevel } from '@/src/core/choices/sound-checks'
import { studioLimits } from '@/src/core/studio-limits'
import { runFfmpeg } from '@/src/server/delivery/ffmpeg'
import { type FetchedSound, inputArgs } from '@/src/server/delivery/read-sound'

/** What can be said of a recording once all of it was decoded. */
export type MeasuredSound = {
  seconds: number
  level: SoundLevel
  /** LUFS of the whole; null for what is too short or silent. */
  loudness: number | null
  /** Its loudest sample, dBFS; null for silence. */
  peak: number | null
  /** The loudest sample of each part of it, percent. */
  waveform: number[]
}

/** What is as loud as it can be and stays there was cut off. A limiter leaves single peaks. */
const clipped = { peak: -0.5, flatness: 10 }
/** Below this nobody hears anything (dBFS). */
const silence = -80
/** ffmpeg's measure of nothing. */
const unmeasured = -70
const samplesPerSecond = 4000
const bytesPerSample = 2
const loudestSample = 32_768
/** The last measures of the files that filters write stand in here. */
const tailBytes = 2000

const filters = [
  '[0:a:0]asplit=3[peaks][loud][wave]',
  // In long frames: each one writes its measures.
  '[peaks]asetnsamples=n=480000:p=0,astats=metadata=1:reset=0:measure_perchannel=none:measure_overall=Peak_level+Flat_factor,ametadata=mode=print:file=peaks.txt[peaks-out]',
  '[loud]ebur128=metadata=1,ametadata=mode=print:key=lavfi.r128.I:file=loudness.txt[loud-out]',
  `[wave]aresample=${samplesPerSecond},aformat=sample_fmts=s16:channel_layouts=mono[wave-out]`,
].join(';')

/**
 * Decodes all of a recording, and keeps only what was measured. Files that it needs stand beside the recording.
 *
 * @throws {UnplayableError} when nothing can be heard of it
 */
export async function measureSound(sound: FetchedSound): Promise<MeasuredSound> {
  const folder = path.dirname(sound.path)
  const intoNothing = (name: string) => ['-map', `[${name}]`, '-f', 'null', '-']
  await runFfmpeg(
    [
      ...[...inputArgs(sound), '-abort_on', 'empty_output', '-filter_complex', filters],
      ...[...intoNothing('peaks-out'), ...intoNothing('loud-out')],
      ...['-map', '[wave-out]', '-f', 's16le', 'file:wave.raw'],
    ],
    { folder },
  )
  const peaks = await tailOf(path.join(folder, 'peaks.txt'))
  const loudness = lastOf(await tailOf(path.join(folder, 'loudness.txt')), 'r128.I')
  const peak = lastOf(peaks, 'Peak_level')
  return {
    seconds: sound.seconds,
    level: levelOf(peak, lastOf(peaks, 'Flat_factor')),
    loudness: loudness !== null && loudness > unmeasured ? loudness : null,
    peak,
    waveform: await waveformOf(path.join(folder, 'wave.raw'), studioLimits.songs.waveformPoints),
  }
}

function levelOf(peak: number | null, flatness: number | null): SoundLevel {
  if (peak === null || peak < silence) {
    return 'silent'
  }
  const isClipped = peak >= clipped.peak && (flatness ?? 0) >= clipped.flatness
  return isClipped ? 'clipped' : 'good'
}

async function tailOf(file: string): Promise<string> {
  const { size } = await stat(file)
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read({
      buffer: Buffer.alloc(tailBytes),
      position: Math.max(0, size - tailBytes),
    })
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Null for what was not measured, and for minus infinity. */
function lastOf(text: string, name: string): number | null {
  const value = Number(text.split(`${name}=`).at(-1)?.split('\n', 1)[0] || Number.NaN)
  return text.includes(`${name}=`) && Number.isFinite(value) ? Math.round(value * 10) / 10 : null
}

async function waveformOf(file: string, points: number): Promise<number[]> {
  const { size } = await stat(file)
  const samples = Math.floor(size / bytesPerSample)
  const loudest = new Array<number>(Math.min(points, samples)).fill(0)
  let at = 0
  // Chunks of a file hold whole samples: they have an even number of bytes.
  for await (const chunk of createReadStream(file)) {
    const bytes = chunk as Buffer
    for (let index = 0; index + 1 < bytes.length; index += bytesPerSample) {
      const column = Math.floor((at * loudest.length) / samples)
      const height = Math.abs(bytes.readInt16LE(index))
      if (height > (loudest[column] ?? height)) {
        loudest[column] = height
      }
      at += 1
    }
  }
  return loudest.map((height) => Math.round((height / loudestSample) * 100))
}
