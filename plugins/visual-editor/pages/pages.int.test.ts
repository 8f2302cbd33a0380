import { randomUUID } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import { describe, expect, it } from 'vitest'
import { forgetDeletedPages } from '@/plugins/visual-editor/pages/deleted-pages'
import type { PageEntry, PageList } from '@/src/core/contracts/pages/page-answers'
import { limits } from '@/src/core/limits'
import { type PageDocument, rootId } from '@/src/core/page-document/schema'
import { pageTemplateIds } from '@/src/core/page-document/templates/pages'
import { slugs } from '@/src/core/slugs'
import { addressProblems } from '@/src/core/urls/page-address'
import { onRevalidateTags } from '@/src/server/caching/cache-tags'
import { createProduct, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { rowsOf } from '@/src/testing/rows-of'
import { payload } from '@/src/testing/test-payload'

type Tenant = Awaited<ReturnType<typeof createTenant>>
type Failure = { code: string; message: string; errors: { field: string; message: string }[] }

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const path = (tenant: Tenant, rest = 'pages') => `/api/profiles/${tenant.profile.id}/${rest}`
const token = (tenant: Tenant) => ({ token: tenant.owner.token })

async function listOf(tenant: Tenant): Promise<PageEntry[]> {
  const { status, json } = await rest<PageList>('GET', path(tenant), token(tenant))
  expect(status).toBe(200)
  return json.pages
}

async function entry(tenant: Tenant, id: string): Promise<PageEntry> {
  const found = (await listOf(tenant)).find((page) => page.id === id)
  if (!found) {
    throw new Error(`${id} is not listed`)
  }
  return found
}

async function make(tenant: Tenant, template: string): Promise<string> {
  const body = { template }
  const { status, json } = await rest<{ id: string }>('POST', path(tenant), {
    ...token(tenant),
    body,
  })
  expect(status).toBe(201)
  return json.id
}

const patch = (id: string, body: object, query = 'draft=true', by = luna) =>
  rest<Failure>('PATCH', `/api/pages/${id}?depth=0&${query}`, { ...token(by), body })

describe('templates', () => {
  it.each(pageTemplateIds)('make a draft of %s that can be published', async (template) => {
    const id = await make(luna, template)
    const page = await entry(luna, id)
    expect(page).toMatchObject({ state: 'draft', livePathname: null, isUndeletable: false })
    expect((await patch(id, { _status: 'published' }, '')).status).toBe(200)
    expect((await entry(luna, id)).state).toBe('live')
  })

  it('say what the site says, and take the next free address', async () => {
    const { product } = await createProduct(payload, luna.profile.id, { title: 'Tidewater' })
    const [first, second] = [await make(luna, 'music'), await make(luna, 'music')]
    const { layout } = await payload.findByID({
      collection: slugs.pages,
      id: first,
      draft: true,
    })
    expect(JSON.stringify(layout)).toContain('Tidewater')
    expect(JSON.stringify(layout)).toContain(`/products/${product.id}`)
    const addresses = [await entry(luna, first), await entry(luna, second)]
    expect(addresses[1]?.pathname).not.toBe(addresses[0]?.pathname)
  })

  it('are the only ones', async () => {
    for (const body of [{ template: 'nothing' }, {}, { template: 'about', title: 'x' }]) {
      expect((await rest('POST', path(luna), { ...token(luna), body })).status).toBe(400)
    }
  })
})

describe('copies', () => {
  it('hold the newest draft under ids of their own', async () => {
    const id = await make(luna, 'about')
    await patch(id, { title: 'My story', seo: { description: 'Short' } })
    const { status, json } = await rest<{ id: string }>(
      'POST',
      path(luna, `pages/${id}/copies`),
      token(luna),
    )
    expect(status).toBe(201)
    expect(await entry(luna, json.id)).toMatchObject({
      title: 'My story (copy)',
      state: 'draft',
      seo: { description: 'Short' },
    })
    const nodesOf = async (pageId: string) => {
      const page = await payload.findByID({
        collection: slugs.pages,
        id: pageId,
        draft: true,
      })
      return (page.layout as unknown as PageDocument).nodes
    }
    const [before, after] = [await nodesOf(id), await nodesOf(json.id)]
    const typesOf = (nodes: PageDocument['nodes']) => Object.values(nodes).map(({ type }) => type)
    expect(typesOf(after).sort()).toEqual(typesOf(before).sort())
    const shared = Object.keys(after).filter((nodeId) => nodeId in before)
    expect(shared).toEqual([rootId])
  })

  it('of the home page can be deleted, and stand beside it', async () => {
    const home = (await listOf(luna))[0]
    expect(home).toMatchObject({ pathname: '/', isUndeletable: true })
    const { json } = await rest<{ id: string }>(
      'POST',
      path(luna, `pages/${home?.id}/copies`),
      token(luna),
    )
    expect(await entry(luna, json.id)).toMatchObject({ pathname: '/home', isUndeletable: false })
    expect((await rest('DELETE', `/api/pages/${json.id}`, token(luna))).status).toBe(200)
    expect((await rest('DELETE', `/api/pages/${home?.id}`, token(luna))).status).toBe(403)
  })

  it("of somebody else's page there are none", async () => {
    const [foreign] = await listOf(kito)
    for (const id of [foreign?.id, randomUUID()]) {
      const answer = await rest('POST', path(luna, `pages/${id}/copies`), token(luna))
      expect(answer.status).toBe(404)
    }
  })
})

describe('deleted pages', () => {
  const deletedOf = async (tenant: Tenant) =>
    (await rest<PageList>('GET', path(tenant, 'pages'), token(tenant))).json.deleted
  const remove = (id: string, tenant = luna) => rest('DELETE', `/api/pages/${id}`, token(tenant))
  const restore = (id: string | undefined, tenant = luna) =>
    rest<{ id: string }>('POST', path(tenant, `deleted-pages/${id}/restore`), token(tenant))

  it('come back as drafts with what was on them, at their address or a free one', async () => {
    const id = await make(luna, 'about')
    await patch(id, { pathname: '/kept', title: 'Kept', _status: 'published' }, '')
    await patch(id, { title: 'Newer', seo: { description: 'Short' } })
    const layoutOf = async (pageId: string) =>
      (await payload.findByID({ collection: slugs.pages, id: pageId, draft: true })).layout
    const layout = await layoutOf(id)
    expect((await remove(id)).status).toBe(200)
    const [gone] = await deletedOf(luna)
    expect(gone).toMatchObject({ title: 'Newer', pathname: '/kept' })
    expect((await restore(gone?.id, kito)).status).toBe(404)
    expect(await deletedOf(kito)).toEqual([])

    const { status, json } = await restore(gone?.id)
    expect(status).toBe(201)
    expect(await entry(luna, json.id)).toMatchObject({
      title: 'Newer',
      pathname: '/kept',
      livePathname: null,
      state: 'draft',
      seo: { description: 'Short' },
    })
    expect(await layoutOf(json.id)).toEqual(layout)
    expect((await restore(gone?.id)).status).toBe(404)

    await remove(json.id)
    const other = await make(luna, 'empty')
    await patch(other, { pathname: '/kept' })
    const second = await restore((await deletedOf(luna))[0]?.id)
    expect((await entry(luna, second.json.id)).pathname).toBe('/kept-2')
  })

  it('are forgotten after a while, and the oldest when there are very many', async () => {
    const tenant = await createTenant(payload, 'Deleting')
    const gone = async (title: string, age: string) => {
      const id = await make(tenant, 'empty')
      await patch(id, { title }, 'draft=true', tenant)
      await remove(id, tenant)
      const [newest] = await deletedOf(tenant)
      await rowsOf(
        payload,
        sql`update deleted_pages set created_at = now() - ${age}::interval
          where id = ${newest?.id ?? ''}`,
      )
      return newest?.id
    }
    const { keptDays, perSite } = limits.deletedPages
    const old = await gone('Old', `${keptDays} days 1 hour`)
    await gone('Young', `${keptDays - 1} days`)
    expect((await deletedOf(tenant)).map(({ title }) => title)).toEqual(['Young'])
    expect((await restore(old, tenant)).status).toBe(404)
    const count = async () => {
      const of = sql`select count(*)::int as count from deleted_pages
        where profile_id = ${tenant.profile.id}`
      return (await rowsOf<{ count: number }>(payload, of))[0]?.count
    }
    expect(await count()).toBe(2)
    await forgetDeletedPages(payload)
    expect(await count()).toBe(1)

    await rowsOf(
      payload,
      sql`insert into deleted_pages (profile_id, title, created_at)
        select ${tenant.profile.id}, 'Many', now() - interval '1 day'
        from generate_series(1, ${perSite})`,
    )
    await gone('Last', '1 minute')
    expect(await count()).toBe(perSite)
    const titles = (await deletedOf(tenant)).map(({ title }) => title)
    expect([titles[0], titles.includes('Young')]).toEqual(['Last', false])
  })
})

describe('addresses', () => {
  it.each([
    ['/products', addressProblems.reserved],
    ['https://elsewhere.example', addressProblems.form],
    ['/', addressProblems.taken],
    ['/privacy-policy', addressProblems.taken],
  ])('refuse %s in drafts too', async (pathname, message) => {
    const id = await make(luna, 'empty')
    const before = (await entry(luna, id)).pathname
    const { status, json } = await patch(id, { pathname })
    expect([status, json.code, json.message]).toEqual([400, 'VALIDATION_FAILED', message])
    expect(json.errors).toEqual([{ field: 'pathname', message }])
    expect((await entry(luna, id)).pathname).toBe(before)
  })

  it('that a page only drafts, or leaves with its next publishing, are taken', async () => {
    const [a, b] = [await make(luna, 'empty'), await make(luna, 'empty')]
    await patch(a, { pathname: '/was', _status: 'published' }, '')
    expect((await patch(a, { pathname: '/will-be', _status: 'draft' })).status).toBe(200)
    for (const pathname of ['/was', '/will-be']) {
      expect((await patch(b, { pathname })).json.message).toBe(addressProblems.taken)
      const made = await rest<Failure>('POST', '/api/pages?draft=true&depth=0', {
        ...token(luna),
        body: { profile: luna.profile.id, title: 'New', pathname },
      })
      expect([made.status, made.json.message]).toEqual([400, addressProblems.taken])
    }
  })

  it('go to one of several who want them at once', async () => {
    const ids = [await make(luna, 'empty'), await make(luna, 'empty'), await make(luna, 'empty')]
    const answers = await Promise.all(ids.map((id) => patch(id, { pathname: '/wanted' })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400])
  })

  it('of another site are free', async () => {
    const id = await make(kito, 'empty')
    expect((await patch(id, { pathname: '/wanted' }, 'draft=true', kito)).status).toBe(200)
  })
})

describe('settings', () => {
  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['seo.title', { seo: { title: 'x'.repeat(121) } }],
    ['seo.description', { seo: { description: 'x'.repeat(301) } }],
  ])('refuse a bad %s in drafts too', async (field, body) => {
    const { status, json } = await patch(await make(luna, 'empty'), body)
    expect([status, json.errors[0]?.field]).toEqual([400, field])
  })

  it('leave the layout alone that is saved at the same time', async () => {
    const id = await make(luna, 'empty')
    const page = await payload.findByID({ collection: slugs.pages, id, draft: true })
    const layout = page.layout as unknown as PageDocument
    for (let round = 0; round < 5; round += 1) {
      const words = { type: 'button', props: { label: `Round ${round}` }, children: [], v: 1 }
      const children = layout.nodes[rootId]?.children ?? []
      const root = { type: 'root', props: {}, v: 1, children: children.toSpliced(1, 0, 'a') }
      const next = { version: 1, nodes: { ...layout.nodes, [rootId]: root, a: words } }
      await Promise.all([
        patch(id, { layout: next, rev: round }, 'draft=true&autosave=true'),
        patch(id, { title: `Title ${round}` }),
      ])
      const stored = await payload.findByID({ collection: slugs.pages, id, draft: true })
      expect(stored.title).toBe(`Title ${round}`)
      expect(stored.rev).toBe(round + 1)
      expect(JSON.stringify(stored.layout)).toContain(`Round ${round}`)
    }
  })
})

it('lists a page as live again once undo led its draft back to what visitors see', async () => {
  const id = await make(luna, 'contact')
  await patch(id, { _status: 'published' }, '')
  const { title } = await entry(luna, id)
  const stored = await payload.findByID({ collection: slugs.pages, id, depth: 0 })
  const layout = stored.layout as unknown as PageDocument
  const [, inner = ''] = layout.nodes[rootId]?.children ?? []
  const save = async (change: object) => {
    const { rev } = await payload.findByID({ collection: slugs.pages, id, draft: true })
    expect((await patch(id, { ...change, rev })).status).toBe(200)
    return (await entry(luna, id)).state
  }
  expect(await save({ title: 'Other' })).toBe('changed')
  expect(await save({ title })).toBe('live')
  const nodes = { ...layout.nodes, [inner]: { ...layout.nodes[inner], name: 'Mine' } }
  expect(await save({ layout: { ...layout, nodes } })).toBe('changed')
  expect(await save({ layout })).toBe('live')
})

describe('the order', () => {
  const order = (ids: readonly (string | undefined)[], by = luna) =>
    rest('POST', path(luna, 'page-order'), { ...token(by), body: { ids } })

  it('holds at once, for live pages and drafts, and leaves their changes unpublished', async () => {
    const tenant = await createTenant(payload, 'Ordered')
    const made = [
      await make(tenant, 'empty'),
      await make(tenant, 'about'),
      await make(tenant, 'tour'),
    ]
    await patch(made[0] ?? '', { _status: 'published' }, '', tenant)
    await patch(made[0] ?? '', { title: 'Changed' }, 'draft=true', tenant)
    const cleared: string[] = []
    const stop = onRevalidateTags((tags) => cleared.push(...tags))
    const { status } = await rest('POST', path(tenant, 'page-order'), {
      ...token(tenant),
      body: { ids: made.toReversed() },
    })
    stop()
    expect(status).toBe(204)
    expect(cleared).toContain(`pages:${tenant.profile.id}`)
    const pages = await listOf(tenant)
    expect(pages[0]?.pathname).toBe('/')
    expect(pages.map(({ id }) => id).filter((id) => made.includes(id))).toEqual(made.toReversed())
    expect(pages.find(({ id }) => id === made[0])).toMatchObject({
      state: 'changed',
      title: 'Changed',
    })
    await patch(made[0] ?? '', { _status: 'published' }, '', tenant)
    expect((await listOf(tenant)).map(({ id }) => id)).toEqual(pages.map(({ id }) => id))
  })

  it("is refused as a whole with somebody else's page in it", async () => {
    const before = (await listOf(luna)).map(({ id }) => id)
    const [foreign] = await listOf(kito)
    expect((await order([...before.toReversed(), foreign?.id])).status).toBe(404)
    expect((await order(before, kito)).status).toBe(404)
    expect((await order(['x'])).status).toBe(400)
    expect((await listOf(luna)).map(({ id }) => id)).toEqual(before)
  })
})

it('answers ready-made sections in the words of the site', async () => {
  const { status, text } = await rest('GET', path(luna, 'ready-made-sections'), token(luna))
  expect(status).toBe(200)
  expect(text).toContain('Tidewater')
  const others = await rest('GET', path(kito, 'ready-made-sections'), token(kito))
  expect(others.text).not.toContain('Tidewater')
  expect(others.text).toContain('Kito')
})
