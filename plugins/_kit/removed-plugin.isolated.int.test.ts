import { afterAll, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { setBlockRegistry } from '@/src/core/page-document/registry'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { slugs } from '@/src/core/slugs'
import { createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

const luna = await createTenant(payload, 'Luna')
const node = (type: string, props: PageNode['props'] = {}, children: string[] = []): PageNode => ({
  ...{ type, props, children },
  v: 1,
})
const countdown = node('encore/countdown', { title: 'Until the premiere' })
const pageWith = (nodes: Record<string, PageNode>): PageDocument => ({
  version: 1,
  nodes: {
    root: node('root', {}, ['page-header', ...Object.keys(nodes), 'footer']),
    'page-header': node('page-header'),
    ...nodes,
    footer: node('footer'),
  },
})
const button = (label: string) => node('button', { label })

const { id } = await payload.create({
  collection: slugs.pages,
  data: {
    ...{ profile: luna.profile.id, title: 'Soon', pathname: '/soon', rev: 0 },
    ...{ layout: pageWith({ countdown, button: button('Hear it') }), _status: 'published' },
  },
})
type Answer = { doc: { rev: number; layout: PageDocument }; errors?: { message: string }[] }
let rev = 0
const save = async (layout: PageDocument) => {
  const { status, json } = await rest<Answer>('PATCH', `/api/pages/${id}?depth=0`, {
    token: luna.owner.token,
    body: { layout, rev, _status: 'published' },
  })
  rev = json.doc?.rev ?? rev
  return { status, nodes: json.doc?.layout.nodes, text: JSON.stringify(json) }
}

// As it is after the next start without the plugin.
setBlockRegistry(new Map([...blockSchemas].filter(([type]) => type !== 'encore/countdown')))
afterAll(() => setBlockRegistry(blockSchemas))

it('keeps the block as it was while the rest of the page is changed', async () => {
  const { status, nodes } = await save(pageWith({ button: button('Order it'), countdown }))
  expect(status).toBe(200)
  expect(nodes).toMatchObject({ countdown, button: { props: { label: 'Order it' } } })
})

it('takes neither another one nor a change of it', async () => {
  const changed = node('encore/countdown', { title: 'Mine' })
  const refused: Record<string, PageNode>[] = [
    { countdown: changed },
    { countdown, another: countdown },
  ]
  for (const nodes of refused) {
    const { status, text } = await save(pageWith(nodes))
    expect([status, text]).toEqual([400, expect.stringContaining('encore/countdown')])
  }
})

it('lets the artist delete it', async () => {
  const { status, nodes } = await save(pageWith({ button: button('Order it') }))
  expect([status, nodes?.countdown]).toEqual([200, undefined])
})

it('takes it back as undo or a version brings it, and not as another', async () => {
  const { status, nodes } = await save(pageWith({ button: button('Order it'), countdown }))
  expect([status, nodes?.countdown]).toEqual([200, countdown])
  await save(pageWith({ button: button('Order it') }))
  const changed = node('encore/countdown', { title: 'Mine' })
  expect((await save(pageWith({ countdown: changed }))).status).toBe(400)
})

it('leaves it out of a section that is kept for other pages', async () => {
  const root = node('container', {}, ['countdown', 'button'])
  const subtree = { rootId: 'root', nodes: { root, countdown, button: button('Order it') } }
  type Kept = { doc: { subtree: { nodes: Record<string, PageNode> } } }
  const { status, json } = await rest<Kept>('POST', '/api/saved-sections?depth=0', {
    token: luna.owner.token,
    body: { name: 'Soon', subtree, profile: luna.profile.id },
  })
  expect(status).toBe(201)
  const types = Object.values(json.doc.subtree.nodes).map(({ type }) => type)
  expect(types).toEqual(['container', 'button'])
})
