import { fade } from './effects'
import { sampleRate } from './mix'

const previewSeconds = 30
const fadeSeconds = 4

/** Half the original's rate: slow songs have little above 11 kHz, and encoding takes half as long. */
export const previewSampleRate = sampleRate / 2

/** The first half minute of both channels as one, faded out, at the preview's sample rate. */
export function cutPreview(channels: readonly Float32Array[]): Float32Array[] {
  const [left = new Float32Array(), right = left] = channels
  const excerpt = left
    .slice(0, previewSeconds * sampleRate)
    .map((sample, index) => (sample + (right[index] ?? 0)) / 2)
  fade(excerpt, 0, fadeSeconds)
  return [halveRate(excerpt)]
}

const reach = 23

/** A half-band filter: besides the centre only every other tap counts. */
const taps = Array.from({ length: (reach + 1) / 2 }, (_, index) => {
  const distance = 2 * index + 1
  const window = 0.5 + 0.5 * Math.cos((Math.PI * distance) / (reach + 1))
  return (Math.sin((Math.PI * distance) / 2) / (Math.PI * distance)) * window
})

function halveRate(channel: Float32Array): Float32Array {
  const output = new Float32Array(Math.floor(channel.length / 2))
  for (let index = 0; index < output.length; index++) {
    const centre = 2 * index
    let sum = 0.5 * (channel[centre] ?? 0)
    for (let tap = 0; tap < taps.length; tap++) {
      const offset = 2 * tap + 1
      const pair = (channel[centre - offset] ?? 0) + (channel[centre + offset] ?? 0)
      sum += pair * (taps[tap] ?? 0)
    }
    output[index] = sum
  }
  return output
}
