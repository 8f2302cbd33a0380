import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { blockRegistry } from '@/src/core/page-document/registry'
import { type PageDocument, type PageNode, rootId } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/starter'
import { slugs } from '@/src/core/slugs'
import { bootTestPayload, type TestPayload } from '@/src/testing/boot-test-payload'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'

type Stored = { doc: { id: string; rev: number; layout: PageDocument; _status: string } }

let test: TestPayload
let tenant: Awaited<ReturnType<typeof createTenant>>
let pageId: string

beforeAll(async () => {
  test = await bootTestPayload()
  tenant = await createTenant(test.payload, 'Page Tests')
})
afterAll(() => test.close())

beforeEach(async () => {
  const page = await test.payload.create({
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
    const { layout } = await test.payload.findByID({
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
    const { docs } = await test.payload.findVersions({
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
    const layout = pageWith({ a: node('button', { label: 'x'.repeat(600_000) }) })
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
    const page = await test.payload.findByID({ collection: slugs.pages, id: pageId, draft: true })
    expect(page.layout).toEqual(emptyPage(blockRegistry()))
  })

  it('stay a draft until one call publishes them', async () => {
    await saveDraft({ layout: pageWith({ a: text }), rev: 0 })
    const live = () => test.payload.findByID({ collection: slugs.pages, id: pageId })
    expect(Object.keys(((await live()).layout as PageDocument).nodes)).not.toContain('a')
    const { json } = await rest<Stored>('PATCH', `/api/pages/${pageId}?depth=0`, {
      token: tenant.owner.token,
      body: { _status: 'published' },
    })
    expect(json.doc).toMatchObject({ rev: 1, _status: 'published' })
    expect(Object.keys(((await live()).layout as PageDocument).nodes)).toContain('a')
  })
})

it('keeps pages that a site cannot do without', async () => {
  await test.payload.update({
    collection: slugs.pages,
    id: pageId,
    data: { isUndeletable: true },
  })
  const answer = await rest('DELETE', `/api/pages/${pageId}`, { token: tenant.owner.token })
  expect(answer.status).toBe(403)
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
    const stranger = await createTenant(test.payload, 'Stranger')
    expect((await ask()).status).toBe(401)
    expect((await ask(tenant.visitor.token)).status).toBe(401)
    expect((await ask(stranger.owner.token)).status).toBe(404)
  })

  it.each([{}, { blocks: 7 }, { blocks: [{ type: 5 }] }])('refuses %j', async (body) => {
    expect((await ask(tenant.owner.token, body)).status).toBe(400)
  })
})
