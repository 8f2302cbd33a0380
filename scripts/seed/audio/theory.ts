import type { Chord, Mode } from './song'

const scales = {
  major: [0, 2, 4, 5, 7, 9, 11],
  minor: [0, 2, 3, 5, 7, 8, 10],
  dorian: [0, 2, 3, 5, 7, 9, 10],
  mixolydian: [0, 2, 4, 5, 7, 9, 10],
  lydian: [0, 2, 4, 6, 7, 9, 11],
} as const satisfies Record<Mode, readonly number[]>

/** Scale steps above the chord's root, by colour. */
const shapes: Record<string, readonly number[]> = {
  '': [0, 2, 4],
  '7': [0, 2, 4, 6],
  '9': [0, 2, 4, 8],
  sus2: [0, 1, 4],
  sus4: [0, 3, 4],
}

/** MIDI note of a scale step counted from the tonic; steps may be negative or above an octave. */
export function noteOfStep(tonic: number, mode: Mode, step: number): number {
  const octave = Math.floor(step / 7)
  return tonic + 12 * octave + (scales[mode][step - 7 * octave] ?? 0)
}

/** The notes of a chord in close position, root first, in the tonic's octave. */
export function chordNotes(tonic: number, mode: Mode, chord: Chord): number[] {
  const [degree = '1', colour = ''] = chord.split(':')
  const root = Number(degree) - 1
  return (shapes[colour] ?? [0, 2, 4]).map((step) => noteOfStep(tonic, mode, root + step))
}

/** The same notes moved by octaves as near to `centre` as they go, low to high. */
export function voiceAround(notes: readonly number[], centre: number): number[] {
  return notes
    .map((note) => note + 12 * Math.round((centre - note) / 12))
    .sort((low, high) => low - high)
}

export function frequencyOf(note: number): number {
  return 440 * 2 ** ((note - 69) / 12)
}
