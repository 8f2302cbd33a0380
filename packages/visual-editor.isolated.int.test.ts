import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  createLocalReq,
  generateImportMap,
  getPayload,
  handleEndpoints,
  type Payload,
  type SanitizedConfig,
} from 'payload'
import type { ReactElement } from 'react'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { installEditor } from '@/scripts/lib/packed-editor'
import { runIn } from '@/scripts/lib/packed-plugin'
import { createDatabase } from '@/src/testing/test-database'

const key = 'payload-app'
const Editor = () => null

describe('the package', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'bandstand-editor-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  it('declares what it imports, and the example app is written for it', async () => {
    const { app, imported } = await installEditor(dir)
    const installed = path.join(app, 'node_modules/@bandstand/visual-editor')
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(path.join(installed, 'package.json'), 'utf8'),
    )
    const declared = Object.keys({ ...dependencies, ...peerDependencies })
    const undeclared = [...imported].filter(
      (name) =>
        !/^(node:|\.\/)/.test(name) &&
        !declared.some((each) => name === each || name.startsWith(`${each}/`)),
    )
    expect(undeclared).toEqual([])
    // Node alone loads these, where the import map and the types of an app are written.
    const loaded = "Object.keys(await import('@bandstand/visual-editor')).join()"
    const names = [
      '@payloadcms',
      '@types',
      'graphql',
      'next',
      'payload',
      'react',
      'react-dom',
      'zod',
    ]
    for (const name of names) {
      symlinkSync(path.resolve('node_modules', name), path.join(app, 'node_modules', name))
    }
    expect(runIn(app, 'node', '--input-type=module', '-e', `console.log(${loaded})`)).toContain(
      'visualEditor',
    )
    runIn(app, 'node', path.resolve('node_modules/typescript-native/bin/tsc'), '-p', '.')
  })
})

describe('in another Payload app', () => {
  let config: Promise<SanitizedConfig>
  let payload: Payload
  const tokens: Record<string, string> = {}

  beforeAll(async () => {
    vi.stubEnv('DATABASE_URL', await createDatabase('template0'))
    vi.stubEnv('PAYLOAD_SECRET', 'the secret of another app, which is not ours')
    // Not by its name: it is written for the types of another app.
    const file = path.resolve('examples/payload-app/src/payload.config.ts')
    config = (await import(file)).default
    payload = await getPayload({ config, key })
    payload.logger.level = 'silent'
    for (const role of ['editor', 'reader']) {
      const data = { email: `${role}@example.com`, password: 'payload-app', role }
      await payload.create({ collection: 'users', data: data as never })
      const { token } = await payload.login({ collection: 'users', data } as never)
      tokens[role] = token ?? ''
    }
  })
  afterAll(() => payload?.destroy())

  type Doc = { id: number; layoutRev: number; layout: { nodes: Record<string, unknown> } }
  type Answer = { doc: Doc; errors: { message: string; data?: { errors: unknown } }[] }

  async function call(method: string, url: string, body?: unknown, role = 'editor') {
    const request = new Request(`http://localhost/api${url}`, {
      method,
      headers: { authorization: `JWT ${tokens[role]}`, 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    const answer = await handleEndpoints({ config, request, payloadInstanceCacheKey: key })
    return { status: answer.status, json: (await answer.json()) as Answer & Doc }
  }

  let count = 0
  async function newPage(): Promise<number> {
    count += 1
    const { json } = await call('POST', '/pages', { title: 'A page', slug: `page-${count}` })
    return json.doc.id
  }

  const node = (type: string, props = {}, children: string[] = []) => ({
    type,
    props,
    children,
    v: 1,
  })
  const page = (nodes: Record<string, unknown>, ids = Object.keys(nodes)) => ({
    version: 1,
    nodes: { root: node('root', {}, ids), ...nodes },
  })
  const save = (id: number, body: object, role?: string) =>
    call('PATCH', `/pages/${id}?draft=true&autosave=true`, { ...body, _status: 'draft' }, role)

  it('stores what its blocks make of a page, and refuses the rest, drafts too', async () => {
    const id = await newPage()
    const layout = page(
      {
        a: node('section', {}, ['b']),
        b: node('button', { href: 'javascript:alert(1)', unknown: 1 }),
        c: node('shop/callout', { tone: 'loud' }),
      },
      ['a', 'c'],
    )
    const { status, json } = await save(id, { layout })
    expect(status).toBe(200)
    expect(json.doc.layout.nodes).toMatchObject({ b: { props: { href: 'about:blank' } } })
    expect(JSON.stringify(json.doc.layout)).not.toContain('unknown')

    const refused = async (wrong: object) => {
      const answer = await save(id, { layout: wrong })
      return [answer.status, JSON.stringify(answer.json.errors[0]?.data?.errors)]
    }
    expect(await refused(page({ x: node('marquee') }))).toEqual([
      400,
      expect.stringContaining('There is no block \\"marquee\\".'),
    ])
    expect(await refused(page({ x: node('section', {}, ['x']) }))).toEqual([
      400,
      expect.stringContaining('contains itself'),
    ])
    expect(await refused(page({ x: node('shop/callout', { tone: 'shrill' }) }))).toEqual([
      400,
      expect.stringContaining('"path":"layout.x.tone"'),
    ])
    expect(await refused(page({ x: node('text', { text: 'a'.repeat(4_000_000) }) }))).toEqual([
      400,
      expect.stringContaining('larger than'),
    ])
  })

  it('lets nobody write who may not update the document', async () => {
    const id = await newPage()
    const layout = page({ a: node('heading') })
    expect((await save(id, { layout }, 'reader')).status).toBe(403)
    expect((await save(id, { layout })).status).toBe(200)
    const read = await call('GET', `/pages/${id}?draft=true`, undefined, 'reader')
    expect(Object.keys(read.json.layout.nodes).sort()).toEqual(['a', 'root'])
  })

  it('has the import map that Payload writes of its configuration', async () => {
    vi.stubEnv('ROOT_DIR', path.resolve('examples/payload-app'))
    const file = 'examples/payload-app/src/app/(payload)/admin/importMap.js'
    const before = readFileSync(file, 'utf8')
    await generateImportMap(await config, { log: false })
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(before).toContain('import { PageEditor as PageEditor_')
  })

  it('opens the editor for who may update the document, and for nobody else', async () => {
    const { BuilderView } = await import('@/packages/visual-editor/src/view/builder-view')
    const id = await newPage()
    await save(id, { layout: page({ a: node('heading') }) })
    payload.importMap = { '/page-editor#PageEditor': Editor }
    const open = async (role: string) => {
      const found = await payload.find({
        collection: 'users',
        where: { email: { equals: `${role}@example.com` } },
      })
      const user = { ...found.docs[0], collection: 'users' }
      const req = await createLocalReq({ user } as never, payload)
      const { config: collectionConfig } = payload.collections.pages
      return BuilderView({ doc: { id }, initPageResult: { collectionConfig, req } } as never)
    }
    await expect(open('reader')).rejects.toThrow('NEXT_HTTP_ERROR_FALLBACK;404')
    const view = (await open('editor')) as ReactElement<{ page: Record<string, unknown> }>
    expect(view.type).toBe(Editor)
    expect(view.props.page).toMatchObject({
      id,
      title: 'A page',
      slug: 'pages',
      field: 'layout',
      rev: 1,
      hasDrafts: true,
      savesItself: true,
      hasUnpublished: true,
      previewUrl: expect.stringMatching(/^\/page-\d+\?draft$/),
      problems: [],
    })
  })

  it('overwrites and publishes nothing unseen', async () => {
    const id = await newPage()
    const first = await save(id, { layout: page({ a: node('heading') }), layoutRev: 0 })
    expect(first.json.doc.layoutRev).toBe(1)
    const second = await save(id, { layout: page({ b: node('text') }), layoutRev: 0 })
    expect([second.status, second.json.errors[0]?.message]).toEqual([
      409,
      'Somebody has saved this page since you opened it.',
    ])
    const publish = (layoutRev: number) =>
      call('PATCH', `/pages/${id}`, { layoutRev, _status: 'published' })
    expect((await publish(0)).status).toBe(409)
    expect((await publish(1)).status).toBe(200)
    // What says nothing of the page is no change of it.
    const renamed = await save(id, { title: 'Another name', layoutRev: 0 })
    expect([renamed.status, renamed.json.doc.layoutRev]).toEqual([200, 1])
  })

  it('overwrites nothing unseen by the Local API', async () => {
    const id = await newPage()
    await save(id, { layout: page({ a: node('heading') }), layoutRev: 0 })
    const write = (layoutRev: number | undefined, nodes: Record<string, unknown>) =>
      payload.update({
        ...({ collection: 'pages', id, draft: true } as const),
        data: { layout: page(nodes), ...(layoutRev !== undefined && { layoutRev }) } as never,
      })
    await expect(write(0, { b: node('text') })).rejects.toMatchObject({ status: 409 })
    expect(await write(1, { b: node('text') })).toMatchObject({ layoutRev: 2 })
    // A program that names none writes over what there is.
    expect(await write(undefined, { c: node('text') })).toMatchObject({ layoutRev: 3 })
  })

  it('overwrites nothing unseen by GraphQL', async () => {
    const { GRAPHQL_POST } = await import('@payloadcms/next/routes')
    const post = GRAPHQL_POST(config)
    // The call takes Payload without a key.
    const served = await getPayload({ config })
    served.logger.level = 'silent'
    onTestFinished(() => served.destroy())
    const id = await newPage()
    await save(id, { layout: page({ a: node('heading') }), layoutRev: 0 })
    const query = `mutation ($data: mutationPageUpdateInput!) {
      updatePage(id: ${id}, draft: true, data: $data) { layoutRev } }`
    const write = async (layoutRev: number, nodes: Record<string, unknown>, role = 'editor') => {
      const answer = await post(
        new Request('http://localhost/api/graphql', {
          method: 'POST',
          headers: { authorization: `JWT ${tokens[role]}`, 'content-type': 'application/json' },
          body: JSON.stringify({ query, variables: { data: { layout: page(nodes), layoutRev } } }),
        }),
      )
      const { data, errors } = (await answer.json()) as {
        data?: { updatePage: { layoutRev: number } | null }
        errors?: { extensions: { statusCode: number } }[]
      }
      return [data?.updatePage?.layoutRev, errors?.[0]?.extensions.statusCode]
    }
    expect(await write(0, { b: node('text') })).toEqual([undefined, 409])
    expect(await write(1, { b: node('text') }, 'reader')).toEqual([undefined, 403])
    expect(await write(1, { b: node('text') })).toEqual([2, undefined])
    const { json } = await call('GET', `/pages/${id}?draft=true`)
    expect(json).toMatchObject({ layoutRev: 2, layout: page({ b: node('text') }) })
  })

  it('restores a version whose block is gone, and counts that as a save', async () => {
    const id = await newPage()
    await save(id, { layout: page({ a: node('heading') }) })
    const { docs } = await payload.findVersions({
      ...({ collection: 'pages', where: { parent: { equals: id } } } as const),
    })
    const [former] = docs
    const gone = page({ a: node('heading'), g: node('shop/gone', { words: 'Hi' }) })
    await payload.db.updateVersion({
      ...{ collection: 'pages', id: former?.id ?? '', req: {} },
      versionData: { ...former, version: { ...former?.version, layout: gone } } as never,
    })
    await call('PATCH', `/pages/${id}?draft=true`, { layout: page({ b: node('text') }) })
    const restored = await call('POST', `/pages/versions/${former?.id}?draft=true`)
    expect(restored.status).toBe(200)
    const { json } = await call('GET', `/pages/${id}?draft=true`)
    expect(json).toMatchObject({ layoutRev: 3, layout: gone })
    // The rest of the page can be changed beside it, but nobody adds another.
    const { g } = gone.nodes as Record<string, unknown>
    expect((await save(id, { layout: page({ g, t: node('text') }) })).status).toBe(200)
    expect((await save(id, { layout: page({ g, h: node('shop/gone') }) })).status).toBe(400)
  })

  it.each([
    [{ collections: { posts: {} } }, 'there is no collection "posts". There are: users, pages'],
    [{ collections: { pages: { field: 'title' } } }, '"pages" has a field "title" already'],
  ])('says which option is wrong: %j', async (options, message) => {
    const { visualEditor } = await import('@/packages/visual-editor/src/index')
    const fields = [{ name: 'title', type: 'text' as const }]
    const collections = ['users', 'pages'].map((slug) => ({ slug, fields }))
    expect(() => visualEditor(options)({ collections } as never)).toThrow(message)
  })
})
