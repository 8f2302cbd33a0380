import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { blockRegistry } from '@/src/core/page-document/registry'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { slugs } from '@/src/core/slugs'
import { onRevalidateTags } from '@/src/server/caching/cache-tags'
import { pageTags } from '@/src/server/site-data/pages'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Stored = {
  doc: { id: string; rev: number; pathname: string; layout: PageDocument; _status: string }
}

let pageId: string

const tenant = await createTenant(payload, 'Page Tests')

beforeEach(async () => {
  const page = await payload.create({
    collection: slugs.pages,
    data: {
      profile: tenant.profile.id,
      title: 'A page',
      pathname: `/page-${Math.random().toString(36).slice(2)}`,
      rev: 0,
    },
  })
  pageId = page.id
})

const node = (type: string, props: PageNode['props'] = {}, children: string[] = []): PageNode => ({
  type,
  props,
  children,
  v: 1,
})

/** Header, the given blocks, footer. */
function pageWith(blocks: Record<string, PageNode>): PageDocument {
  const inner = Object.values(blocks).flatMap(({ children }) => children)
  const top = Object.keys(blocks).filter((id) => !inner.includes(id))
  return {
    version: 1,
    nodes: {
      [rootId]: node('root', {}, ['page-header', ...top, 'footer']),
      'page-header': node('page-header'),
      ...blocks,
      footer: node('footer'),
    },
  }
}

const saveDraft = (body: unknown, token = tenant.owner.token) =>
  rest<Stored & { code: string; errors?: { field: string }[] }>(
    'PATCH',
    `/api/pages/${pageId}?draft=true&autosave=true&depth=0`,
    { token, body },
  )

describe('revisions', () => {
  it('count the changes of the layout, and nothing else', async () => {
    const first = await saveDraft({ layout: pageWith({ a: node('text') }), rev: 0 })
    expect(first.json.doc.rev).toBe(1)
    const titled = await saveDraft({ title: 'Another title' })
    expect(titled.json.doc.rev).toBe(1)
    const second = await saveDraft({ layout: pageWith({}), rev: 1 })
    expect(second.json.doc.rev).toBe(2)
  })

  it('refuse a page that grew from an older one, and write nothing', async () => {
    await saveDraft({ layout: pageWith({ a: node('text') }), rev: 0 })
    const stale = await saveDraft({ layout: pageWith({ b: node('button') }), rev: 0 })
    expect(stale.status).toBe(409)
    expect(stale.json.code).toBe('STALE_REVISION')
    const { layout } = await payload.findByID({
      collection: slugs.pages,
      id: pageId,
      draft: true,
    })
    expect(Object.keys((layout as PageDocument).nodes)).toContain('a')
  })

  it('let exactly one of several writers of the same revision win', async () => {
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd'].map((id) =>
        saveDraft({ layout: pageWith({ [id]: node('text') }), rev: 0 }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })
})

it('refuses to publish what somebody else has changed since', async () => {
  const publish = (rev: number) =>
    rest<Stored & { code: string }>('PATCH', `/api/pages/${pageId}?depth=0`, {
      token: tenant.owner.token,
      body: { rev, _status: 'published' },
    })
  await saveDraft({ layout: pageWith({ a: node('text') }), rev: 0 })
  await saveDraft({ layout: pageWith({ b: node('button') }), rev: 1 })
  const stale = await publish(1)
  expect([stale.status, stale.json.code]).toEqual([409, 'STALE_REVISION'])
  expect((await publish(2)).json.doc).toMatchObject({ rev: 2, _status: 'published' })
})

describe('versions', () => {
  it('hold what was published, however often the editor saved since', async () => {
    const published = await rest<Stored>('PATCH', `/api/pages/${pageId}?depth=0`, {
      token: tenant.owner.token,
      body: { layout: pageWith({ published: node('text') }), _status: 'published' },
    })
    for (let save = 1; save <= 25; save += 1) {
      const rev = published.json.doc.rev + save - 1
      await saveDraft({ layout: pageWith({ [`draft-${save}`]: node('text') }), rev })
    }
    const { docs } = await payload.findVersions({
      collection: slugs.pages,
      where: { parent: { equals: pageId } },
      limit: 100,
      depth: 0,
    })
    const kept = docs.flatMap(({ version }) =>
      version.layout ? Object.keys((version.layout as PageDocument).nodes) : [],
    )
    expect(kept).toEqual(expect.arrayContaining(['published', 'draft-25']))
    expect(docs.length).toBeLessThanOrEqual(4)
  })
})

describe('layouts', () => {
  const text = node('text')
  const broken: Record<string, PageDocument> = {
    'a cycle': {
      version: 1,
      nodes: {
        ...pageWith({ a: node('container', {}, ['b']) }).nodes,
        b: node('container', {}, ['a']),
      },
    },
    'a missing child': pageWith({ a: node('container', {}, ['gone']) }),
    'an unknown block': pageWith({ a: node('no-such-block') }),
    'children where none may be': pageWith({ a: node('text', {}, ['b']), b: text }),
    'a second header': pageWith({ a: node('page-header') }),
    'no header and footer': {
      version: 1,
      nodes: { [rootId]: node('root', {}, ['a']), a: text },
    },
  }

  it.each(Object.entries(broken))('with %s are refused', async (_kind, layout) => {
    const answer = await saveDraft({ layout, rev: 0 })
    expect(answer.status).toBe(400)
    expect(answer.json).toMatchObject({ code: 'VALIDATION_FAILED' })
    expect(answer.json.errors?.[0]?.field).toMatch(/^layout/)
  })

  it('that are too large are refused', async () => {
    const layout = pageWith({
      a: node('button', { label: 'x'.repeat(limits.pageDocument.maxBytes) }),
    })
    const answer = await saveDraft({ layout, rev: 0 })
    expect(answer.status).toBe(413)
    expect(answer.json.code).toBe('TOO_LARGE')
  })

  it('lose unsafe addresses, unknown settings and characters no database can hold', async () => {
    const { json } = await saveDraft({
      layout: pageWith({
        a: node('button', { href: 'javascript:alert(1)', label: 'A\u0000B', onclick: 'x' }),
      }),
      rev: 0,
    })
    expect(json.doc.layout.nodes.a?.props).toEqual({ href: 'about:blank', label: 'AB' })
  })

  it('start with header and footer', async () => {
    const page = await payload.findByID({ collection: slugs.pages, id: pageId, draft: true })
    expect(page.layout).toEqual(emptyPage(blockRegistry()))
  })

  it('stay a draft until one call publishes them', async () => {
    await saveDraft({ layout: pageWith({ a: text }), rev: 0 })
    const live = () => payload.findByID({ collection: slugs.pages, id: pageId })
    expect(Object.keys(((await live()).layout as PageDocument).nodes)).not.toContain('a')
    const { json } = await rest<Stored>('PATCH', `/api/pages/${pageId}?depth=0`, {
      token: tenant.owner.token,
      body: { _status: 'published' },
    })
    expect(json.doc).toMatchObject({ rev: 1, _status: 'published' })
    expect(Object.keys(((await live()).layout as PageDocument).nodes)).toContain('a')
  })
})

describe('what visitors see', () => {
  const patch = (body: object) =>
    rest<Stored>('PATCH', `/api/pages/${pageId}?depth=0`, { token: tenant.owner.token, body })

  async function clearedBy(run: () => Promise<unknown>): Promise<string[]> {
    const heard: string[] = []
    const stop = onRevalidateTags((tags) => heard.push(...tags))
    await run()
    stop()
    return heard
  }

  it('is made again when a page is published or taken offline, not when a draft is saved', async () => {
    await patch({ _status: 'published' })
    const draft = { layout: pageWith({ a: node('text') }), rev: 0, _status: 'draft' }
    expect(await clearedBy(() => saveDraft(draft))).toEqual([])
    expect(await clearedBy(() => patch({ _status: 'published' }))).not.toEqual([])
    expect(await clearedBy(() => patch({ _status: 'draft' }))).not.toEqual([])
  })

  it('is made again at the old address of a page whose draft was renamed', async () => {
    const { pathname } = (await patch({ _status: 'published' })).json.doc
    const moved = `${pathname}-moved`
    await saveDraft({ pathname: moved, _status: 'draft' })
    const cleared = await clearedBy(() => patch({ _status: 'published' }))
    for (const address of [pathname, moved]) {
      expect(pageTags(tenant.profile.id, address).some((tag) => cleared.includes(tag))).toBe(true)
    }
  })
})

it('keeps pages that a site cannot do without', async () => {
  await payload.update({
    collection: slugs.pages,
    id: pageId,
    data: { isUndeletable: true },
  })
  const answer = await rest('DELETE', `/api/pages/${pageId}`, { token: tenant.owner.token })
  expect(answer.status).toBe(403)
})

describe('a page that a site cannot do without', () => {
  type Home = Stored & { message: string }
  const call = (method: string, path: string, body: unknown = {}) =>
    rest<Home>(method, path, { token: tenant.owner.token, body })
  const live = () => payload.findByID({ collection: slugs.pages, id: pageId, depth: 0 })

  beforeEach(async () => {
    const { docs } = await payload.find({
      collection: slugs.pages,
      where: { profile: { equals: tenant.profile.id }, isUndeletable: { equals: true } },
      sort: 'createdAt',
    })
    pageId = docs.find(({ pathname }) => pathname === '/')?.id ?? ''
  })

  it.each([
    ['moved', '', { pathname: '/gone' }],
    ['moved in a draft', '?draft=true', { pathname: '/gone' }],
    ['unpublished', '', { _status: 'draft' }],
  ])('cannot be %s', async (_what, query, body) => {
    const { status, json } = await call('PATCH', `/api/pages/${pageId}${query}`, body)
    expect(status).toBe(403)
    expect(json.message).toMatch(/^(The address of this|This) page cannot be/)
    expect(await live()).toMatchObject({ pathname: '/', _status: 'published' })
  })

  it('cannot be unpublished together with others, nor for every language', async () => {
    await call('PATCH', `/api/pages/${pageId}?unpublishAllLocales=true`)
    await call('PATCH', `/api/pages?where[id][equals]=${pageId}`, { _status: 'draft' })
    expect(await live()).toMatchObject({ _status: 'published' })
  })

  it('can be drafted, published and restored', async () => {
    const path = `/api/pages/${pageId}?depth=0`
    expect((await call('PATCH', `${path}&draft=true`, { title: 'Draft' })).status).toBe(200)
    expect(await live()).toMatchObject({ _status: 'published' })
    expect((await call('PATCH', path, { title: 'Plain' })).status).toBe(403)
    expect((await call('PATCH', path, { title: 'New', _status: 'published' })).status).toBe(200)

    const { docs } = await payload.findVersions({
      collection: slugs.pages,
      where: { parent: { equals: pageId }, 'version._status': { equals: 'published' } },
      sort: 'createdAt',
      depth: 0,
    })
    const version = `/api/pages/versions/${docs[0]?.id}`
    expect((await call('POST', `${version}?draft=true`)).status).toBe(200)
    expect((await call('POST', version)).status).toBe(200)
    expect(await live()).toMatchObject({ pathname: '/', _status: 'published' })
  })
})

describe('POST /api/pages/:id/block-data', () => {
  const ask = (
    token?: string,
    body: unknown = { blocks: [{ type: 'featured-music', props: {} }] },
  ) =>
    rest<{ data: Record<string, unknown> }>('POST', `/api/pages/${pageId}/block-data`, {
      token,
      body,
    })

  it('is for owners of the profile only', async () => {
    const stranger = await createTenant(payload, 'Stranger')
    expect((await ask()).status).toBe(401)
    expect((await ask(tenant.visitor.token)).status).toBe(401)
    expect((await ask(stranger.owner.token)).status).toBe(404)
  })

  it.each([{}, { blocks: 7 }, { blocks: [{ type: 5 }] }])('refuses %j', async (body) => {
    expect((await ask(tenant.owner.token, body)).status).toBe(400)
  })
})

it(`has room for ${limits.pageSettings.perSite} pages of a site`, async () => {
  const full = await createTenant(payload, 'Full')
  const create = (tenant: typeof full, name: string) =>
    rest<{ message: string }>('POST', '/api/pages?draft=true&depth=0', {
      token: tenant.owner.token,
      body: { title: name, pathname: `/${name}`, profile: tenant.profile.id },
    })
  const { perSite } = limits.pageSettings
  const db = (payload.db as unknown as PostgresAdapter).drizzle
  await db.execute(sql`
    insert into pages (profile_id, title, pathname, rev)
    select ${full.profile.id}, 'One', '/filled-' || number, 0
    from generate_series(
      1, ${perSite} - 1 - (select count(*)::int from pages where profile_id = ${full.profile.id})
    ) number`)
  const answers = await Promise.all([create(full, 'last'), create(full, 'later')])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  expect(answers.find(({ status }) => status === 400)?.json.message).toBe(
    `A site has at most ${perSite} pages. Delete one that you no longer use.`,
  )
  const copy = await rest<{ message: string }>(
    'POST',
    `/api/profiles/${full.profile.id}/pages/${await homeOf(full.profile.id)}/copies`,
    { token: full.owner.token },
  )
  expect([copy.status, copy.json.message]).toEqual([400, ownerMessages.pages.tooMany])
  expect((await create(tenant, 'elsewhere')).status).toBe(201)
})

async function homeOf(profileId: string): Promise<string> {
  const { docs } = await payload.find({
    collection: slugs.pages,
    where: { and: [{ profile: { equals: profileId } }, { pathname: { equals: '/' } }] },
    limit: 1,
    depth: 0,
  })
  return docs[0]?.id ?? ''
}
