import { place, sampleRate } from '../mix'
import type { Random } from '../random'
import type { DrumSound, Span } from '../song'
import { barsOf, type Score, sway } from './score'

/** Light percussion: nothing here is louder than the singer's breath. */
export function playDrums(score: Score, layer: Span & { sound: DrumSound }): void {
  const { song, mix, random, secondsPerBeat } = score
  const kick = createKick()
  for (const bar of barsOf(score, layer)) {
    for (let eighth = 0; eighth < song.beatsPerBar * 2; eighth++) {
      const at = bar.start + (eighth * secondsPerBeat) / 2 + sway(random, 0.01)
      const onBeat = eighth % 2 === 0
      const beat = eighth / 2
      const isBackbeat = onBeat && (song.beatsPerBar === 3 ? beat > 0 : beat % 2 === 1)
      const drop = (sound: Float32Array, gain: number, pan = 0) =>
        place(mix, sound, at, { gain: gain * (0.85 + 0.3 * random()), pan, send: 0.16 })

      if (eighth === 0) {
        drop(kick, layer.sound === 'heartbeat' ? 0.34 : 0.24)
      }
      switch (layer.sound) {
        case 'heartbeat':
          if (eighth === 1) {
            drop(kick, 0.2)
          }
          break
        case 'brushes':
          drop(createBrush(random, isBackbeat ? 0.2 : 0.09), isBackbeat ? 0.1 : 0.035, 0.25)
          break
        case 'shaker':
          drop(createBrush(random, 0.045), onBeat ? 0.03 : 0.055, -0.4)
          break
        case 'rim':
          if (isBackbeat) {
            drop(createRim(), 0.13, 0.3)
          }
          break
      }
    }
  }
}

function createKick(): Float32Array {
  const sound = new Float32Array(Math.round(0.35 * sampleRate))
  let phase = 0
  return sound.map((_, index) => {
    const time = index / sampleRate
    phase += (2 * Math.PI * (46 + 52 * Math.exp(-time * 38))) / sampleRate
    return Math.sin(phase) * Math.exp(-time * 11) * Math.min(1, time * 400)
  })
}

/** Noise with its low end taken out, swelling and dying like wire on a drumhead. */
function createBrush(random: Random, seconds: number): Float32Array {
  const sound = new Float32Array(Math.round(seconds * 2.4 * sampleRate))
  let low = 0
  let soft = 0
  return sound.map((_, index) => {
    const time = index / sampleRate
    const noise = random() * 2 - 1
    low += 0.28 * (noise - low)
    soft += 0.55 * (noise - low - soft)
    return soft * Math.min(1, time / (seconds * 0.18)) * Math.exp(-time / (seconds * 0.5))
  })
}

function createRim(): Float32Array {
  const sound = new Float32Array(Math.round(0.09 * sampleRate))
  return sound.map((_, index) => {
    const time = index / sampleRate
    const knock = Math.sin(2 * Math.PI * 1720 * time) + 0.6 * Math.sin(2 * Math.PI * 910 * time)
    return knock * Math.exp(-time * 95) * Math.min(1, time * 2500)
  })
}
