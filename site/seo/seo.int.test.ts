import { createLocalReq } from 'payload'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { createEvent } from '@/src/testing/event-factories'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createPost, createTier } from '@/src/testing/posts'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Answer = (
  request: Request,
  context: { params: Promise<{ host: string }> },
) => Promise<Response>

// Both read the configuration, which must not happen before the test database is there.
const { feedResponse } = await import('@/site/seo/feed')
const { robotsResponse, sitemapResponse } = await import('@/site/seo/crawlers')
const feed = feedResponse
const sitemap = sitemapResponse
const robots = robotsResponse
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

async function ask(answer: Answer, { host }: Tenant): Promise<{ type: string; text: string }> {
  const request = new Request(`http://${host}/`)
  const response = await answer(request, { params: Promise.resolve({ host }) })
  return { type: response.headers.get('content-type') ?? '', text: await response.text() }
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
  expect(text).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?><rss version="2\.0"/)
  expect(text).toContain('<title>Open &#38; &#60;free&#62;</title>')
  const ids = [...text.matchAll(/<guid isPermaLink="false">([^<]*)</g)].map(([, guid]) => guid)
  expect(ids.sort()).toEqual([open.id, poll.id].sort())
  expect(text).not.toContain('secret')
  expect(text).not.toMatch(/\/files\/|picture/)
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
