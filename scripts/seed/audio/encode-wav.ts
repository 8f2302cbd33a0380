import { toInt16 } from './encode-mp3'
import { sampleRate as ownRate } from './mix'

const headerBytes = 44
const bytesPerSample = 2

/** Channels of samples between -1 and 1 as a WAV file with 16 bits. */
export function encodeWav(channels: readonly Float32Array[], sampleRate = ownRate): Uint8Array {
  const samples = channels.map(toInt16)
  const frames = samples[0]?.length ?? 0
  const frameBytes = samples.length * bytesPerSample
  const file = Buffer.alloc(headerBytes + frames * frameBytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(samples.length, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * frameBytes, 28)
  file.writeUInt16LE(frameBytes, 32)
  file.writeUInt16LE(bytesPerSample * 8, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(frames * frameBytes, 40)
  let offset = headerBytes
  for (let frame = 0; frame < frames; frame += 1) {
    for (const channel of samples) {
      offset = file.writeInt16LE(channel[frame] ?? 0, offset)
    }
  }
  return file
}
