import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import { createProduct, createTenant } from '@/src/testing/factories'
import { payload } from '@/src/testing/test-payload'

async function picture() {
  const data = await sharp({
    create: { width: 400, height: 400, channels: 3, background: '#204060' },
  })
    .jpeg()
    .toBuffer()
  return { data, mimetype: 'image/jpeg', name: 'cover.jpg', size: data.length }
}

const luna = await createTenant(payload, 'Luna')
const profile = luna.profile.id
const cover = await payload.create({
  collection: slugs.media,
  data: { profile },
  file: await picture(),
})
const { product } = await createProduct(payload, profile, { trackTitles: ['One', 'Two'] })
await payload.update({ collection: slugs.products, id: product.id, data: { media: [cover.id] } })
const other = (await createProduct(payload, profile, { trackTitles: [] })).product

/** Releases whose songs are made again, and in how many seconds. */
async function waiting() {
  const { rows } = await payload.db.pool.query<{ id: string; seconds: number }>(
    `select data->>'productId' as id, extract(epoch from start_after - now())::int as seconds
      from jobs.job where name = 'refresh-songs'`,
  )
  return rows
}

beforeEach(() => payload.db.pool.query(`delete from jobs.job where name = 'refresh-songs'`))

describe('the songs of a release are made again, once', () => {
  const addSong = (title: string, productId = product.id) =>
    payload.create({
      collection: slugs.tracks,
      data: { profile, product: productId, title, position: 3 } as never,
    })

  it('when songs are added, for all of them', async () => {
    await addSong('Three')
    await addSong('Four')
    const [job, ...more] = await waiting()
    expect(job?.id).toBe(product.id)
    // Two windows of thirty seconds may touch.
    expect(more.length).toBeLessThan(2)
    expect(job?.seconds).toBeGreaterThan(25)
  })

  it.each<[string, () => Promise<unknown>, string[]]>([
    [
      'is deleted',
      async () => {
        const { id } = await addSong('Five')
        await payload.db.pool.query(`delete from jobs.job where name = 'refresh-songs'`)
        return payload.delete({ collection: slugs.tracks, id })
      },
      [product.id],
    ],
    [
      'goes to another release',
      async () => {
        const { id } = await addSong('Six')
        await payload.db.pool.query(`delete from jobs.job where name = 'refresh-songs'`)
        return payload.update({ collection: slugs.tracks, id, data: { product: other.id } })
      },
      [other.id, product.id],
    ],
  ])('when one %s', async (_name, change, expected) => {
    await change()
    expect([...new Set((await waiting()).map(({ id }) => id))].sort()).toEqual(expected.toSorted())
  })

  it.each([
    ['the title of the album', { title: 'Another' }],
    ['its artist', { artist: 'Somebody' }],
    ['its year', { releaseDate: '2031-05-01T00:00:00.000Z' }],
    ['its cover', { media: [] }],
  ])('when %s changes', async (_name, data) => {
    await payload.update({ collection: slugs.products, id: product.id, data })
    expect((await waiting()).map(({ id }) => id)).toContain(product.id)
  })

  it('when the picture of the cover is another one', async () => {
    await payload.update({
      collection: slugs.products,
      id: product.id,
      data: { media: [cover.id] },
    })
    await payload.db.pool.query(`delete from jobs.job where name = 'refresh-songs'`)
    await payload.update({ collection: slugs.media, id: cover.id, data: {}, file: await picture() })
    expect((await waiting()).map(({ id }) => id)).toEqual([product.id])
  })

  it('when the picture of the cover is deleted', async () => {
    const gone = await payload.create({
      collection: slugs.media,
      data: { profile },
      file: await picture(),
    })
    await payload.update({ collection: slugs.products, id: product.id, data: { media: [gone.id] } })
    await payload.db.pool.query(`delete from jobs.job where name = 'refresh-songs'`)
    await payload.delete({ collection: slugs.media, id: gone.id })
    expect((await waiting()).map(({ id }) => id)).toEqual([product.id])
  })

  it('when the artist has another name', async () => {
    await payload.update({ collection: slugs.profiles, id: profile, data: { name: 'Luna Vale' } })
    expect((await waiting()).map(({ id }) => id)).toEqual(
      expect.arrayContaining([product.id, other.id]),
    )
  })

  it('not when what they do not name changes', async () => {
    await payload.update({ collection: slugs.products, id: product.id, data: { isFeatured: true } })
    await payload.update({ collection: slugs.media, id: cover.id, data: { alt: 'A cover' } })
    await payload.update({ collection: slugs.profiles, id: profile, data: { tagline: 'New' } })
    expect(await waiting()).toEqual([])
  })
})
