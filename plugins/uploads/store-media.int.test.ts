import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { createArtist } from '@/plugins/uploads/testing/artist'
import type { MediaItem } from '@/src/core/contracts/pages/media-answers'
import { limits } from '@/src/core/limits'
import { rootId } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { storage } from '@/src/server/storage'
import { createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>

let luna: Tenant
let artist: ReturnType<typeof createArtist>
let stranger: ReturnType<typeof createArtist>

const film = Buffer.concat([
  Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp41', 'latin1'),
  Buffer.from('\0\0\0\x08moov\0\0\0\x08mdat', 'latin1'),
])

beforeAll(async () => {
  luna = await createTenant(payload, 'Luna')
  const kito = await createTenant(payload, 'Kito')
  artist = createArtist({ profileId: luna.profile.id, token: luna.owner.token })
  stranger = createArtist({ profileId: kito.profile.id, token: kito.owner.token })
})

/** Left half red, right half blue, 400 × 200. */
async function halves(format: 'jpeg' | 'png' | 'webp' | 'gif' = 'png'): Promise<Buffer> {
  const blue = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#00f' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 400, height: 200, channels: 3, background: '#f00' } })
    .composite([{ input: blue, left: 200, top: 0 }])
    .toFormat(format)
    .toBuffer()
}

async function add(data: Buffer, name: string): Promise<MediaItem> {
  const { status, json } = await artist.register(await artist.send(data, name))
  expect(status).toBe(201)
  return json
}

const keyOf = (url: string) => url.replace(/^.*\/files\//, '')
async function fileOf({ url }: MediaItem): Promise<Buffer> {
  const file = await storage().open(keyOf(url))
  if (!file) {
    throw new Error(`${url} is not stored`)
  }
  return buffer(file.body)
}

describe('words and the point that stays visible', () => {
  it('are changed one by one', async () => {
    const { id } = await add(await halves(), 'a.png')
    const described = await artist.change(id, { alt: '  A red and a blue half ' })
    expect([described.status, described.json.alt]).toEqual([200, 'A red and a blue half'])
    const { json } = await artist.change(id, { focalX: 0, focalY: 82.5 })
    expect(json).toMatchObject({ alt: 'A red and a blue half', focalX: 0, focalY: 82.5 })
    expect((await artist.read(id)).json).toEqual(json)
    const doc = await payload.findByID({ collection: slugs.media, id })
    expect(doc).toMatchObject({ focalX: 0, focalY: 82.5, width: 400 })
  })

  it('are refused outside the picture, too long, and with anything else', async () => {
    const { id } = await add(await halves(), 'b.png')
    for (const body of [
      { focalX: -1 },
      { focalY: 101 },
      { focalX: 'left' },
      { alt: 'x'.repeat(301) },
      { name: '' },
      { profile: randomUUID() },
    ]) {
      expect((await artist.change(id, body)).status).toBe(400)
    }
  })
})

describe('a new name', () => {
  it('moves the file, keeps its ending, and the old address ends', async () => {
    const item = await add(await halves(), 'IMG_2041.png')
    const { status, json } = await artist.change(item.id, { name: 'Sommer am Meer.jpg' })
    expect([status, json.name]).toEqual([200, 'Sommer am Meer.jpg.png'])
    expect(json.url).toMatch(/Sommer-am-Meer\.jpg-[0-9a-f]{8}\.png$/)
    expect((await fileOf(json)).equals(await halves())).toBe(true)
    expect(await storage().head(keyOf(item.url))).toBeNull()
    expect(json.thumbnail).toBe(item.thumbnail)
    const again = await artist.change(item.id, { name: json.name })
    expect(again.json.url).toBe(json.url)
  })

  it('may be that of others, also of those that come at the same time', async () => {
    const data = await halves()
    const items = await Promise.all([1, 2, 3].map(() => add(data, 'image.png')))
    expect(items.map(({ name }) => name)).toEqual(['image.png', 'image.png', 'image.png'])
    expect(new Set(items.map(({ url }) => url)).size).toBe(3)
    const { id } = await add(data, 'other.png')
    expect((await artist.change(id, { name: 'image.png' })).json.name).toBe('image.png')
  })

  it('is no name of its own smaller copies', async () => {
    const item = await add(await halves('webp'), 'wide.webp')
    const copy = await storage().head(keyOf(String(item.thumbnail)))
    const name = String(item.thumbnail).split('/').at(-1) ?? ''
    const { json } = await artist.change(item.id, { name })
    expect(json.name).not.toBe(name)
    expect(await storage().head(keyOf(String(json.thumbnail)))).toEqual(copy)
  })
})

describe('a part of a picture', () => {
  const right = { x: 50, y: 0, width: 50, height: 100 }

  it.each(['jpeg', 'png', 'webp'] as const)(
    'becomes a %s of its own; the first stays',
    async (format) => {
      const item = await add(await halves(format), `whole.${format === 'jpeg' ? 'jpg' : format}`)
      await artist.change(item.id, { alt: 'Two halves' })
      const { status, json } = await artist.crop(item.id, right)
      expect([status, json.width, json.height, json.alt]).toEqual([201, 200, 200, 'Two halves'])
      expect(json.mimeType).toBe(`image/${format}`)
      expect(json.name).toContain('-part')
      const { channels } = await sharp(await fileOf(json)).stats()
      const [red, , blue] = channels.map(({ mean }) => Math.round(mean))
      expect([red, blue]).toEqual([expect.closeTo(0, -1), expect.closeTo(255, -1)])
      expect((await artist.read(item.id)).json).toMatchObject({ width: 400, url: item.url })
      expect(json.thumbnail).toBeTruthy()
    },
  )

  it('is at least one pixel, also at the last edge', async () => {
    const { id } = await add(await halves(), 'edge.png')
    const { json } = await artist.crop(id, { x: 99.99, y: 99.99, width: 0.01, height: 0.01 })
    expect([json.width, json.height]).toEqual([1, 1])
  })

  it('of what moves is refused in words', async () => {
    const frame = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const frames = await Promise.all([frame('#f00'), frame('#00f')])
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    for (const { id } of [await add(moving, 'moving.gif'), await add(film, 'film.mp4')]) {
      const { status, json } = await artist.crop(id, right)
      expect([status, json.message]).toEqual([415, 'Only pictures that do not move can be cut.'])
    }
  })

  it('is refused in words when its file is damaged, has too many pixels or too many bytes', async () => {
    const whole = await halves()
    const { imagePixels, imageBytes } = limits.upload
    const vast = await sharp({
      create: { width: 10_000, height: imagePixels / 10_000 + 1, channels: 3, background: '#000' },
    })
      .png()
      .toBuffer()
    for (const data of [
      Buffer.from('no picture'),
      whole.subarray(0, whole.length / 2),
      vast,
      Buffer.concat([whole, Buffer.alloc(imageBytes)]),
    ]) {
      const item = await add(whole, 'stored.png')
      await storage().put(keyOf(item.url), data, { contentType: 'image/png' })
      const { status, json } = await artist.crop(item.id, right)
      expect([status, json.message]).toEqual([
        415,
        'This picture cannot be cut: its file is damaged or too large.',
      ])
    }
  })

  it('waits in line while others are cut', async () => {
    const { id } = await add(await halves(), 'popular.png')
    const parts = [10, 20, 30, 40, 50].map((width) => ({ x: 0, y: 0, width, height: 100 }))
    const cuts = await Promise.all(parts.map((part) => artist.crop(id, part)))
    expect(cuts.map(({ status, json }) => [status, json.width])).toEqual(
      parts.map(({ width }) => [201, width * 4]),
    )
  })

  it('beyond the edges, without size or with strange words is refused', async () => {
    const { id } = await add(await halves(), 'bad.png')
    for (const body of [
      { ...right, width: 51 },
      { ...right, width: 0 },
      { ...right, y: -1 },
      { ...right, height: 'all' },
      { x: 0, y: 0 },
      { ...right, rotate: 90 },
    ]) {
      expect((await artist.crop(id, body)).status).toBe(400)
    }
  })
})

describe('search', () => {
  it('finds by words of name and description, in any order and case', async () => {
    const { id } = await add(await halves(), 'ferry-at-dusk.png')
    await artist.change(id, { alt: 'An orange moon' })
    const found = async (words: string) =>
      (await artist.list(`&query=${encodeURIComponent(words)}`)).json.map((item) => item.id)
    expect(await found('Dusk ferry')).toEqual([id])
    expect(await found('orange MOON')).toEqual([id])
    expect(await found('no such words')).toEqual([])
    expect(await found('%usk')).toEqual([id])
    expect(await found('%')).toEqual([])
    expect(await found('_')).toEqual([])
    await artist.change(id, { alt: 'An orange moon, 50 % lit' })
    expect(await found('%')).toEqual([id])
    expect(await found("'; drop table media;--")).toEqual([])
    expect((await artist.list(`&query=${'x'.repeat(256)}`)).status).toBe(400)
  })
})

describe('uses and removal', () => {
  it('names pages, drafts among them, and other things that show it', async () => {
    const { id } = await add(await halves(), 'used.png')
    expect((await artist.uses(id)).json).toEqual([])
    const { docs } = await payload.find({
      collection: slugs.pages,
      where: { profile: { equals: luna.profile.id } },
      limit: 1,
      depth: 0,
    })
    const [page] = docs
    if (!page) {
      throw new Error('The tenant has no page')
    }
    const layout = page.layout as { nodes: Record<string, { children: string[] }> }
    const nodes = structuredClone(layout.nodes)
    nodes[rootId]?.children.splice(1, 0, 'pic')
    await payload.update({
      collection: slugs.pages,
      id: page.id,
      draft: true,
      data: {
        layout: {
          ...layout,
          nodes: { ...nodes, pic: { type: 'image', props: { media: id }, children: [], v: 1 } },
        },
      },
    })
    await payload.create({
      collection: slugs.products,
      data: {
        profile: luna.profile.id,
        title: 'Night Ferry',
        category: 'Music',
        media: [id],
        _status: 'draft',
      } as never,
      draft: true,
    })
    await payload.create({
      collection: slugs.savedSections,
      data: {
        profile: luna.profile.id,
        name: 'Hero with the ferry',
        subtree: {
          rootId: 'pic',
          nodes: { pic: { type: 'image', props: { media: id }, children: [], v: 1 } },
        },
      },
    })
    const picture = { type: 'image', version: 1, mediaId: id }
    const cell = { type: 'tablecell', version: 1, children: [picture] }
    const row = { type: 'tablerow', version: 1, children: [cell] }
    const table = { type: 'table', version: 1, children: [row] }
    for (const [title, inner] of [
      ['In its words', table],
      ['Without it', { type: 'paragraph', version: 1, children: [] }],
    ] as const) {
      await payload.create({
        collection: slugs.products,
        data: {
          profile: luna.profile.id,
          title,
          category: 'Merch',
          description: { root: { type: 'root', version: 1, children: [inner] } },
        } as never,
      })
    }
    await payload.update({
      collection: slugs.themeSettings,
      where: { profile: { equals: luna.profile.id } },
      data: { logo: id },
      draft: true,
    })
    const { json } = await artist.uses(id)
    expect(json).toContainEqual({ kind: 'Theme', title: '' })
    expect(json).toContainEqual({ kind: 'Page', title: page.title })
    expect(json).toContainEqual({ kind: 'Product', title: 'In its words' })
    expect(json.map(({ title }) => title)).not.toContain('Without it')
    expect(json).toContainEqual({ kind: 'Saved section', title: 'Hero with the ferry' })
    expect(json.map(({ title }) => title)).toContain('Night Ferry')
  })

  it('removes the file with all its copies', async () => {
    const item = await add(await halves(), 'gone.png')
    expect((await artist.remove(item.id)).status).toBe(204)
    expect((await artist.read(item.id)).status).toBe(404)
    expect(await storage().head(keyOf(item.url))).toBeNull()
    expect(await storage().head(keyOf(String(item.thumbnail)))).toBeNull()
  })
})

it('answers another artist, and nobody, as if there were no such picture', async () => {
  const { id } = await add(await halves(), 'mine.png')
  const nobody = createArtist({ profileId: luna.profile.id })
  const part = { x: 0, y: 0, width: 50, height: 50 }
  for (const [who, status] of [
    [stranger, 404],
    [nobody, 401],
  ] as const) {
    expect((await who.read(id)).status).toBe(status)
    expect((await who.change(id, { alt: 'Mine now' })).status).toBe(status)
    expect((await who.uses(id)).status).toBe(status)
    expect((await who.crop(id, part)).status).toBe(status)
    expect((await who.remove(id)).status).toBe(status)
  }
  expect((await artist.read('no-id')).status).toBe(404)
  expect((await artist.read(randomUUID())).status).toBe(404)
  expect((await artist.read(id)).json.alt).toBe('')
})
