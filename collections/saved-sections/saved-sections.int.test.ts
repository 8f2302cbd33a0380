import { describe, expect, it } from 'vitest'
import { limits } from '@/src/core/limits'
import type { Subtree } from '@/src/core/page-document/operations'
import type { PageNode } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Stored = {
  doc: { id: string; name: string; subtree: Subtree }
  code: string
  message: string
  errors: { field: string }[]
}

const luna = await createTenant(payload, 'Luna')
const kito = await createTenant(payload, 'Kito')

const node = (type: string, children: string[] = [], props: PageNode['props'] = {}): PageNode => ({
  type,
  props,
  children,
  v: 1,
})
const section: Subtree = {
  rootId: 'x',
  nodes: { x: node('container', ['y']), y: node('button', [], { label: 'Go', href: '/members' }) },
}

const save = (subtree: unknown, tenant = luna, profile = tenant.profile.id, name = 'Mine') =>
  rest<Stored>('POST', '/api/saved-sections?depth=0', {
    token: tenant.owner.token,
    body: { name, subtree, profile },
  })

const many = (count: number, type = 'text') =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, node(type)]))

it('keeps a part of a page under ids of its own, cleaned', async () => {
  const dirty = {
    ...section,
    nodes: {
      ...section.nodes,
      y: node('button', [], { label: 'Go', href: 'javascript:alert(1)', more: 1 }),
      lost: node('text'),
    },
  }
  const { status, json } = await save(dirty)
  expect(status).toBe(201)
  const { nodes, rootId } = json.doc.subtree
  expect(Object.keys(nodes).sort()).toEqual(['s1', 's2'])
  expect(nodes[rootId]).toMatchObject({ type: 'container', children: ['s2'] })
  expect(nodes.s2?.props).toEqual({ label: 'Go', href: 'about:blank' })
})

describe('refuses', () => {
  const deep = Object.fromEntries(
    Array.from({ length: 25 }, (_, index) => [
      `n${index}`,
      node('container', index < 24 ? [`n${index + 1}`] : []),
    ]),
  )
  it.each<[string, unknown]>([
    ['nothing', {}],
    ['a text', 'x'],
    ['no nodes', { rootId: 'x', nodes: {} }],
    ['nodes that are none', { rootId: 'x', nodes: { x: 7 } }],
    ['an unknown block', { rootId: 'x', nodes: { x: node('no-such-block') } }],
    ['a page header', { rootId: 'x', nodes: { x: node('page-header') } }],
    ['a footer inside', { rootId: 'x', nodes: { x: node('container', ['y']), y: node('footer') } }],
    ['a root', { rootId: 'x', nodes: { x: node('root') } }],
    ['a missing child', { rootId: 'x', nodes: { x: node('container', ['y']) } }],
    [
      'a circle',
      { rootId: 'x', nodes: { x: node('container', ['y']), y: node('container', ['x']) } },
    ],
    ['children of a text', { rootId: 'x', nodes: { x: node('text', ['y']), y: node('text') } }],
    ['bad props', { rootId: 'x', nodes: { x: node('button', [], { label: 7 }) } }],
    ['too deep', { rootId: 'n0', nodes: deep }],
    [
      'too many blocks',
      { rootId: 'x', nodes: { x: node('container', Object.keys(many(2001))), ...many(2001) } },
    ],
    ['a key of its own making', { rootId: '__proto__', nodes: { x: node('text') } }],
  ])('%s', async (_what, subtree) => {
    const { status, json } = await save(subtree)
    expect([status, json.code]).toEqual([400, 'VALIDATION_FAILED'])
  })

  it('more bytes than a page may have', async () => {
    const big = node('button', [], { label: 'x'.repeat(limits.pageDocument.maxBytes) })
    expect((await save({ rootId: 'x', nodes: { x: big } })).status).toBe(413)
  })

  it('an empty and an endless name', async () => {
    const { id } = luna.profile
    expect((await save(section, luna, id, '')).status).toBe(400)
    expect((await save(section, luna, id, 'x'.repeat(81))).status).toBe(400)
  })

  it('what would break it later, too', async () => {
    const { json } = await save(section)
    const path = `/api/saved-sections/${json.doc.id}?depth=0`
    const patch = (body: object) => rest<Stored>('PATCH', path, { token: luna.owner.token, body })
    expect((await patch({ subtree: { rootId: 'x', nodes: { x: node('footer') } } })).status).toBe(
      400,
    )
    expect((await patch({ name: 'Renamed' })).json.doc.name).toBe('Renamed')
  })
})

it('is for the owner of the site alone', async () => {
  const { json } = await save(section)
  const path = `/api/saved-sections/${json.doc.id}`
  for (const token of [undefined, luna.visitor.token]) {
    expect((await rest('GET', path, { token })).status).toBe(403)
  }
  for (const method of ['GET', 'PATCH', 'DELETE']) {
    const body = method === 'PATCH' ? { name: 'Taken' } : undefined
    expect((await rest(method, path, { token: kito.owner.token, body })).status).toBe(404)
  }
  expect((await save(section, kito, luna.profile.id)).status).toBe(403)
  const { json: list } = await rest<{ docs: { id: string }[] }>('GET', '/api/saved-sections', {
    token: kito.owner.token,
  })
  expect(list.docs).toEqual([])
})

it(`keeps at most ${limits.savedSection.perSite} of a site`, async () => {
  const full = await createTenant(payload, 'Full')
  const data = { profile: full.profile.id, name: 'One', subtree: section }
  for (let count = 1; count < limits.savedSection.perSite; count += 1) {
    await payload.create({ collection: slugs.savedSections, data })
  }
  const answers = await Promise.all([save(section, full), save(section, full)])
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 400])
  const refused = answers.find(({ status }) => status === 400)
  expect(refused?.json.message).toContain(String(limits.savedSection.perSite))
  expect((await save(section)).status).toBe(201)
})
