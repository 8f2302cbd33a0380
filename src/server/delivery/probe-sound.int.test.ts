import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { checkSound } from '@/src/server/delivery/check-sound'
import { probeSound, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { losesNothing } from '@/src/server/delivery/read-sound'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const run = promisify(execFile)
const folder = await mkdtemp(path.join(tmpdir(), 'bandstand-shelf-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

const seconds = 0.5
let count = 0
const newPath = (ending: string) => {
  count += 1
  return path.join(folder, `file-${count}.${ending}`)
}

/** A short tone as ffmpeg writes it, under a name of its own. */
async function tone(ending: string, ...options: string[]): Promise<Buffer> {
  const target = newPath(ending)
  const source = `sine=frequency=440:duration=${seconds}:sample_rate=44100`
  await run('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', source, ...options, target])
  return readFile(target)
}

/** An ID3 block of this version with nothing but padding in it. */
function id3(version: 2 | 3 | 4, padding = 300): Buffer {
  const size = [(padding >> 21) & 127, (padding >> 14) & 127, (padding >> 7) & 127, padding & 127]
  return Buffer.concat([
    Buffer.from([0x49, 0x44, 0x33, version, 0, 0, ...size]),
    Buffer.alloc(padding),
  ])
}

/** An APE block with one field, as it stands at the end of a file. */
function ape(): Buffer {
  const item = Buffer.from([4, 0, 0, 0, 0, 0, 0, 0, ...Buffer.from('Title\0Tone')])
  const edge = (flags: number) => {
    const block = Buffer.alloc(32)
    block.write('APETAGEX')
    block.writeUInt32LE(2000, 8)
    block.writeUInt32LE(item.length + 32, 12)
    block.writeUInt32LE(1, 16)
    block.writeUInt32LE(flags, 20)
    return block
  }
  return Buffer.concat([edge(0xa0000000), item, edge(0x80000000)])
}

const [mp3, flac, wav] = await Promise.all([tone('mp3'), tone('flac'), tone('wav')])

/** As it is written into a pipe, where nobody knows yet how long it gets. */
function streamed(sound: Buffer): Buffer {
  const open = Buffer.from(sound)
  open.writeUInt32LE(0xffffffff, 4)
  open.writeUInt32LE(0xffffffff, open.indexOf('data') + 4)
  return open
}

it.each<[string, () => Buffer | Promise<Buffer>, codec: string, lossless: boolean]>([
  ['FLAC behind ID3v2.3', () => Buffer.concat([id3(3), flac]), 'flac', true],
  ['FLAC of unknown length', async () => unknownLength(flac), 'flac', true],
  ['MP3 behind ID3v2.2', () => Buffer.concat([id3(2), mp3]), 'mp3', false],
  ['MP3 between APE and ID3', () => Buffer.concat([id3(4), mp3, ape(), id3v1()]), 'mp3', false],
  ['MP3 behind one zero byte', () => Buffer.concat([Buffer.alloc(1), mp3]), 'mp3', false],
  ['MP3 behind padding', () => Buffer.concat([id3(3, 5000), Buffer.alloc(700), mp3]), 'mp3', false],
  ['MP3 of layer two', () => tone('mp2'), 'mp2', false],
  ['WAV of floats', () => tone('wav', '-c:a', 'pcm_f32le'), 'pcm_f32le', true],
  [
    'WAV, 24 bits, 192 kHz',
    () => tone('wav', '-c:a', 'pcm_s24le', '-ar', '192000'),
    'pcm_s24le',
    true,
  ],
  ['WAV, 5.1', () => tone('wav', '-ac', '6'), 'pcm_s16le', true],
  ['WAV that was streamed', () => streamed(wav), 'pcm_s16le', true],
  ['RF64', () => tone('wav', '-rf64', 'always'), 'pcm_s16le', true],
  ['W64', () => tone('w64'), 'pcm_s16le', true],
  ['AIFF', () => tone('aiff'), 'pcm_s16be', true],
  ['ALAC', () => tone('m4a', '-c:a', 'alac'), 'alac', true],
  ['AAC', () => tone('m4a', '-c:a', 'aac'), 'aac', false],
  ['OGG Vorbis', () => tone('ogg', '-c:a', 'libvorbis'), 'vorbis', false],
  ['OGG FLAC', () => tone('oga', '-c:a', 'flac'), 'flac', true],
  ['Opus', () => tone('opus', '-c:a', 'libopus'), 'opus', false],
])('reads %s', async (_name, make, codec, lossless) => {
  const file = newPath('txt')
  await writeFile(file, await make())
  const sound = await probeSound(file)
  expect(sound.codec).toBe(codec)
  expect(sound.seconds).toBeCloseTo(seconds, 0)
  expect(losesNothing({ path: file, ...sound })).toBe(lossless)
})

it.each([
  ['a text', 'Just words, and many of them.'],
  ['a playlist', `#EXTM3U\n#EXTINF:1,\nfile:${folder}/file-1.mp3\n`],
  ['a list to join', `ffconcat version 1.0\nfile '${folder}/file-1.mp3'\n`],
  ['nothing', ''],
])('refuses %s', async (_name, text) => {
  const file = newPath('mp3')
  await writeFile(file, text)
  await expect(probeSound(file)).rejects.toThrow(UnplayableError)
})

/** The 128 bytes at the end of old files. */
function id3v1(): Buffer {
  return Buffer.concat([Buffer.from('TAGTone'), Buffer.alloc(121)])
}

/** Its header says that nobody knows how many samples there are. */
function unknownLength(sound: Buffer): Buffer {
  const open = Buffer.from(sound)
  open[21] = (open[21] ?? 0) & 0xf0
  open.fill(0, 22, 26)
  return open
}

it.each([
  ['song.mp3', () => Buffer.concat([Buffer.alloc(1), mp3])],
  ['song.flac', () => Buffer.concat([id3(3), flac])],
  ['song.aiff', () => tone('aiff')],
  ['song.w64', () => tone('w64')],
  ['song.wav', () => tone('wav', '-rf64', 'always')],
  ['song.opus', () => tone('opus', '-c:a', 'libopus')],
  ['song.ogg', () => tone('ogg', '-c:a', 'libvorbis')],
  ['song.m4a', () => tone('m4a', '-c:a', 'alac')],
  ['flac.mp3', () => flac],
] as const)('takes %s from an artist', async (name, make) => {
  const { json, status, text } = await upload(name, await make())
  expect([status, status === 201 ? '' : text]).toEqual([201, ''])
  expect(json.doc.mimeType).toMatch(/^audio\//)
  expect(await checkSound(payload, json.doc.id)).toBe('playable')
})

it.each([
  ['notes.txt', Buffer.from('Words')],
  ['song.mp3', Buffer.from('Words that are called a song')],
])('refuses %s that is no recording, and says what is one', async (name, bytes) => {
  const { json, status } = await upload(name, bytes)
  expect([status, json.message]).toEqual([400, ownerMessages.store.sound.otherKind])
})

type Answer = { doc: { id: string; mimeType: string }; message?: string }

async function upload(name: string, bytes: Buffer) {
  const luna = await createTenant(payload, 'Luna')
  const body = new FormData()
  body.set('_payload', JSON.stringify({ profile: luna.profile.id }))
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  return rest<Answer>('POST', '/api/audio-files', { token: luna.owner.token, rawBody: body })
}
