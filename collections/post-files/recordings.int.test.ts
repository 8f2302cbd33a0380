import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { postsMessages } from '@/src/core/messages/posts'
import { storage } from '@/src/server/storage'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Answer = {
  message: string
  doc: { filename: string; prefix: string; mimeType: string; filesize: number }
}

const run = promisify(execFile)
let tenant: Awaited<ReturnType<typeof createTenant>>
let folder: string

beforeAll(async () => {
  tenant = await createTenant(payload, 'Recordings')
  folder = await mkdtemp(path.join(tmpdir(), 'bandstand-recordings-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function made(name: string, ...args: string[]): Promise<Buffer> {
  const target = path.join(folder, name)
  const tone = ['-f', 'lavfi', '-i', 'sine=duration=0.2']
  await run('ffmpeg', ['-v', 'error', '-y', ...tone, ...args, target])
  return readFile(target)
}

async function send(slug: 'media' | 'post-files', name: string, data: Buffer) {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ profile: tenant.profile.id }))
  form.set('file', new File([new Uint8Array(data)], name, { type: 'application/octet-stream' }))
  return rest<Answer>('POST', `/api/${slug}`, { token: tenant.owner.token, rawBody: form })
}

const slugsOfShown = ['media', 'post-files'] as const
const plain = () => made('a.mp3', '-id3v2_version', '0', '-write_xing', '0')

it.each(slugsOfShown)(
  'takes into %s what ffmpeg reads, with the ending of what it is',
  async (slug) => {
    const mp3 = await plain()
    for (const [front, name] of [
      [Buffer.alloc(1), 'Ночь.mp3'],
      [Buffer.alloc(5000), 'Ночь.txt'],
    ] as const) {
      const { status, json } = await send(slug, name, Buffer.concat([front, mp3]))
      expect([status, json.doc?.mimeType, json.doc?.filename]).toEqual([
        201,
        'audio/mpeg',
        'Ночь.mp3',
      ])
    }
  },
)

it('stores without what stands in front where browsers would find no recording', async () => {
  const wav = await made('a.wav')
  const { json } = await send('post-files', 'a.wav', Buffer.concat([Buffer.alloc(2), wav]))
  const file = await storage().open(`${json.doc.prefix}/${json.doc.filename}`)
  expect(file && (await buffer(file.body)).equals(wav)).toBe(true)
  expect(json.doc.filesize).toBe(wav.length)
})

it('takes into posts a recording in MP4 that begins as a film does', async () => {
  const { status, json } = await send('post-files', 'voice.mp4', await made('a.mp4'))
  expect([status, json.doc?.mimeType, json.doc?.filename]).toEqual([201, 'audio/mp4', 'voice.m4a'])
})

it.each([
  ['media', ownerMessages.uploads.otherContent],
  ['post-files', postsMessages.otherKindOfFile],
] as const)('refuses into %s what browsers do not play, and what is none', async (slug, words) => {
  for (const [name, data] of [
    ['a.flac', await made('a.flac')],
    ['a.mp3', await made('a.ogg', '-c:a', 'flac')],
    ['b.mp3', Buffer.alloc(4000, 'no sound ')],
  ] as const) {
    const { status, json } = await send(slug, name, data)
    expect([name, status, json.message]).toEqual([name, 400, words])
  }
})

it('stores a WAV for large files in posts as a usual one, with the same sound', async () => {
  const wav = await made('a.wav', '-bitexact')
  const large = await made('large.wav', '-bitexact', '-rf64', 'always')
  expect(large.toString('latin1', 0, 4)).toBe('RF64')
  const { json } = await send('post-files', 'large.wav', large)
  const file = await storage().open(`${json.doc.prefix}/${json.doc.filename}`)
  const found = file && (await buffer(file.body))
  expect(found?.toString('latin1', 0, 4)).toBe('RIFF')
  const soundOf = (bytes: Buffer) => bytes.subarray(bytes.indexOf('data') + 8)
  expect(found && soundOf(found).equals(soundOf(wav))).toBe(true)
  expect(json.doc.filesize).toBe(found?.length)
})

it('says of recordings that many browsers do not play what to do', async () => {
  for (const [name, ...args] of [
    ['lossless.m4a', '-c:a', 'alac'],
    ['old.wav', '-c:a', 'adpcm_ms'],
  ] as const) {
    const { status, json } = await send('post-files', name, await made(name, ...args))
    expect([name, status, json.message]).toEqual([name, 400, postsMessages.unplayedRecording])
  }
})
