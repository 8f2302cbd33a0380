import { Mp3Encoder } from '@breezystack/lamejs'
import { sampleRate as ownRate } from './mix'

const samplesPerFrame = 1152

/** Encodes one or two channels of samples between -1 and 1 at a constant bit rate. */
export function encodeMp3(
  channels: readonly Float32Array[],
  kbps: number,
  sampleRate = ownRate,
): Uint8Array {
  const [left, right] = channels.map(toInt16)
  if (!left) {
    throw new Error('Nothing to encode: no channels')
  }
  const encoder = new Mp3Encoder(channels.length, sampleRate, kbps)
  const parts: Uint8Array[] = []
  for (let start = 0; start < left.length; start += samplesPerFrame) {
    const end = start + samplesPerFrame
    parts.push(encoder.encodeBuffer(left.subarray(start, end), right?.subarray(start, end)))
  }
  parts.push(encoder.flush())
  return join(parts)
}

/** Samples as CDs have them. */
export function toInt16(channel: Float32Array): Int16Array {
  const samples = new Int16Array(channel.length)
  for (let index = 0; index < channel.length; index++) {
    const value = Math.max(-1, Math.min(1, channel[index] ?? 0))
    samples[index] = Math.round(value * 32767)
  }
  return samples
}

/** The encoder answers with signed bytes; a set on unsigned ones keeps the bits. */
function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((total, part) => total + part.length, 0))
  let offset = 0
  for (const part of parts) {
    bytes.set(part, offset)
    offset += part.length
  }
  return bytes
}
