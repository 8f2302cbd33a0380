import { randomUUID } from 'node:crypto'
import { type PostgresAdapter, sql } from '@payloadcms/db-postgres'
import { beforeEach, describe, expect, it } from 'vitest'
import type { PageVersion } from '@/src/core/contracts/pages/page-calls'
import type { PageSettings } from '@/src/core/contracts/pages/pages'
import { storableDocument } from '@/src/core/page-document/reading/open'
import { blockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { addressProblems } from '@/src/core/urls/page-address'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

let pageId: string

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')
const partner = await createOwner(payload, [luna.profile.id])

beforeEach(async () => {
  const page = await payload.create({
    collection: slugs.pages,
    data: { profile: luna.profile.id, title: 'A page', pathname: `/p-${randomUUID()}`, rev: 0 },
  })
  pageId = page.id
})

type Answer = {
  code: string
  doc: { rev: number; title: string; layout: PageDocument; _status: string }
  holder: { name: string; since: string } | null
  isOpenElsewhere: boolean
  versions: PageVersion[]
  layout: PageDocument
  rev: number
  url: string
  settings: PageSettings
  formerSettings: PageSettings
  errors: { message: string }[]
}
const call = (method: string, path: string, body?: unknown, token = luna.owner.token) =>
  rest<Answer>(method, `/api/pages/${pageId}${path}`, { token, body })

it('names other pages whose live state or draft links to a page', async () => {
  const { pathname } = await payload.findByID({ collection: slugs.pages, id: pageId })
  const linked = (href: string): PageDocument => {
    const page = withText('b')
    return {
      ...page,
      nodes: {
        ...page.nodes,
        b: { type: 'button', props: { label: 'Go', href }, children: [], v: 1 },
      },
    }
  }
  const make = async (title: string, href: string, profile = luna.profile.id) => {
    const data = { profile, title, pathname: `/l-${randomUUID()}`, rev: 0, layout: linked(href) }
    return payload.create({
      collection: slugs.pages,
      data: { ...data, _status: 'published', position: Number(title) } as never,
    })
  }
  await make('1', pathname)
  await make('2', `${pathname}-more`)
  const unlinked = await make('3', `http://${luna.profile.slug}.localhost:3000${pathname}/?a=1#b`)
  const later = await make('4', '/')
  await make('5', pathname, kito.profile.id)
  const draft = (id: string, href: string) =>
    payload.update({
      collection: slugs.pages,
      id,
      draft: true,
      data: { layout: linked(href), _status: 'draft' } as never,
    })
  await draft(unlinked.id, '/')
  await draft(later.id, pathname)
  const { status, json } = await call('GET', '/linking-pages')
  expect([status, json]).toEqual([200, { titles: ['1', '3', '4'] }])
  expect((await call('GET', '/linking-pages', undefined, kito.owner.token)).status).toBe(404)
})

const withText = (id: string): PageDocument => ({
  version: 1,
  nodes: {
    root: { type: 'root', props: {}, children: ['page-header', id, 'footer'], v: 1 },
    'page-header': { type: 'page-header', props: {}, children: [], v: 1 },
    [id]: { type: 'text', props: {}, children: [], v: 1 },
    footer: { type: 'footer', props: {}, children: [], v: 1 },
  },
})
const saveDraft = (id: string, rev: number, token?: string) =>
  call(
    'PATCH',
    '?draft=true&autosave=true&depth=0',
    { layout: withText(id), rev, _status: 'draft' },
    token,
  )
const publish = (body: object = {}) => call('PATCH', '?depth=0', { ...body, _status: 'published' })
const draft = () => payload.findByID({ collection: slugs.pages, id: pageId, draft: true, depth: 0 })

describe('calls about a page', () => {
  const soon = new Date(Date.now() + 3_600_000).toISOString()
  const calls: [string, string, object?][] = [
    ['GET', '?draft=true&depth=0'],
    ['PATCH', '?draft=true&autosave=true&depth=0', { layout: withText('a'), _status: 'draft' }],
    ['PATCH', '?depth=0', { _status: 'published' }],
    ['POST', '/lock', {}],
    ['POST', '/lock', { takesOver: true }],
    ['DELETE', '/lock'],
    ['GET', '/versions'],
    ['GET', '/versions/:versionId'],
    ['POST', '/discard', { rev: 0 }],
    ['PATCH', '/settings', { base: {}, mine: { title: 'Taken' } }],
    ['POST', '/schedule', { publishAt: soon }],
    ['POST', '/preview', {}],
    ['POST', '/block-data', { blocks: [] }],
    ['GET', '/publish-check'],
  ]

  it.each(calls)('of somebody else answer 404: %s %s', async (method, path, body) => {
    const { json } = await call('GET', '/versions')
    const own = path.replace(':versionId', json.versions[0]?.id ?? '')
    const before = await draft()
    expect((await call(method, own, body, kito.owner.token)).status).toBe(404)
    expect(await draft()).toEqual(before)
    // Neither with a page of one's own and the version of another's.
    if (path.includes(':versionId')) {
      const mine = await payload.create({
        collection: slugs.pages,
        data: { profile: kito.profile.id, title: 'Mine', pathname: `/m-${randomUUID()}`, rev: 0 },
      })
      const mixed = `/api/pages/${mine.id}${own}`
      expect((await rest(method, mixed, { token: kito.owner.token })).status).toBe(404)
    }
  })

  it.each(calls.filter(([method, path]) => method === 'POST' || path.startsWith('/')))(
    'are for owners only: %s %s',
    async (method, path, body) => {
      const own = path.replace(':versionId', randomUUID())
      expect((await call(method, own, body, '')).status).toBe(401)
      expect((await call(method, own, body, luna.visitor.token)).status).toBe(401)
    },
  )

  it('answer 404 for what is no id, and 400 for what is no body', async () => {
    const { token } = luna.owner
    expect((await rest('GET', '/api/pages/no-id/versions', { token })).status).toBe(404)
    expect((await call('GET', '/versions/no-id')).status).toBe(404)
    for (const [path, body] of [
      ['/lock', { takesOver: 'yes' }],
      ['/discard', {}],
      ['/schedule', { publishAt: 'tomorrow' }],
      ['/block-data', { blocks: [{ type: 7 }] }],
    ] as const) {
      expect((await call('POST', path, body)).status).toBe(400)
    }
  })
})

describe('the lock of a page', () => {
  it('is for one person, tells the others who has it, and goes when they leave', async () => {
    expect((await call('POST', '/lock', {})).json.holder).toBeNull()
    const refused = await call('POST', '/lock', {}, partner.token)
    expect(refused.json.holder).toMatchObject({ name: 'Test' })
    expect((await saveDraft('a', 0, partner.token)).status).toBe(423)
    expect((await call('POST', '/lock', {})).json.holder).toBeNull()

    await call('DELETE', '/lock', undefined, partner.token)
    expect((await call('POST', '/lock', {}, partner.token)).json.holder).not.toBeNull()
    await call('DELETE', '/lock')
    expect((await call('POST', '/lock', {}, partner.token)).json.holder).toBeNull()
  })

  it('stays while the same person has another window open', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    const isFree = async () => (await call('POST', '/lock', {}, partner.token)).json.holder === null
    expect((await call('POST', '/lock', { windowId: one })).json.isOpenElsewhere).toBe(false)
    const both = await call('POST', '/lock', { windowId: two })
    expect(both.json).toEqual({ holder: null, isOpenElsewhere: true })
    expect((await call('POST', '/lock', { windowId: one })).json.isOpenElsewhere).toBe(true)
    await call('DELETE', `/lock?windowId=${two}`)
    expect(await isFree()).toBe(false)
    await call('DELETE', `/lock?windowId=${one}`)
    expect(await isFree()).toBe(true)
  })

  it('stays through saves of its holder, and is free after they left', async () => {
    await call('POST', '/lock', {})
    await saveDraft('a', 0)
    expect((await call('POST', '/lock', {}, partner.token)).json.holder).not.toBeNull()

    await call('DELETE', '/lock')
    await saveDraft('sent on leaving', 1)
    expect((await call('POST', '/lock', {}, partner.token)).json.holder).toBeNull()
  })

  it('can be taken over; the former holder cannot save any more', async () => {
    await call('POST', '/lock', {})
    const taken = await call('POST', '/lock', { takesOver: true }, partner.token)
    expect(taken.json.holder).toBeNull()
    expect((await call('POST', '/lock', {})).json.holder).not.toBeNull()
    expect((await saveDraft('mine', 0)).status).toBe(423)
    expect((await saveDraft('theirs', 0, partner.token)).status).toBe(200)
  })

  it('is given to one of several who come at the same time', async () => {
    const both = [luna.owner.token, partner.token, luna.owner.token, partner.token]
    const answers = await Promise.all(both.map((token) => call('POST', '/lock', {}, token)))
    const winners = new Set(
      answers.flatMap(({ json }, index) => (json.holder === null ? [both[index]] : [])),
    )
    expect(winners.size).toBe(1)
  })

  it('meets saves, take-overs and deletion at the same time without getting stuck', async () => {
    await call('POST', '/lock', {})
    const statuses: number[] = []
    const note = async (answer: Promise<{ status: number }>) => {
      statuses.push((await answer).status)
    }
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        note(call('POST', '/lock', {})),
        note(call('POST', '/lock', { takesOver: true }, partner.token)),
        note(saveDraft(`a-${round}`, round)),
        note(call('POST', '/lock', { takesOver: true })),
        note(call('DELETE', '/lock', undefined, partner.token)),
      ])
    }
    await Promise.all([
      note(call('POST', '/lock', { takesOver: true })),
      note(call('DELETE', '?depth=0')),
      note(call('POST', '/lock', { takesOver: true }, partner.token)),
    ])
    expect(statuses.filter((status) => status >= 500)).toEqual([])
  })

  it('expires when nobody keeps it', async () => {
    await call('POST', '/lock', {})
    await payload.db.updateOne({
      collection: 'payload-locked-documents',
      where: { 'document.value': { equals: pageId } },
      data: { updatedAt: new Date(Date.now() - 301_000).toISOString() },
    })
    expect((await call('POST', '/lock', {}, partner.token)).json.holder).toBeNull()
  })
})

describe('versions', () => {
  it('are listed with what is live, and can be read one by one', async () => {
    await publish({ layout: withText('first') })
    await publish({ layout: withText('second') })
    const { rev } = await draft()
    await saveDraft('third', rev ?? 0)
    const { versions } = (await call('GET', '/versions')).json
    expect(versions.slice(0, 3).map(({ kind }) => kind)).toEqual(['draft', 'live', 'published'])
    expect(versions[0]?.changes).toEqual({ added: 1, changed: 0, moved: 0, removed: 1 })
    expect(versions.at(-1)?.changes).toBeNull()
    const { layout } = (await call('GET', `/versions/${versions[2]?.id}`)).json
    expect(Object.keys(layout.nodes)).toContain('first')
  })
})

describe('discarding', () => {
  it('makes the live page the draft, and keeps the former draft as a version', async () => {
    await publish({ layout: withText('live') })
    const { rev = 0 } = await draft()
    await saveDraft('draft', rev ?? 0)
    await call('PATCH', '?draft=true&autosave=true', { title: 'Another', _status: 'draft' })
    const { status, json } = await call('POST', '/discard', { rev: (rev ?? 0) + 1 })
    expect(status).toBe(200)
    expect(Object.keys(json.layout.nodes)).toContain('live')
    const now = await draft()
    expect(now).toMatchObject({ title: 'A page', _status: 'published', rev: json.rev })
    const { versions } = (await call('GET', '/versions')).json
    const layouts = await Promise.all(
      versions.map(async ({ id }) => (await call('GET', `/versions/${id}`)).json.layout),
    )
    expect(layouts.some(({ nodes }) => 'draft' in nodes)).toBe(true)
  })

  it('answers the settings that were discarded, which can be put into the draft again', async () => {
    await publish({ layout: withText('live') })
    const { pathname } = await draft()
    const seo = { title: 'Shows', description: '', image: '', isHidden: true }
    const former = { title: 'Another', pathname: `/q-${randomUUID()}`, seo }
    const put = () =>
      call('PATCH', '?draft=true&autosave=true&depth=0', {
        ...former,
        seo: { ...seo, image: null },
        _status: 'draft',
      })
    await put()
    const { json } = await call('POST', '/discard', { rev: (await draft()).rev })
    expect(json.formerSettings).toEqual(former)
    expect(json.settings).toMatchObject({ title: 'A page', pathname, seo: { title: '' } })
    expect((await put()).status).toBe(200)
    expect(await draft()).toMatchObject({
      title: 'Another',
      pathname: former.pathname,
      seo: { isHidden: true },
    })
    const live = await payload.findByID({ collection: slugs.pages, id: pageId, depth: 0 })
    expect(live).toMatchObject({ title: 'A page', pathname, _status: 'published' })

    // Somebody takes the address meanwhile.
    await call('POST', '/discard', { rev: (await draft()).rev })
    await payload.create({
      collection: slugs.pages,
      draft: true,
      data: { profile: luna.profile.id, title: 'Faster', pathname: former.pathname, rev: 0 },
    })
    const refused = await put()
    expect([refused.status, refused.json.errors[0]?.message]).toEqual([400, addressProblems.taken])
    expect(await draft()).toMatchObject({ title: 'A page', pathname })
  })

  it('is refused over what somebody saved since, and where nothing is live', async () => {
    expect((await call('POST', '/discard', { rev: 0 })).status).toBe(409)
    await publish({ layout: withText('live') })
    const { rev } = await draft()
    await saveDraft('one', rev ?? 0)
    await saveDraft('two', (rev ?? 0) + 1)
    const stale = await call('POST', '/discard', { rev: (rev ?? 0) + 1 })
    expect([stale.status, stale.json.code]).toEqual([409, 'STALE_REVISION'])
    expect(Object.keys(((await draft()).layout as PageDocument).nodes)).toContain('two')
  })
})

describe('a page that cannot be read whole', () => {
  const broken = {
    version: 1,
    nodes: {
      root: { type: 'root', props: {}, children: ['a', 'gone'], v: 1 },
      a: { type: 'acme/map', props: { zoom: 4 }, children: [], v: 3 },
    },
  }

  it('is replaced by its repair only, and stays as a version', async () => {
    await saveDraft('before', 0)
    await execute(sql`update _pages_v set version_layout = ${JSON.stringify(broken)}::jsonb
      where parent_id = ${pageId} and latest`)
    expect((await draft()).layout).toEqual(broken)
    const repaired = storableDocument(broken, blockRegistry())
    const answer = await call('PATCH', '?draft=true&autosave=false&depth=0', {
      layout: repaired,
      rev: 1,
      _status: 'draft',
    })
    expect(answer.status).toBe(200)
    const { versions } = (await call('GET', '/versions')).json
    const layouts = await Promise.all(
      versions.map(async ({ id }) => (await call('GET', `/versions/${id}`)).json.layout),
    )
    expect(layouts).toContainEqual(broken)
    expect((await draft()).layout).toEqual(repaired)
  })
})

async function execute(statement: ReturnType<typeof sql>): Promise<void> {
  await (payload.db as unknown as PostgresAdapter).drizzle.execute(statement)
}
