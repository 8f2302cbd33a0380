import { sql } from '@payloadcms/db-postgres'
import { beforeAll, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import type { Finding } from '@/plugins/visual-editor/publish-check/subject'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { createProduct, createTenant, createVisitor } from '@/src/testing/factories'
import { createMembership, createPost, createTier } from '@/src/testing/posts'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

let tenant: Awaited<ReturnType<typeof createTenant>>
let stranger: Awaited<ReturnType<typeof createTenant>>

beforeAll(async () => {
  tenant = await createTenant(payload, 'Checked')
  stranger = await createTenant(payload, 'Stranger')
})

async function pageWith(links: string[]): Promise<string> {
  const buttons = links.map((href, index) => [
    `b${index}`,
    { type: 'button', props: { label: 'Go', href }, children: [], v: 1 },
  ])
  const nodes = {
    root: {
      type: 'root',
      props: {},
      children: ['header', ...buttons.map(([id]) => id), 'footer'],
      v: 1,
    },
    header: { type: 'page-header', props: {}, children: [], v: 1 },
    ...Object.fromEntries(buttons),
    footer: { type: 'footer', props: {}, children: [], v: 1 },
  }
  const { id } = await payload.create({
    collection: slugs.pages,
    draft: true,
    data: {
      profile: tenant.profile.id,
      title: 'Linked',
      pathname: `/linked-${links.length}`,
      layout: { version: 1, nodes },
      rev: 0,
    },
  })
  return id
}

const check = (pageId: string, token?: string, query = '') =>
  rest<{ findings: Finding[]; code?: string }>(
    'GET',
    `/api/pages/${pageId}/publish-check${query}`,
    {
      token,
    },
  )

it('knows which links of a draft lead somewhere', async () => {
  const { product } = await createProduct(payload, tenant.profile.id)
  const foreign = await createProduct(payload, stranger.profile.id)
  const pageId = await pageWith([
    '/',
    '/members',
    '/terms-of-service',
    '/linked-6',
    `/products/${product.id}`,
    `/products/${foreign.product.id}`,
  ])
  const { status, json } = await check(pageId, tenant.owner.token)
  expect(status).toBe(200)
  expect(json.findings.filter(({ rule }) => rule === 'dead-link')).toMatchObject([
    { severity: 'error', place: { kind: 'block', id: 'b5' } },
  ])
})

it('names a page that is linked to and not live', async () => {
  const pageId = await pageWith(['/linked-2', '/linked-3'])
  await pageWith(['/', '/', '/'])
  const { findings } = (await check(pageId, tenant.owner.token)).json
  expect(findings.map(({ message }) => message)).toContain(
    'A link here leads to “Linked”, which is not published yet.',
  )
})

it('knows that links to where a page was lead on to where it moves', async () => {
  const { owner, profile } = await createTenant(payload, 'Moved')
  const { id } = await payload.create({
    collection: slugs.pages,
    data: {
      profile: profile.id,
      title: 'About',
      pathname: '/about',
      rev: 0,
      _status: 'published',
    },
  })
  const links = [
    { label: 'Old', href: '/about' },
    { label: 'New', href: '/about-us' },
  ]
  await payload.update({
    collection: slugs.themeSettings,
    where: { profile: { equals: profile.id } },
    data: { headerLinks: links.map((link, order) => ({ ...link, order })) } as never,
  })
  const dead = async () => {
    const { findings } = (await check(id, owner.token)).json
    return findings.filter(({ rule }) => rule === 'dead-link').map(({ message }) => message)
  }
  expect(await dead()).toEqual([expect.stringContaining('/about-us')])
  const moved = await rest('PATCH', `/api/pages/${id}?draft=true`, {
    token: owner.token,
    body: { pathname: '/about-us', _status: 'draft' },
  })
  expect(moved.status).toBe(200)
  expect(await dead()).toEqual([])
  await rest('PATCH', `/api/pages/${id}`, { token: owner.token, body: { _status: 'published' } })
  expect(await dead()).toEqual([])
})

it('looks at a page in the draft of the theme, or in the one that is live where it goes alone', async () => {
  const { owner, profile } = await createTenant(payload, 'Themed')
  const { id } = await payload.create({
    collection: slugs.pages,
    draft: true,
    data: { profile: profile.id, title: 'Alone', pathname: '/alone', rev: 0 },
  })
  const lead = (href: string, draft: boolean) =>
    payload.update({
      collection: slugs.themeSettings,
      where: { profile: { equals: profile.id } },
      draft,
      data: {
        headerLinks: [{ label: 'Where', href, order: 0 }],
        _status: draft ? 'draft' : 'published',
      } as never,
    })
  await lead('/gone', false)
  await lead('/', true)
  const found = async (query: string) =>
    (await check(id, owner.token, query)).json.findings
      .filter(({ place }) => place.kind === 'theme')
      .map(({ rule }) => rule)
  expect(await found('')).toEqual([])
  expect(await found('?theme=live')).toEqual(['dead-link'])
  expect((await check(id, owner.token, '?theme=other')).status).toBe(400)
})

it('keeps a legal page from going live without its text', async () => {
  const { owner, profile } = await createTenant(payload, 'Lawful')
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { profile: { equals: profile.id }, pathname: { equals: '/cookie-policy' } },
  })
  const [page] = docs
  const layout = page?.layout as PageDocument
  const blank = { ...layout.nodes.words, props: {} }
  const { words, ...others } = layout.nodes
  const children = ['header', 'footer']
  const send = (nodes: unknown, more = {}) =>
    rest<{ message?: string }>('PATCH', `/api/pages/${page?.id}?draft=true`, {
      token: owner.token,
      body: { layout: { version: 1, nodes }, ...more },
    })
  expect(words?.type).toBe('text')
  const gone = await send({ ...others, root: { ...layout.nodes.root, children } })
  expect([gone.status, gone.json.message]).toEqual([400, '"text" cannot be deleted.'])
  expect((await send({ ...layout.nodes, words: blank })).status).toBe(200)
  expect((await check(String(page?.id), owner.token)).json.findings).toMatchObject([
    { rule: 'legal-text', severity: 'error', place: { kind: 'block', id: 'words' } },
  ])
  for (const published of [
    await send({ ...layout.nodes, words: blank }, { _status: 'published' }),
    await rest<{ message?: string }>('PATCH', `/api/pages/${page?.id}`, {
      token: owner.token,
      body: { _status: 'published' },
    }),
  ]) {
    expect([published.status, published.json.message]).toEqual([
      400,
      ownerMessages.pages.noLegalText,
    ])
  }
  const unseen = { ...layout.nodes, words: { ...words, layout: { mobile: { hidden: true } } } }
  expect((await send(unseen)).status).toBe(200)
  expect((await check(String(page?.id), owner.token)).json.findings).toMatchObject([
    { message: ownerMessages.pages.hiddenLegalText, place: { kind: 'block', id: 'words' } },
  ])
  const hidden = await send(unseen, { _status: 'published' })
  expect([hidden.status, hidden.json.message]).toEqual([400, ownerMessages.pages.hiddenLegalText])
  expect((await send(layout.nodes, { _status: 'published' })).status).toBe(200)
})

/** Places of what is found on a page with these blocks, of an artist who has nothing else yet. */
async function foundOn(name: string, blocks: Record<string, { type: string; props?: object }>) {
  const { owner, profile } = await createTenant(payload, name)
  const block = (type: string, props = {}, children: string[] = []) => ({
    type,
    props,
    children,
    v: blockSchemas.get(type)?.v ?? 1,
  })
  const { id } = await payload.create({
    collection: slugs.pages,
    draft: true,
    data: {
      profile: profile.id,
      title: name,
      pathname: `/${name.toLowerCase()}`,
      layout: {
        version: 1,
        nodes: {
          root: block('root', {}, ['header', ...Object.keys(blocks), 'footer']),
          header: block('page-header'),
          ...Object.fromEntries(
            Object.entries(blocks).map(([key, { type, props }]) => [key, block(type, props)]),
          ),
          footer: block('footer'),
        },
      },
      rev: 0,
    },
  })
  const { findings } = (await check(id, owner.token)).json
  return findings.map(({ rule, place }) => [rule, 'id' in place && place.id])
}

/** What a block of each type is for visitors while nothing is set; those not named are empty. */
const fresh: Readonly<Record<string, 'seen' | 'fills itself' | 'unfinished-block'>> = {
  button: 'unfinished-block',
  divider: 'seen',
  'email-list': 'fills itself',
  'featured-music': 'fills itself',
  icon: 'seen',
  'membership-section': 'fills itself',
  modal: 'unfinished-block',
  'social-icons': 'fills itself',
  'tour-list': 'fills itself',
  'upcoming-events': 'fills itself',
}

it('names every fresh block that visitors do not see, unless it will fill itself', async () => {
  const types = [...blockSchemas.values()].filter(({ rules }) => !rules.singleton)
  const blocks = types.map(({ type }) => [type.replace('/', '-'), { type }] as const)
  const expected = blocks.flatMap(([id, { type }]) => {
    const rule = fresh[type] ?? 'empty-block'
    return rule.endsWith('-block') ? [[rule, id]] : []
  })
  const found = await foundOn('Fresh', Object.fromEntries(blocks))
  expect(found.toSorted()).toEqual(expected.toSorted())
})

it('names blocks that show something which is gone', async () => {
  const gone = '7f0b3f5e-52c4-4a38-9d8e-2f1f1c1d0a11'
  const found = await foundOn('Emptied', {
    player: { type: 'audio-player', props: { release: gone } },
    release: { type: 'release', props: { release: gone } },
    card: { type: 'product-card', props: { product: gone } },
    image: { type: 'image', props: { media: gone } },
    gallery: { type: 'gallery', props: { pictures: [gone, 'deleted'] } },
    film: { type: 'video', props: { media: gone } },
    shows: { type: 'upcoming-events' },
  })
  const named = ['player', 'release', 'card', 'image', 'gallery', 'film']
  expect(found).toEqual(named.map((id) => ['empty-block', id]))
})

it('names posts of tiers that nobody is in and nobody can join', async () => {
  const { owner, profile } = await createTenant(payload, 'Closed')
  const { id: pageId } = await payload.create({
    collection: slugs.pages,
    draft: true,
    data: { profile: profile.id, title: 'Looked at', pathname: '/looked-at', rev: 0 },
  })
  const tier = (name: string) => createTier(payload, profile.id, name, 500)
  const [open, closed, held] = [await tier('Open'), await tier('Closed'), await tier('Held')]
  for (const id of [closed, held]) {
    await payload.update({ collection: slugs.membershipTiers, id, data: { isActive: false } })
  }
  const post = async (caption: string, tiers: string[]) =>
    createPost(payload, profile.id, { type: 'poll', caption, visibility: 'tiers', tiers })
  await post('For the open', [closed, open])
  await post('For those who stayed', [closed, held])
  const lost = await post('For nobody', [closed])
  await payload.create({
    collection: slugs.memberships,
    data: {
      profile: profile.id,
      account: (await createVisitor(payload, profile.id)).id,
      tier: closed,
      status: 'canceled',
      interval: 'month',
      amountMinor: 500,
      currentPeriodEnd: '2020-01-01T00:00:00.000Z',
    },
  })
  await createMembership(payload, profile.id, (await createVisitor(payload, profile.id)).id, held)
  const found = async () =>
    (await check(pageId, owner.token)).json.findings.filter(
      ({ rule }) => rule === 'unreadable-post',
    )
  expect(await found()).toEqual([
    {
      rule: 'unreadable-post',
      severity: 'warning',
      message: ownerMessages.posts.noReadersLeft('“For nobody”'),
      place: { kind: 'post', id: lost.id },
    },
  ])
  await payload.update({
    collection: slugs.membershipTiers,
    id: closed,
    data: { isActive: true },
  })
  expect(await found()).toEqual([])
})

it('misses legal texts that are not live, and names posts nobody can read', async () => {
  const pageId = await pageWith(['/'])
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: {
      profile: { equals: tenant.profile.id },
      pathname: { equals: '/privacy-policy' },
    },
  })
  await payload.update({
    collection: slugs.pages,
    id: docs[0]?.id ?? '',
    data: { isUndeletable: false, _status: 'published' },
  })
  await payload.update({
    collection: slugs.pages,
    id: docs[0]?.id ?? '',
    data: { _status: 'draft' },
  })
  const post = await payload.create({
    collection: slugs.posts,
    data: {
      profile: tenant.profile.id,
      type: 'poll',
      poll: { question: 'Which?', options: [{ text: 'This' }, { text: 'That' }] },
      caption: 'Songs from the boat, recorded between two harbours',
      visibility: 'tiers',
      tiers: [await createTier(payload, tenant.profile.id, 'Gone', 500)],
      isPublished: true,
    } as never,
  })
  await rowsOf(payload, sql`delete from posts_rels where parent_id = ${post.id}`)
  const { findings } = (await check(pageId, tenant.owner.token)).json
  expect(findings.map(({ rule, place }) => [rule, place])).toEqual([
    ['legal-text', { kind: 'pages' }],
    ['unreadable-post', { kind: 'post', id: post.id }],
  ])
  expect(findings[1]?.message).toContain('“Songs from the boat, recorded between…”')
})

it('is for owners of the page only', async () => {
  const pageId = await pageWith([])
  expect((await check(pageId)).status).toBe(401)
  expect((await check(pageId, tenant.visitor.token)).status).toBe(401)
  expect((await check(pageId, stranger.owner.token)).status).toBe(404)
  expect((await check('no-id', tenant.owner.token)).status).toBe(404)
})
