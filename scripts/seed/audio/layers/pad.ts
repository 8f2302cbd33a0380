import { place } from '../mix'
import { createWave, type Envelope, tone } from '../oscillator'
import type { PadSound, Span } from '../song'
import { chordNotes, frequencyOf, voiceAround } from '../theory'
import { barsOf, type Score } from './score'

type PadVoice = {
  wave: Float32Array
  envelope: Envelope
  detune: number
  centre: number
  gain: number
}

const voices = {
  warm: {
    wave: createWave([1, 0.34, 0.14, 0.07, 0.03]),
    envelope: { attack: 1.1, release: 1.4 },
    detune: 0.0022,
    centre: 60,
    gain: 0.075,
  },
  glass: {
    wave: createWave([1, 0, 0.05, 0.18, 0, 0, 0.04]),
    envelope: { attack: 1.6, release: 2.2 },
    detune: 0.0012,
    centre: 67,
    gain: 0.06,
  },
  organ: {
    wave: createWave([1, 0.55, 0.3, 0.22, 0, 0.1, 0, 0.06]),
    envelope: { attack: 0.35, release: 0.6 },
    detune: 0.0007,
    centre: 59,
    gain: 0.05,
  },
  strings: {
    wave: createWave([1, 0.5, 0.33, 0.22, 0.16, 0.1, 0.07, 0.04, 0.02]),
    envelope: { attack: 0.8, release: 1 },
    detune: 0.0035,
    centre: 62,
    gain: 0.05,
  },
} as const satisfies Record<PadSound, PadVoice>

/** Held chords under everything else, two slightly detuned tones a note, one on each side. */
export function playPad(score: Score, layer: Span & { sound: PadSound }): void {
  const { song, mix, random } = score
  const { wave, envelope, detune, centre, gain } = voices[layer.sound]
  for (const bar of barsOf(score, layer)) {
    const notes = voiceAround(chordNotes(song.tonic, song.mode, bar.chord), centre)
    for (const note of notes) {
      for (const side of [-1, 1]) {
        const sound = tone({
          wave,
          frequency: frequencyOf(note) * (1 + side * detune),
          seconds: bar.seconds + envelope.release * 0.9,
          envelope,
          phase: random(),
          vibrato: { depth: 0.0016, rate: 4.2 + random(), delay: 0.6 },
        })
        place(mix, sound, bar.start, { gain, pan: side * 0.7, send: 0.5 })
      }
    }
  }
}
