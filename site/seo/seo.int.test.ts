import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { createEvent } from '@/src/testing/event-factories'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createPost, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = (
  request: Request,
  context: { params: Promise<{ host: string }> },
) => Promise<Response>

// Both read the configuration, which must not happen before the test database is there.
const feeds = await import('@/site/feeds/feed-response')
const { measureRecordingJob } = await import('@/src/server/posts/measure-recording')
const { llmsResponse: llms } = await import('@/site/seo/llms-txt')
const { robotsResponse, sitemapResponse } = await import('@/site/seo/crawlers')
const feed = feeds.rssResponse
const sitemap = sitemapResponse
const robots = robotsResponse
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function ask(
  answer: Answer,
  { host }: Tenant,
  headers: Record<string, string> = {},
): Promise<{ type: string; text: string; status: number; headers: Headers }> {
  const request = new Request(`http://${host}/`, { headers })
  const response = await answer(request, { params: Promise.resolve({ host }) })
  const { status, headers: answered } = response
  const type = answered.get('content-type') ?? ''
  return { type, text: await response.text(), status, headers: answered }
}

it('feeds the posts that are for everyone, and nothing of any other', async () => {
  const { id } = luna.profile
  const secret = { caption: 'secret' }
  await createPost(payload, id, { ...secret, visibility: 'members' })
  await createPost(payload, id, { ...secret, visibility: 'paid' })
  await createPost(payload, id, {
    ...secret,
    visibility: 'tiers',
    tiers: [await createTier(payload, id, 'Circle', 500)],
  })
  await createPost(payload, id, { ...secret, isPublished: false })
  await createPost(payload, id, { ...secret, publishedAt: '2099-01-01T00:00:00.000Z' })
  await createPost(payload, kito.profile.id, secret)
  const open = await createPost(payload, id, { caption: 'Open & <free>' })
  const poll = await createPost(payload, id, { caption: 'Choose', type: 'poll' })

  const { type, text } = await ask(feed, luna)
  expect(type).toBe('application/rss+xml; charset=utf-8')
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0" /)
  expect(text).toContain('<title>Open &#38; &#60;free&#62;</title>')
  const ids = [...text.matchAll(/<guid isPermaLink="false">([^<]*)</g)].map(([, guid]) => guid)
  expect(ids.sort()).toEqual([open.id, poll.id].sort())
  expect(text).not.toContain('secret')
  const files = [...text.matchAll(/\/posts\/([^/]+)\/files\//g)].map(([, postId]) => postId)
  expect(files, 'a file is named of what everyone may see alone').toEqual([open.id])
})

async function pngFile(name: string) {
  const square = { width: 40, height: 40, channels: 3, background: '#c33' } as const
  const data = await sharp({ create: square }).png().toBuffer()
  return { data, mimetype: 'image/png', name, size: data.length }
}

it('feeds a recording as an episode that can be fetched, with the cover that was chosen', async () => {
  const artist = await createTenant(payload, 'Podcaster')
  const { id: profile } = artist.profile
  // An MP3 by its first letters; how long it is nobody finds out.
  const data = Buffer.concat([Buffer.from('fffb9064', 'hex'), Buffer.alloc(2000)])
  const file = await payload.create({
    collection: slugs.postFiles,
    data: { profile, alt: '', durationSeconds: 83 },
    file: { data, mimetype: 'audio/mpeg', name: 'tide.mp3', size: data.length },
  })
  const post = await createPost(payload, profile, {
    type: 'audio',
    media: [{ file: file.id, name: 'Tide, told' }],
  })
  const cover = await payload.create({
    collection: slugs.media,
    data: { profile, alt: '' },
    file: await pngFile('cover.png'),
  })
  await payload.update({
    collection: slugs.profiles,
    id: profile,
    data: { podcast: { title: 'The boat', category: 'Music: Music History', picture: cover.id } },
  })
  const { text } = await ask(feed, artist)
  expect(text).toContain('<title>The boat</title>')
  expect(text).toContain('<itunes:category text="Music History"/>')
  expect(text).toMatch(/<itunes:image href="http[^"]+cover[^"]*\.png"\/>/)
  expect(text).toContain('<itunes:duration>83</itunes:duration>')
  const [, url = '', length] =
    /<enclosure url="([^"]+)" length="(\d+)" type="audio\/mpeg"\/>/.exec(text) ?? []
  expect(Number(length)).toBe(data.length)
  const { pathname } = new URL(url)
  expect(pathname).toBe(`/api/public/posts/${post.id}/files/${file.id}/file.mp3`)
  const fetched = await rest('GET', pathname, { host: artist.host })
  expect([fetched.status, fetched.headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
})

it('gives each site its own posts, shows and products in its feeds', async () => {
  const mine = await createTenant(payload, 'Feeder')
  const other = await createTenant(payload, 'Neighbour')
  const fill = async ({ profile: { id } }: Tenant) => ({
    post: (await createPost(payload, id, { caption: 'Hello' })).id,
    event: (await createEvent(payload, id)).id,
    variant: (await createProduct(payload, id)).variant.id,
  })
  const own = await fill(mine)
  const foreign = await fill(other)
  const hidden = await createPost(payload, mine.profile.id, { visibility: 'paid' })
  const draft = await createEvent(payload, mine.profile.id, { isPublished: false })
  const unsold = await createProduct(payload, mine.profile.id, { isPublished: false })

  const posts = await ask(feeds.jsonFeedResponse, mine)
  expect(posts.type).toBe('application/feed+json; charset=utf-8')
  expect(JSON.parse(posts.text).items.map(({ id }: { id: string }) => id)).toEqual([own.post])
  const shows = await ask(feeds.showCalendarResponse, mine)
  expect(shows.type).toBe('text/calendar; charset=utf-8')
  expect(shows.text).toContain(`UID:${own.event}`)
  expect(shows.headers.get('etag')).toMatch(/^"[\w-]{27}"$/)
  const products = await ask(feeds.productFeedResponse, mine)
  expect(products.text).toContain(`<g:id>${own.variant}</g:id>`)
  const all = posts.text + shows.text + products.text
  for (const absent of [...Object.values(foreign), hidden.id, draft.id, unsold.variant.id]) {
    expect(all).not.toContain(absent)
  }
})

it('tells AI assistants of a site where its artist says so, each name on one line', async () => {
  const artist = await createTenant(payload, 'Told')
  const { id } = artist.profile
  const { product } = await createProduct(payload, id, { title: 'Tide [live]' })
  expect((await ask(llms, artist)).status).toBe(404)
  const data = { hasLlmsTxt: true, tagline: 'Songs\n## Buy elsewhere' }
  await payload.update({ collection: slugs.profiles, id, data })
  const { status, text } = await ask(llms, artist)
  expect(status).toBe(200)
  expect(text).toMatch(/^# Told\n\n> Songs ## Buy elsewhere\n\n## Music\n/)
  expect(text).toContain(`- [Tide \\[live\\]](http://${artist.host}/products/${product.id}): by `)
})

it('knows how long a recording is, once that was measured', async () => {
  const seconds = 2
  const sound = Buffer.alloc(8000 * seconds, 128)
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + sound.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  // One channel of 8,000 bytes a second.
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(8000, 24)
  head.writeUInt32LE(8000, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(sound.length, 40)
  const data = Buffer.concat([head, sound])
  const { id } = await payload.create({
    collection: slugs.postFiles,
    data: { profile: luna.profile.id, alt: '' },
    file: { data, mimetype: 'audio/wav', name: 'take.wav', size: data.length },
  })
  await measureRecordingJob.run(payload, { postFileId: id })
  const measured = await payload.findByID({
    collection: slugs.postFiles,
    id,
    showHiddenFields: true,
  })
  expect(measured.durationSeconds).toBe(seconds)
  await measureRecordingJob.run(payload, { postFileId: crypto.randomUUID() })
})

it('tells programs that hold the feed already, and nobody else', async () => {
  const { status, headers } = await ask(feed, luna)
  const etag = headers.get('etag') ?? ''
  expect(status).toBe(200)
  expect(etag).toMatch(/^"[\w-]{27}"$/)
  const known = await ask(feed, luna, { 'if-none-match': `W/${etag}` })
  expect([known.status, known.text]).toEqual([304, ''])
  const tomorrow = new Date(Date.now() + 86_400_000).toUTCString()
  expect((await ask(feed, luna, { 'if-modified-since': tomorrow })).status).toBe(304)
  const before = new Date(Date.parse(headers.get('last-modified') ?? '') - 1000).toUTCString()
  expect((await ask(feed, luna, { 'if-modified-since': before })).status).toBe(200)
  const former = { 'if-none-match': '"former"', 'if-modified-since': tomorrow }
  expect((await ask(feed, luna, former)).status).toBe(200)
})

it('leads to the page of the feed that a post is on, locked ones counted', async () => {
  const artist = await createTenant(payload, 'Prolific')
  const { id } = artist.profile
  const old = await createPost(payload, id, {
    caption: 'Old',
    publishedAt: '2020-01-01T00:00:00.000Z',
  })
  for (let count = 0; count < limits.pageSize; count += 1) {
    await createPost(payload, id, { caption: 'New', type: 'poll', visibility: 'members' })
  }
  const { text } = await ask(feed, artist)
  expect(text).toContain(`/members?page=2#post-${old.id}</link>`)
})

it('maps what is published, each with the moment of its last change', async () => {
  const { id } = luna.profile
  const { product } = await createProduct(payload, id)
  const hidden = await createProduct(payload, id, { isPublished: false })
  const event = await createEvent(payload, id)
  const past = await createEvent(payload, id, { startsAt: '2020-01-01T19:00:00.000Z' })
  const draft = await createEvent(payload, id, { isPublished: false })
  const { product: foreign } = await createProduct(payload, kito.profile.id)

  const { type, text } = await ask(sitemap, luna)
  expect(type).toBe('application/xml; charset=utf-8')
  const entries = [...text.matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)]
  const origin = `http://${luna.host}`
  const moments = new Map(
    entries.map(([, place = '', moment]) => [place.replace(origin, ''), moment]),
  )
  expect(moments.size).toBe(entries.length)
  const { updatedAt } = await payload.findByID({ collection: slugs.products, id: product.id })
  expect(moments.get(`/products/${product.id}`)).toBe(updatedAt)
  expect(moments.get('/products')).toBe(updatedAt)
  for (const path of ['/', '/members', `/events/${event.id}`, `/events/${past.id}`]) {
    expect([path, moments.get(path)]).toEqual([path, expect.stringMatching(/^\d{4}-.*Z$/)])
  }
  for (const absent of [
    hidden.product.id,
    draft.id,
    foreign.id,
    '/account',
    '/checkout',
    '/login',
  ]) {
    expect(text).not.toContain(absent)
  }
})

it('maps the first picture of a product and of an event, and that by which a page is shared', async () => {
  const artist = await createTenant(payload, 'Pictured')
  const { id } = artist.profile
  const media = await payload.create({
    collection: slugs.media,
    data: { profile: id, alt: '' },
    file: await pngFile('poster.png'),
  })
  const { product } = await createProduct(payload, id)
  const pictures = { media: [media.id] }
  await payload.update({ collection: slugs.products, id: product.id, data: pictures })
  const event = await createEvent(payload, id, pictures)
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { profile: { equals: id }, pathname: { equals: '/' } },
    limit: 1,
  })
  await payload.db.pool.query('update pages set seo_image_id = $1 where id = $2', [
    media.id,
    docs[0]?.id,
  ])
  const { text } = await ask(sitemap, artist)
  const picture = new URL(media.url ?? '', `http://${artist.host}`).href
  for (const path of [`/products/${product.id}`, `/events/${event.id}`, `${artist.host}/`]) {
    expect(text).toMatch(
      new RegExp(`${path}</loc><lastmod>[^<]*</lastmod><image:image><image:loc>${picture}<`),
    )
  }
})

it('tells crawlers where the map is, and to leave checkouts alone', async () => {
  const { text } = await ask(robots, luna)
  expect(text.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /checkout',
    'Disallow: /test-payments/',
    'Disallow: /gift/',
    '',
    `Sitemap: http://${luna.host}/sitemap.xml`,
    '',
  ])
})

describe('a page of the editor', () => {
  async function metadataOf(tenant: Tenant, path: string[]) {
    const { generateMetadata } = await import('@/site/pages/home/block-page')
    return generateMetadata({ params: Promise.resolve({ host: tenant.host, path }) })
  }

  async function publish(tenant: Tenant, pathname: string, more: object) {
    return payload.create({
      collection: slugs.pages,
      data: {
        profile: tenant.profile.id,
        title: 'About',
        pathname,
        rev: 0,
        _status: 'published',
        ...more,
      },
    })
  }

  it('bears its own title, description and picture, else those of the site', async () => {
    const picture = await sharp({
      create: { width: 40, height: 20, channels: 3, background: '#345' },
    })
      .png()
      .toBuffer()
    const image = await payload.create({
      collection: slugs.media,
      data: { profile: luna.profile.id, alt: 'On stage' },
      file: { name: 'stage.png', mimetype: 'image/png', data: picture, size: picture.length },
    })
    const seo = { title: 'The story of Luna', description: 'All of it.', image: image.id }
    await publish(luna, '/story', { seo })
    await publish(luna, '/plain', {})
    expect(await metadataOf(luna, ['story'])).toMatchObject({
      title: 'The story of Luna',
      description: 'All of it.',
      alternates: { canonical: '/story' },
      openGraph: {
        title: 'The story of Luna',
        description: 'All of it.',
        images: [{ url: image.url, alt: 'On stage' }],
      },
    })
    expect(await metadataOf(luna, ['plain'])).toMatchObject({
      title: 'About – Luna',
      description: 'The website of Luna',
    })
  })

  it('that is hidden asks search engines to leave it out, and is on no map', async () => {
    await publish(luna, '/secret', { seo: { isHidden: true } })
    const metadata = await metadataOf(luna, ['secret'])
    expect(metadata.robots).toEqual({ index: false })
    expect(metadata.alternates?.canonical).toBeUndefined()
    const { text } = await ask(sitemap, luna)
    expect(text).not.toContain('/secret')
    expect(text).toContain('/story')
  })

  it("never shows another artist's picture", async () => {
    const { docs } = await payload.find({
      collection: slugs.media,
      where: { profile: { equals: luna.profile.id } },
    })
    const page = await publish(kito, '/borrowed', {})
    await payload.db.updateOne({
      collection: slugs.pages,
      id: page.id,
      data: { seo: { image: docs[0]?.id } },
      req: await createLocalReq({}, payload),
    })
    const { openGraph } = await metadataOf(kito, ['borrowed'])
    expect(JSON.stringify(openGraph)).not.toContain(docs[0]?.filename)
  })

  it('stands on the map where the owner put it', async () => {
    const artist = await createTenant(payload, 'Ordered')
    await publish(artist, '/a-last', { position: 2 })
    await publish(artist, '/z-first', { position: 1 })
    const { text } = await ask(sitemap, artist)
    expect(text.indexOf('/z-first')).toBeGreaterThan(0)
    expect(text.indexOf('/z-first')).toBeLessThan(text.indexOf('/a-last'))
  })
})
