import { place } from '../mix'
import { createWave, tone } from '../oscillator'
import { pick, type Random } from '../random'
import type { LeadSound, Span } from '../song'
import { chordNotes, frequencyOf, noteOfStep } from '../theory'
import { type Bar, barsOf, type Score, sway } from './score'

type Note = { at: number; beats: number; step: number }

/** Formants in hertz with their width: what makes a tone sound like a vowel. */
const vowels = {
  ooh: [
    { centre: 340, width: 120, gain: 1 },
    { centre: 820, width: 150, gain: 0.28 },
    { centre: 2500, width: 300, gain: 0.03 },
  ],
  aah: [
    { centre: 640, width: 190, gain: 1 },
    { centre: 1120, width: 220, gain: 0.5 },
    { centre: 2650, width: 350, gain: 0.08 },
  ],
} as const

const rhythms: readonly [readonly number[], ...(readonly number[])[]] = [
  [1.5, 0.5, 2],
  [1, 1, 2],
  [2, 1.5, 0.5],
  [0.5, 0.5, 1, 2],
  [3, 1],
]

/** A sung line: one two-bar phrase, answered with another ending, so that it can be hummed along. */
export function playLead(score: Score, layer: Span & { sound: LeadSound }): void {
  const { song, random, secondsPerBeat } = score
  const phrase = [createPhrase(random), createPhrase(random)]
  const bars = barsOf(score, layer)
  let previous: number | undefined
  for (const [position, bar] of bars.entries()) {
    if (position % 4 === 3) {
      continue // the singer breathes
    }
    const shape = phrase[position % 2] ?? []
    for (const note of shape) {
      if (note.at >= song.beatsPerBar) {
        continue
      }
      const pitch = pitchOf(score, bar, note)
      const beats = Math.min(note.beats, song.beatsPerBar - note.at)
      const at = bar.start + note.at * secondsPerBeat + sway(random, 0.02)
      sing(score, layer.sound, pitch, previous ?? pitch, at, beats * secondsPerBeat)
      previous = pitch
    }
  }
}

function createPhrase(random: Random): Note[] {
  let at = 0
  let step = pick(random, [0, 1, 2])
  return pick(random, rhythms).map((beats) => {
    const note = { at, beats, step }
    at += beats
    step += pick(random, [-2, -1, -1, 0, 1, 1])
    return note
  })
}

/** Long notes sit on the chord, short ones may pass between. */
function pitchOf({ song }: Score, bar: Bar, { step, beats }: Note): number {
  const wanted = noteOfStep(song.tonic + 24, song.mode, step + 2)
  if (beats < 1) {
    return wanted
  }
  const tones = chordNotes(song.tonic, song.mode, bar.chord).slice(0, 3)
  const near = tones.map((note) => note + 12 * Math.round((wanted - note) / 12))
  return near.reduce((best, note) =>
    Math.abs(note - wanted) < Math.abs(best - wanted) ? note : best,
  )
}

function sing(
  { mix, random }: Score,
  sound: LeadSound,
  pitch: number,
  from: number,
  at: number,
  seconds: number,
): void {
  const isBell = sound === 'bell'
  const frequency = frequencyOf(pitch) * (sound === 'whistle' || isBell ? 2 : 1)
  const slide = Math.abs(pitch - from) <= 4 ? 2 ** ((from - pitch) / 12) : 1
  const voice = tone({
    wave: waveOf(sound, frequency),
    frequency,
    from: isBell ? frequency : frequency * slide,
    seconds: isBell ? seconds + 1.6 : seconds * 0.98 + 0.08,
    envelope: isBell
      ? { attack: 0.01, release: seconds + 1.5 }
      : { attack: Math.min(0.14, seconds * 0.3), release: Math.min(0.35, seconds * 0.45) },
    vibrato: isBell
      ? undefined
      : { depth: 0.0065, rate: 4.9 + 0.5 * random(), delay: 0.25 + 0.2 * seconds },
  })
  const gain = { ooh: 0.15, aah: 0.13, whistle: 0.06, bell: 0.08 }[sound]
  place(mix, voice, at, { gain, pan: isBell ? 0.3 : 0.05, send: 0.6 })
}

function waveOf(sound: LeadSound, frequency: number): Float32Array {
  if (sound === 'whistle') {
    return createWave([1, 0.06, 0.02])
  }
  if (sound === 'bell') {
    return createWave([1, 0, 0.12, 0, 0.08, 0, 0, 0.05])
  }
  return createWave(
    Array.from({ length: 14 }, (_, index) => {
      const harmonic = frequency * (index + 1)
      const vowel = vowels[sound].reduce(
        (sum, { centre, width, gain }) =>
          sum + gain * Math.exp(-(((harmonic - centre) / width) ** 2) / 2),
        0.02,
      )
      return vowel / (1 + index * 0.25)
    }),
  )
}
