import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { sampleRate } from './mix'
import { cutPreview, previewSampleRate } from './preview'
import { renderAll } from './render-all'
import type { Song } from './song'
import { durationOf, encodeMp3, synthesise } from './synthesise'

const song: Song = {
  seed: 7,
  tonic: 43,
  mode: 'dorian',
  bpm: 120,
  beatsPerBar: 4,
  progression: ['1:9', '4:7'],
  bars: 3,
  space: 0.5,
  pad: { sound: 'warm' },
  pluck: { sound: 'nylon', pattern: 'rolling' },
  bass: { sound: 'round' },
  drums: { sound: 'brushes' },
  lead: { sound: 'ooh' },
  texture: { sound: 'sea' },
}

const peakOf = (channel: Float32Array) =>
  channel.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)

/** Comparing hashes is much quicker than comparing millions of samples one by one. */
function fingerprint(parts: readonly (Float32Array | Uint8Array | undefined)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) {
    hash.update(part ?? 'missing')
  }
  return hash.digest('hex')
}

const startsWithMp3Frame = (bytes: Uint8Array) => bytes[0] === 0xff && (bytes[1] ?? 0) >> 5 === 7

it('plays the same song the same way every time', () => {
  expect(fingerprint(synthesise(song))).toBe(fingerprint(synthesise(song)))
})

it('plays another seed differently', () => {
  expect(fingerprint(synthesise({ ...song, seed: 8 }))).not.toBe(fingerprint(synthesise(song)))
})

it('fills two audible channels without clipping or broken samples', () => {
  const channels = synthesise(song)
  expect(channels).toHaveLength(2)
  for (const channel of channels) {
    expect(channel.length).toBe(Math.ceil(durationOf(song) * sampleRate))
    expect(channel.every(Number.isFinite)).toBe(true)
    expect(peakOf(channel)).toBeLessThan(0.9)
    expect(peakOf(channel)).toBeGreaterThan(0.2)
  }
})

it('begins and ends in silence', () => {
  for (const channel of synthesise(song)) {
    expect(peakOf(channel.subarray(0, 20))).toBeLessThan(0.001)
    expect(peakOf(channel.subarray(-20))).toBeLessThan(0.001)
  }
})

it('cuts a preview of thirty seconds that fades out', () => {
  const long = new Float32Array(40 * sampleRate).fill(0.5)
  const [preview = new Float32Array()] = cutPreview([long])
  expect(preview.length / previewSampleRate).toBe(30)
  expect(preview[10 * previewSampleRate]).toBeCloseTo(0.5, 1)
  expect(peakOf(preview.subarray(-20))).toBeLessThan(0.001)
})

it('encodes MP3 frames at the wanted bit rate', () => {
  const mp3 = encodeMp3(synthesise(song), 192)
  expect(startsWithMp3Frame(mp3)).toBe(true)
  expect((mp3.length * 8) / durationOf(song) / 1000).toBeCloseTo(192, -1)
})

it('renders on worker threads what it renders alone', async () => {
  const recordings = await renderAll([
    { key: 'one', song },
    { key: 'two', song: { ...song, seed: 8 } },
    { key: 'three', song },
  ])
  expect([...recordings.keys()].sort()).toEqual(['one', 'three', 'two'])
  const one = recordings.get('one')
  const alone = fingerprint([encodeMp3(synthesise(song), 192)])
  expect(fingerprint([one?.mp3])).toBe(alone)
  expect(fingerprint([recordings.get('three')?.mp3])).toBe(alone)
  expect(startsWithMp3Frame(one?.previewMp3 ?? new Uint8Array())).toBe(true)
  expect(one?.durationSeconds).toBeCloseTo(durationOf(song), 3)
}, 60_000)
