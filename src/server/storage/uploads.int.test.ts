import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, inject, it } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { postsMessages } from '@/src/core/messages/posts'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const bytes = 60_000_000

const tenant = await createTenant(payload, 'Uploads')
const wav = new Uint8Array(Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(28)]))
const png = async () => {
  const create = { width: 4, height: 4, channels: 3, background: '#936' } as const
  return new Uint8Array(await sharp({ create }).png().toBuffer())
}

function upload(token?: string, name = 'long.mp3') {
  const song = new Uint8Array(bytes)
  song.set([0xff, 0xfb, 0x90, 0x64])
  const form = new FormData()
  form.set('_payload', JSON.stringify({ profile: tenant.profile.id }))
  form.set('file', new File([song], name, { type: 'audio/mpeg' }))
  return rest<{ doc: { id: string } }>('POST', '/api/audio-files', { token, rawBody: form })
}

/** Other tests upload into the same folder meanwhile, but smaller files. */
async function leftovers(): Promise<string[]> {
  const folder = path.join(inject('testDataDir'), 'uploads')
  const sizeOf = (name: string) =>
    stat(path.join(folder, name)).then(
      ({ size }) => size,
      () => 0,
    )
  const names = await readdir(folder)
  const sizes = await Promise.all(names.map(sizeOf))
  return names.filter((_, index) => sizes[index] === bytes)
}

it('stores an original of 60 MB and leaves nothing behind', async () => {
  const answer = await upload(tenant.owner.token)
  expect(answer.status).toBe(201)
  const { id } = answer.json.doc
  const doc = await payload.findByID({ collection: slugs.audioFiles, id })
  expect(doc.filesize).toBe(bytes)
  expect((await storage().head(`${doc.prefix}/${doc.filename}`))?.size).toBe(bytes)
  expect(await leftovers()).toEqual([])
})

it('keeps an ending of four letters', async () => {
  const { json } = await upload(tenant.owner.token, 'long.flac')
  const { filename } = await payload.findByID({
    collection: slugs.audioFiles,
    id: json.doc.id,
  })
  expect(filename).toMatch(/\.flac$/)
})

it('refuses one from a stranger and leaves nothing behind', async () => {
  const before = await payload.count({ collection: slugs.audioFiles })
  expect((await upload()).status).toBe(403)
  expect(await payload.count({ collection: slugs.audioFiles })).toEqual(before)
  expect(await leftovers()).toEqual([])
})

const zip = new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...new Array(60).fill(0)])

describe('a recording for buyers', () => {
  it.each([
    ['song.mp3', 'audio/mpeg'],
    ['song.ogg', 'audio/ogg'],
  ])('that is none, %s, is refused with what is taken', async (name, type) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ profile: tenant.profile.id }))
    form.set('file', new File([zip], name, { type }))
    const ask = (headers: Record<string, string>) =>
      rest('POST', '/api/audio-files', { token: tenant.owner.token, rawBody: form, headers })
    const message = ownerMessages.store.sound.otherKind
    const refused = [{ field: 'file', message }]
    expect(await ask({})).toMatchObject({ status: 400, json: { message, errors: refused } })
    // The form of the admin marks the field, and shows the first message.
    expect(await ask({ referer: 'http://localhost/admin/collections/audio-files' })).toMatchObject({
      json: { errors: [{ message, data: { errors: [{ path: 'file', message }] } }] },
    })
  })
})

describe('a file of a post', () => {
  /** As the admin's form sends it. */
  const send = (name: string, type: string, content: Uint8Array<ArrayBuffer>) => {
    const form = new FormData()
    form.set('_payload', JSON.stringify({ profile: tenant.profile.id, prefix: 'private' }))
    form.set('file', new File([content], name, { type }))
    return rest<{ doc: { filename: string; prefix: string }; message: string }>(
      'POST',
      '/api/post-files',
      {
        token: tenant.owner.token,
        rawBody: form,
      },
    )
  }
  it('may be called as another one', async () => {
    const answers = [
      await send('take.wav', 'audio/wav', wav),
      await send('take.wav', 'audio/wav', wav),
    ]
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    expect(answers.map(({ json }) => json.doc.filename)).toEqual(['take.wav', 'take.wav'])
    expect(new Set(answers.map(({ json }) => json.doc.prefix)).size).toBe(2)
  })

  it('that only claims to be of another kind is refused in the same words', async () => {
    expect(await send('take.mp3', 'audio/mpeg', zip)).toMatchObject({
      status: 400,
      json: { message: postsMessages.otherKindOfFile },
    })
  })

  it('of a kind that posts cannot show is refused in words', async () => {
    const flac = new Uint8Array(Buffer.from('fLaC'.padEnd(60, '\0')))
    expect(await send('take.wav', 'audio/wav', flac)).toMatchObject({
      status: 400,
      json: { message: postsMessages.otherKindOfFile },
    })
  })
})

it.each([slugs.media, slugs.postFiles, slugs.audioFiles, slugs.bonusFiles])(
  'is called in %s as the artist called it, in any script',
  async (collection) => {
    const { product } = await createProduct(payload, tenant.profile.id)
    const isSound = collection === slugs.audioFiles
    const content = isSound ? wav : await png()
    const name = isSound ? 'песня 🎵.wav' : 'обложка 🎨.png'
    const form = new FormData()
    const about = { profile: tenant.profile.id, title: 'Booklet', product: product.id }
    form.set('_payload', JSON.stringify(about))
    form.set('file', new File([content], name, { type: isSound ? 'audio/wav' : 'image/png' }))
    const { status, json } = await rest<{ doc: Record<string, string> }>(
      'POST',
      `/api/${collection}`,
      { token: tenant.owner.token, rawBody: form },
    )
    expect([status, json.doc?.filename]).toEqual([201, name])
    const key = `${json.doc.prefix}/${json.doc.filename}`
    expect(await storage().head(key)).not.toBeNull()
    expect(storage().publicUrl(key)).toMatch(/^[\w./-]+$/)
  },
)
