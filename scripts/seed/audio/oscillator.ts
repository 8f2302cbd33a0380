import { sampleRate } from './mix'

const tableSize = 2048
const controlInterval = 32

/** One period of a sound built from harmonics, `amplitudes[0]` being the fundamental; peak 1. */
export function createWave(amplitudes: readonly number[]): Float32Array {
  const wave = new Float32Array(tableSize)
  amplitudes.forEach((amplitude, index) => {
    if (amplitude === 0) {
      return
    }
    const step = (2 * Math.PI * (index + 1)) / tableSize
    for (let position = 0; position < tableSize; position++) {
      wave[position] = (wave[position] ?? 0) + amplitude * Math.sin(step * position)
    }
  })
  const peak = wave.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0)
  return peak === 0 ? wave : wave.map((value) => value / peak)
}

export type Envelope = { attack: number; release: number }

export type Vibrato = { depth: number; rate: number; delay: number }

type Tone = {
  wave: Float32Array
  frequency: number
  seconds: number
  envelope: Envelope
  /** Where in the period the tone starts, from 0 to below 1. */
  phase?: number
  vibrato?: Vibrato
  /** The pitch the tone slides from. */
  from?: number
}

/** A held tone: raised-cosine attack, cosine release that begins `release` seconds before the end. */
export function tone({
  wave,
  frequency,
  seconds,
  envelope,
  phase = 0,
  vibrato,
  from = frequency,
}: Tone): Float32Array {
  const length = Math.ceil(seconds * sampleRate)
  const sound = new Float32Array(length)
  const attack = Math.max(1, envelope.attack * sampleRate)
  const release = Math.max(1, envelope.release * sampleRate)
  const mask = tableSize - 1
  const fallFrom = length - release
  const basePace = (frequency * tableSize) / sampleRate
  let position = phase * tableSize
  let pace = basePace
  let glide = from / frequency
  for (let index = 0; index < length; index++) {
    // The pitch bends too slowly for anyone to hear that it moves in steps.
    if (index % controlInterval === 0) {
      pace = basePace * glide * (vibrato ? bendAt(vibrato, index / sampleRate) : 1)
      glide += (1 - glide) * 0.0006 * controlInterval
    }
    const whole = position | 0
    const here = wave[whole] ?? 0
    const next = wave[(whole + 1) & mask] ?? 0
    let sample = here + (next - here) * (position - whole)
    if (index < attack) {
      sample *= 0.5 - 0.5 * Math.cos((Math.PI * index) / attack)
    }
    if (index > fallFrom) {
      sample *= 0.5 - 0.5 * Math.cos((Math.PI * (length - index)) / release)
    }
    sound[index] = sample
    position += pace
    if (position >= tableSize) {
      position -= tableSize
    }
  }
  return sound
}

function bendAt({ depth, rate, delay }: Vibrato, seconds: number): number {
  const time = seconds - delay
  const swell = Math.min(1, Math.max(0, time * 2))
  return 1 + depth * swell * Math.sin(2 * Math.PI * rate * time)
}
