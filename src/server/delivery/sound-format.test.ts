import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { UnplayableError } from '@/src/server/delivery/ffmpeg'
import { measureSound } from '@/src/server/delivery/measure-sound'
import { identifySound } from '@/src/server/delivery/sound-format'

const run = promisify(execFile)
let folder: string

const surround = ['-af', 'pan=5.1|c0=c0|c1=c0|c2=c0|c3=c0|c4=c0|c5=c0']
/** How ffmpeg makes them, by name. */
const tones: Record<string, readonly string[]> = {
  'a.mp3': ['-id3v2_version', '0', '-write_xing', '0'],
  'a.flac': [],
  'a.wav': [],
  'a.w64': [],
  'a.aiff': [],
  'a.ogg': ['-c:a', 'libvorbis'],
  'a.oga': ['-c:a', 'flac'],
  'a.opus': [],
  'alac.m4a': ['-c:a', 'alac'],
  'aac.m4a': ['-c:a', 'aac'],
  'rf64.wav': ['-rf64', 'always'],
  'float.wav': ['-c:a', 'pcm_f32le'],
  '24-192.wav': ['-c:a', 'pcm_s24le', '-ar', '192000'],
  'surround.wav': surround,
  'adpcm.wav': ['-c:a', 'adpcm_ms'],
  'film.mp4': ['-map', '1:v', '-c:v', 'mpeg4'],
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bandstand-shelf-'))
  const tone = ['-f', 'lavfi', '-i', 'sine=duration=0.2:sample_rate=48000']
  const film = ['-f', 'lavfi', '-i', 'color=size=16x16:duration=0.2']
  // All by one process: to start it takes longer than to make them.
  const targets = Object.entries(tones).flatMap(([name, args]) => [
    ...['-map', '0:a', ...args, '-map_metadata', '-1'],
    path.join(folder, name),
  ])
  await run('ffmpeg', ['-v', 'error', '-y', ...tone, ...film, ...targets])
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const made = (name: string) => () => readFile(path.join(folder, name))

function id3(version: number): Buffer {
  const size = 200
  const head = [0x49, 0x44, 0x33, version, 0, 0, 0, 0, size >> 7, size & 127]
  return Buffer.concat([Buffer.from(head), Buffer.alloc(size)])
}

function ape(): Buffer {
  const item = Buffer.concat([Buffer.from([3, 0, 0, 0, 0, 0, 0, 0]), Buffer.from('Title\0abc')])
  const edge = (flags: number) => {
    const bytes = Buffer.alloc(32)
    bytes.write('APETAGEX', 'latin1')
    for (const [index, value] of [2000, item.length + 32, 1, flags].entries()) {
      bytes.writeUInt32LE(value, 8 + 4 * index)
    }
    return bytes
  }
  return Buffer.concat([edge(0xa0000000), item, edge(0x80000000)])
}

const zeros = (count: number) => Buffer.alloc(count)
const mp3 = made('a.mp3')
const flac = made('a.flac')
const wav = made('a.wav')

/** Sizes that a program writes which cannot go back: none. */
async function streamed(): Promise<Buffer> {
  const whole = await wav()
  for (const at of [4, whole.indexOf('data') + 4]) {
    whole.writeUInt32LE(0xffffffff, at)
  }
  return whole
}

const behind =
  (sound: () => Promise<Buffer>, ...front: Buffer[]) =>
  async () =>
    Buffer.concat([...front, await sound()])

type Shelf = readonly (readonly [string, () => Promise<Buffer>, string, boolean])[]

const shelf: Shelf = [
  ['MP3 behind one zero', behind(mp3, zeros(1)), 'mp3', false],
  ['MP3 behind padding', behind(mp3, zeros(5000)), 'mp3', false],
  ['MP3 behind ID3v2.2', behind(mp3, id3(2)), 'mp3', false],
  ['MP3 behind two tags', behind(mp3, id3(3), id3(4)), 'mp3', false],
  ['MP3 behind APE and ID3', behind(mp3, ape(), id3(4)), 'mp3', false],
  ['MP3 behind ID3 and APE', behind(mp3, id3(3), ape()), 'mp3', false],
  ['FLAC behind ID3v2.3', behind(flac, id3(3)), 'flac', true],
  ['FLAC behind APE', behind(flac, ape()), 'flac', true],
  ['FLAC behind ID3, APE and padding', behind(flac, id3(4), ape(), zeros(7)), 'flac', true],
  ['FLAC behind one zero', behind(flac, zeros(1)), 'flac', true],
  ['WAV behind ID3', behind(wav, id3(4)), 'wav', true],
  ['WAV behind padding', behind(wav, zeros(2)), 'wav', true],
  ['WAV of unknown size', streamed, 'wav', true],
  ['RF64', made('rf64.wav'), 'wav', true],
  ['W64', made('a.w64'), 'w64', true],
  ['float', made('float.wav'), 'wav', true],
  ['24/192', made('24-192.wav'), 'wav', true],
  ['5.1', made('surround.wav'), 'wav', true],
  ['ADPCM', made('adpcm.wav'), 'wav', false],
  ['AIFF', made('a.aiff'), 'aiff', true],
  ['ALAC', made('alac.m4a'), 'mov', true],
  ['AAC', made('aac.m4a'), 'mov', false],
  ['OGG', made('a.ogg'), 'ogg', false],
  ['Opus', made('a.opus'), 'ogg', false],
  ['FLAC in OGG', made('a.oga'), 'ogg', true],
]

it.each(shelf)('%s is a recording', async (name, make, demuxer, isLossless) => {
  const file = path.join(folder, `shelf ${name.replaceAll('/', ' ')}`)
  await writeFile(file, await make())
  const sound = await identifySound(file)
  expect(sound).toMatchObject({ demuxer, isLossless })
  expect((await measureSound({ ...sound, seconds: 1 })).waveform.length).toBeGreaterThan(0)
})

const playlist = '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n'

it.each([
  ['a playlist', async () => Buffer.from(playlist)],
  ['a list of files', async () => Buffer.from('ffconcat version 1.0\nfile a.mp3\n')],
  ['text', async () => Buffer.from('hello world '.repeat(1000))],
  ['nothing', async () => zeros(0)],
  ['zeros', async () => zeros(100_000)],
  ['a tag of nothing', async () => id3(4)],
  ['a film', made('film.mp4')],
])('%s is none', async (name, make) => {
  const file = path.join(folder, `none ${name}`)
  await writeFile(file, await make())
  await expect(identifySound(file)).rejects.toThrow(UnplayableError)
})
