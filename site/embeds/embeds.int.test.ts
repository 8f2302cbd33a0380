import { text } from 'node:stream/consumers'
import type { Metadata } from 'next'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, it } from 'vitest'
import { slugs } from '@/src/core/slugs'
import type { SiteEmbed } from '@/src/core/urls/site-embeds'
import { randomUuid } from '@/src/core/uuid'
import { createEvent } from '@/src/testing/event-factories'
import { createProduct, createTenant } from '@/src/testing/factories'
import { createTier } from '@/src/testing/posts'
import { payload } from '@/src/testing/test-payload'

// They read the configuration, which must not happen before the test database is there.
const { findEmbed } = await import('@/site/embeds/find-embed')
const pages = await import('@/site/embeds/embed-pages')
const { oembedResponse } = await import('@/site/embeds/oembed-response')
const productPage = await import('@/site/pages/product/product-page')
const membershipPage = await import('@/site/pages/membership/membership-page')
const eventPage = await import('@/site/pages/event/event-page')
const { siteUrl } = await import('@/site/seo/site-url')
const { getSite } = await import('@/src/server/site-data')
const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const lunaId = luna.profile.id

async function createList(profile: string): Promise<string> {
  return (await payload.create({ collection: slugs.emailLists, data: { profile, name: 'News' } }))
    .id
}
const release = (await createProduct(payload, lunaId, { title: 'Tides' })).product.id
const tier = await createTier(payload, lunaId, 'Circle', 500)
await createList(lunaId)
const list = await createList(lunaId)
const show = (await createEvent(payload, lunaId, { title: 'Harbour night' })).id

async function shownBy({ host }: { host: string }, embed: SiteEmbed): Promise<string | null> {
  const site = await getSite(host)
  return (site && (await findEmbed(site, embed))?.title) ?? null
}

const pageOf = {
  releases: pages.ReleaseEmbedPage,
  tiers: pages.TierEmbedPage,
  lists: pages.ListEmbedPage,
  shows: pages.ShowsEmbedPage,
}

async function draw(embed: SiteEmbed): Promise<string> {
  const id = embed.kind === 'shows' ? undefined : embed.id
  const drawn = pageOf[embed.kind]({ params: Promise.resolve({ host: luna.host, id }) })
  return text((await prerenderToNodeStream(drawn)).prelude)
}

const embeds: [SiteEmbed, string][] = [
  [{ kind: 'releases', id: release }, 'Tides by Luna'],
  [{ kind: 'tiers', id: tier }, 'Circle – membership of Luna'],
  [{ kind: 'lists', id: list }, 'Email list of Luna'],
  [{ kind: 'shows' }, 'Shows of Luna'],
]

it.each(embeds)('shows what is published, on its own site alone: %j', async (embed, title) => {
  expect(await shownBy(luna, embed)).toBe(title)
  expect(await shownBy(kito, embed)).toBe(embed.kind === 'shows' ? 'Shows of Kito' : null)
})

it.each(embeds)(
  'opens windows of the site with every link, and none in the frame: %j',
  async (embed) => {
    const html = await draw(embed)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const links = html.match(/<a [^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !/ target="_blank"/.test(link))).toEqual([])
    expect(links.filter((link) => !/ rel="noopener"/.test(link))).toEqual([])
  },
)

it('leads from a release and a tier to where they are bought, and from a show to its page', async () => {
  const html = await draw({ kind: 'releases', id: release })
  expect(html).toContain(`href="/products/${release}"`)
  expect(html).toContain('$9.00')
  expect(await draw({ kind: 'tiers', id: tier })).toContain(
    `href="/membership/checkout?membershipTierId=${tier}"`,
  )
  expect(await draw({ kind: 'shows' })).toMatch(/href="\/events\/[0-9a-f-]{36}"/)
})

it('joins the list that the frame was made for', async () => {
  expect(await draw({ kind: 'lists', id: list })).toContain(`name="emailListId" value="${list}"`)
})

it('does not show what is unpublished, sold to members alone, no music or closed', async () => {
  const hidden = (await createProduct(payload, lunaId, { isPublished: false })).product.id
  const merch = (await createProduct(payload, lunaId, { category: 'Merch' })).product.id
  const reserved = (await createProduct(payload, lunaId)).product.id
  await payload.update({
    collection: slugs.products,
    id: reserved,
    data: { visibility: 'members' },
  })
  for (const id of [hidden, merch, reserved, randomUuid(), 'x']) {
    expect(await shownBy(luna, { kind: 'releases', id })).toBeNull()
  }
  const closed = await createTier(payload, lunaId, 'Closed', 500)
  await payload.update({ collection: slugs.membershipTiers, id: closed, data: { isActive: false } })
  expect(await shownBy(luna, { kind: 'tiers', id: closed })).toBeNull()
  expect(await shownBy(luna, { kind: 'lists', id: randomUuid() })).toBeNull()
})

it('shows nothing of a site that is not online', async () => {
  await payload.update({ collection: slugs.profiles, id: lunaId, data: { onlineSince: null } })
  for (const [embed] of embeds) {
    expect(await shownBy(luna, embed)).toBeNull()
  }
  await payload.update({
    collection: slugs.profiles,
    id: lunaId,
    data: { onlineSince: new Date().toISOString() },
  })
})

type Oembed = {
  type: string
  version: string
  title: string
  html: string
  width: number
  height: number
}

async function oembed(query: Record<string, string>, { host } = luna) {
  const request = new Request(`http://${host}/oembed?${new URLSearchParams(query)}`)
  const response = await oembedResponse(request, { params: Promise.resolve({ host }) })
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? ((await response.json()) as Oembed) : null }
}
const at = (path: string, { host } = luna) => `http://${host}${path}`

it.each([
  [`/products/${release}`, `/embed/releases/${release}`, 'Tides by Luna'],
  [
    `/membership/checkout?membershipTierId=${tier}`,
    `/embed/tiers/${tier}`,
    'Circle – membership of Luna',
  ],
  [`/events/${show}?from=mail`, '/embed/shows', 'Shows of Luna'],
  [`/embed/lists/${list}`, `/embed/lists/${list}`, 'Email list of Luna'],
])('tells programs how to show %s', async (path, frame, title) => {
  const { status, body } = await oembed({ url: at(path), format: 'json' })
  expect(status).toBe(200)
  expect(body).toMatchObject({ type: 'rich', version: '1.0', title, author_name: 'Luna' })
  const base = (await siteUrl(lunaId)).origin
  expect(body?.html).toBe(
    `<iframe src="${base}${frame}" title="${title}" width="${body?.width}" height="${body?.height}" loading="lazy" style="border:0;max-width:100%"></iframe>`,
  )
})

it('makes the frame no larger than the place for it', async () => {
  const url = at(`/products/${release}`)
  const sizeOf = async (query: Record<string, string>) => {
    const { body } = await oembed({ url, ...query })
    return [body?.width, body?.height]
  }
  const whole = await sizeOf({})
  expect(await sizeOf({ maxwidth: '300', maxheight: '200' })).toEqual([300, 200])
  expect(await sizeOf({ maxwidth: '5000' })).toEqual(whole)
  expect(await sizeOf({ maxwidth: 'wide', maxheight: '-1' })).toEqual(whole)
})

it.each([
  ['http://elsewhere.example/', 404],
  [at('/'), 404],
  [at(`/products/${randomUuid()}`), 404],
  [at(`/events/${randomUuid()}`), 404],
  [at(`/products/${release}`, kito), 404],
  [at(`/embed/releases/${release}/x`), 404],
  [`javascript:alert(1)`, 400],
  ['', 400],
  [at(`/${'x'.repeat(3000)}`), 400],
])('has nothing to tell of %s', async (url, status) => {
  expect((await oembed({ url })).status).toBe(status)
})

it('answers as JSON alone, and of its own site alone', async () => {
  const url = at(`/products/${release}`)
  expect((await oembed({ url, format: 'xml' })).status).toBe(501)
  expect((await oembed({ url }, kito)).status).toBe(404)
})

it('names that address on the pages of releases, tiers and shows', async () => {
  const merch = (await createProduct(payload, lunaId, { category: 'Merch' })).product.id
  const named = async (
    { generateMetadata }: { generateMetadata: (props: never) => Promise<Metadata> },
    params: Record<string, string>,
  ) => {
    const props = { params: Promise.resolve({ host: luna.host, ...params }) }
    const types = (await generateMetadata(props as never)).alternates?.types
    const address = String(types?.['application/json+oembed'] ?? '')
    return address && new URL(address).searchParams.get('url')
  }
  const base = (await siteUrl(lunaId)).origin
  expect(await named(productPage, { id: release })).toBe(`${base}/products/${release}`)
  expect(await named(productPage, { id: merch })).toBe('')
  expect(await named(membershipPage, { tierId: tier })).toBe(
    `${base}/membership/checkout?membershipTierId=${tier}`,
  )
  expect(await named(membershipPage, { tierId: randomUuid() })).toBe('')
  expect(await named(eventPage, { id: show })).toBe(`${base}/events/${show}`)
})
