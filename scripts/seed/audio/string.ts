import { sampleRate } from './mix'
import type { Random } from './random'

export type StringBody = {
  /** 0 dull, 1 bright: how much of the pluck's noise passes. */
  brightness: number
  /** Seconds until the string has lost 60 dB. */
  decay: number
  /** Where the finger plucks, as a share of the string: near 0 thin, 0.5 hollow. */
  pluckAt: number
}

/** A plucked string by Karplus and Strong, tuned between samples by an all-pass filter. */
export function pluckedString(
  frequency: number,
  seconds: number,
  body: StringBody,
  random: Random,
): Float32Array {
  const period = sampleRate / frequency
  const keep = 0.5 + 0.4 * body.brightness
  // The averaging filter delays by `1 - keep` samples; the all-pass adds what is left, 0.5 to 1.5.
  const size = Math.max(2, Math.floor(period - (1 - keep) - 0.5))
  const fraction = period - (1 - keep) - size
  const tuning = (1 - fraction) / (1 + fraction)
  const line = excite(size, body, random)

  const length = Math.ceil(seconds * sampleRate)
  const sound = new Float32Array(length)
  const fadeFrom = length - Math.ceil(0.08 * sampleRate)
  const loss = 10 ** (-3 / (body.decay * frequency))
  let cursor = 0
  let previous = 0
  let allpassIn = 0
  let allpassOut = 0
  for (let index = 0; index < length; index++) {
    const current = line[cursor] ?? 0
    const fade = index > fadeFrom ? (length - index) / (length - fadeFrom) : 1
    sound[index] = current * fade

    const averaged = (keep * current + (1 - keep) * previous) * loss
    previous = current
    allpassOut = tuning * (averaged - allpassOut) + allpassIn
    allpassIn = averaged
    line[cursor] = allpassOut
    cursor = cursor + 1 === size ? 0 : cursor + 1
  }
  return sound
}

/** A burst of noise, dulled by the finger's flesh and combed by where it plucks. */
function excite(size: number, { brightness, pluckAt }: StringBody, random: Random): Float32Array {
  const noise = new Float32Array(size)
  const pass = 0.12 + 0.7 * brightness
  let smooth = 0
  let mean = 0
  for (let index = 0; index < size; index++) {
    smooth += pass * (random() * 2 - 1 - smooth)
    noise[index] = smooth
    mean += smooth / size
  }
  const offset = Math.max(1, Math.round(size * pluckAt))
  const line = new Float32Array(size)
  let peak = 1e-6
  for (let index = 0; index < size; index++) {
    const value = (noise[index] ?? 0) - mean - 0.7 * ((noise[(index + offset) % size] ?? 0) - mean)
    line[index] = value
    peak = Math.max(peak, Math.abs(value))
  }
  return line.map((value) => value / peak)
}
