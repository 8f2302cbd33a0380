import { place } from '../mix'
import { createWave, tone } from '../oscillator'
import type { BassSound, Span } from '../song'
import { chordNotes, frequencyOf } from '../theory'
import { barsOf, type Score, sway } from './score'

const round = createWave([1, 0.32, 0.1, 0.03])
const bowed = createWave([1, 0.5, 0.28, 0.16, 0.08, 0.04])

/** The root on the first beat, and now and then a step towards the next bar. */
export function playBass(score: Score, layer: Span & { sound: BassSound }): void {
  const { song, mix, random, secondsPerBeat } = score
  for (const bar of barsOf(score, layer)) {
    const [root = song.tonic, , fifth = root] = chordNotes(song.tonic, song.mode, bar.chord)
    const low = root > 47 ? root - 12 : root
    if (layer.sound === 'bowed') {
      const sound = tone({
        wave: bowed,
        frequency: frequencyOf(low),
        seconds: bar.seconds + 0.3,
        envelope: { attack: 0.35, release: 0.5 },
        vibrato: { depth: 0.002, rate: 4.6, delay: 0.5 },
      })
      place(mix, sound, bar.start, { gain: 0.17, pan: 0, send: 0.12 })
      continue
    }

    const answers = random() < 0.45
    const held = secondsPerBeat * (answers ? song.beatsPerBar - 1.1 : song.beatsPerBar - 0.2)
    pluckBass(low, bar.start + sway(random, 0.01), held, 0.3)
    if (answers) {
      const note = fifth > 47 ? fifth - 12 : fifth
      pluckBass(
        note,
        bar.start + secondsPerBeat * (song.beatsPerBar - 1),
        secondsPerBeat * 0.9,
        0.2,
      )
    }
  }

  function pluckBass(note: number, at: number, seconds: number, gain: number): void {
    const sound = tone({
      wave: round,
      frequency: frequencyOf(note),
      seconds,
      envelope: { attack: 0.018, release: Math.min(0.5, seconds * 0.6) },
    })
    place(mix, sound, at, { gain, pan: 0, send: 0.04 })
  }
}
