import { place, sampleRate } from '../mix'
import { createWave, tone } from '../oscillator'
import type { Random } from '../random'
import type { PluckPattern, PluckSound, Span } from '../song'
import { pluckedString } from '../string'
import { chordNotes, frequencyOf, voiceAround } from '../theory'
import { barsOf, type Score, sway } from './score'

/** `at` in eighths from the bar's start, `string` counted from the lowest of the chord's strings. */
type Step = { at: number; string: number; accent?: number }

const run = (strings: readonly number[]): Step[] =>
  strings.map((string, at) => ({ at, string, accent: at === 0 ? 1 : 0.72 }))

const patterns = {
  rolling: run([0, 2, 3, 4, 5, 4, 3, 2]),
  falling: run([0, 5, 4, 3, 5, 4, 3, 2]),
  travis: run([0, 3, 1, 4, 0, 5, 1, 3]),
  sparse: [
    { at: 0, string: 0, accent: 0.9 },
    { at: 1.5, string: 3 },
    { at: 3, string: 4 },
    { at: 4, string: 1 },
    { at: 6, string: 5, accent: 0.6 },
  ],
  waltz: run([0, 3, 4, 5, 4, 3]),
  pulse: [0, 2, 4, 6].flatMap((at) => [
    { at, string: 2, accent: 0.55 },
    { at, string: 4, accent: 0.5 },
    { at: at + 1, string: 3, accent: 0.4 },
  ]),
} as const satisfies Record<PluckPattern, readonly Step[]>

const felt = createWave([1, 0.42, 0.16, 0.1, 0.05, 0.02])
const kalimba = createWave([1, 0, 0.08, 0, 0.02])
const kalimbaClang = createWave([0, 0, 0, 0, 0, 1])

/** Broken chords; each note rings on under the next. */
export function playPluck(
  score: Score,
  layer: Span & { sound: PluckSound; pattern: PluckPattern },
): void {
  const { song, mix, random, secondsPerBeat } = score
  const eighth = secondsPerBeat / 2
  for (const bar of barsOf(score, layer)) {
    const strings = stringsOf(chordNotes(song.tonic, song.mode, bar.chord))
    for (const step of patterns[layer.pattern] as readonly Step[]) {
      const note = strings[step.string]
      if (note === undefined || step.at >= song.beatsPerBar * 2) {
        continue
      }
      const accent = (step.accent ?? 0.7) * (0.85 + 0.3 * random())
      const at = bar.start + step.at * eighth + sway(random, 0.014)
      const pan = -0.35 + 0.14 * step.string
      place(mix, playString(layer.sound, note, accent, random), at, {
        gain: 0.34 * accent,
        pan,
        send: 0.28,
      })
    }
  }
}

/** Six strings over two octaves, the root as the lowest. */
function stringsOf(notes: readonly number[]): number[] {
  const bass = (notes[0] ?? 40) + (notes[0] !== undefined && notes[0] < 43 ? 12 : 0)
  const middle = voiceAround(notes.slice(0, 3), 58).filter((note) => note > bass)
  const upper = voiceAround(notes, 67).filter((note) => note > (middle.at(-1) ?? bass))
  return [bass, ...middle, ...upper, ...middle.map((note) => note + 12)].slice(0, 6)
}

function playString(sound: PluckSound, note: number, accent: number, random: Random): Float32Array {
  const frequency = frequencyOf(note)
  switch (sound) {
    case 'nylon':
      return pluckedString(
        frequency,
        2.4,
        { brightness: 0.16 + 0.14 * accent, decay: 3.4, pluckAt: 0.28 },
        random,
      )
    case 'steel':
      return pluckedString(
        frequency,
        2.8,
        { brightness: 0.5 + 0.2 * accent, decay: 4.2, pluckAt: 0.16 },
        random,
      )
    case 'harp':
      return pluckedString(
        frequency * 2,
        2.6,
        { brightness: 0.22, decay: 3.2, pluckAt: 0.46 },
        random,
      )
    case 'felt':
      return struck(felt, frequency, 2.6, 0.75)
    case 'kalimba':
      return withClang(struck(kalimba, frequency * 2, 1.8, 0.45), frequency)
  }
}

function struck(
  wave: Float32Array,
  frequency: number,
  seconds: number,
  half: number,
): Float32Array {
  const sound = tone({
    wave,
    frequency,
    seconds,
    envelope: { attack: 0.006, release: 0.4 },
  })
  const loss = 0.5 ** (1 / (half * sampleRate))
  let level = 0.8
  return sound.map((sample) => {
    level *= loss
    return sample * level
  })
}

function withClang(sound: Float32Array, frequency: number): Float32Array {
  const clang = struck(kalimbaClang, frequency * 1.03, 0.2, 0.02)
  return sound.map((sample, index) => sample + 0.12 * (clang[index] ?? 0))
}
