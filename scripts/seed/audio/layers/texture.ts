import { type Mix, sampleRate } from '../mix'
import type { Random } from '../random'
import type { Span, TextureSound } from '../song'
import { barsOf, type Score } from './score'

/** Room tone: waves, rain on a window, or the tape itself. Stays far below the music. */
export function playTexture(score: Score, layer: Span & { sound: TextureSound }): void {
  const bars = barsOf(score, layer)
  const first = bars[0]
  const last = bars.at(-1)
  if (!first || !last) {
    return
  }
  const start = first.start
  const seconds = last.start + last.seconds + 2 - start
  for (const [channel, pan] of [
    [score.mix.left, 0],
    [score.mix.right, 0.6],
  ] as const) {
    breathe(score.mix, channel, { start, seconds, pan }, layer.sound, score.random)
  }
}

type Stretch = { start: number; seconds: number; pan: number }

const colours = {
  sea: { pass: 0.045, gain: 0.05, period: 7.5, depth: 0.85 },
  tape: { pass: 0.16, gain: 0.006, period: 3.1, depth: 0.25 },
  rain: { pass: 0.3, gain: 0.006, period: 5.3, depth: 0.4 },
} as const satisfies Record<TextureSound, object>

function breathe(
  mix: Mix,
  channel: Float32Array,
  { start, seconds, pan }: Stretch,
  sound: TextureSound,
  random: Random,
): void {
  const { pass, gain, period, depth } = colours[sound]
  const from = Math.round(start * sampleRate)
  const until = Math.min(mix.length, Math.round((start + seconds) * sampleRate))
  let smooth = 0
  let drop = 0
  let level = 0
  for (let index = from; index < until; index++) {
    // The swell is slow enough to be set a thousand times a second only.
    if ((index - from) % 44 === 0) {
      const time = (index - from) / sampleRate
      const edge = Math.max(0, Math.min(1, time / 2, (seconds - time) / 2))
      const swell = 1 - depth * (0.5 + 0.5 * Math.cos((2 * Math.PI * time) / period + pan))
      level = gain * swell * edge
    }
    smooth += pass * (random() * 2 - 1 - smooth)
    drop = sound === 'rain' && random() < 0.0006 ? (random() - 0.5) * 5 : drop * 0.86
    channel[index] = (channel[index] ?? 0) + (smooth + drop) * level
  }
}
