import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { blockSchemas } from '@/blocks/_generated/schemas'
import { saveAnswer } from '@/plugins/visual-editor/editor/save/calls/draft-calls'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { LockAnswer } from '@/src/core/contracts/pages/page-calls'
import type { PageChange, SettingsAnswer } from '@/src/core/contracts/pages/pages'
import { mergePages } from '@/src/core/page-document/merge/merge-pages'
import { insertSubtree, setProps } from '@/src/core/page-document/operations'
import { storedForm } from '@/src/core/page-document/reading/open'
import { repairDocument } from '@/src/core/page-document/reading/repair'
import type { PageDocument, PageNode } from '@/src/core/page-document/schema'
import { emptyPage } from '@/src/core/page-document/templates/starter'
import { slugs } from '@/src/core/slugs'
import { databaseUrl } from '@/src/testing/environment'
import { createOwner, createTenant } from '@/src/testing/factories'
import { rest } from '@/src/testing/rest'
import { payload } from '@/src/testing/test-payload'

type Stored = { layout: PageDocument; rev: number }

const tenant = await createTenant(payload, 'Two windows')
const { token } = tenant.owner
let address: string
const database = new Pool({ connectionString: databaseUrl() })
afterAll(() => database.end())

beforeEach(async () => {
  const { id } = await payload.create({
    collection: slugs.pages,
    data: {
      profile: tenant.profile.id,
      title: 'A page',
      pathname: `/p-${randomUUID()}`,
      layout: emptyPage(blockSchemas),
      rev: 0,
    },
  })
  address = `/api/pages/${id}`
})

const load = async () =>
  (await rest<Stored>('GET', `${address}?draft=true&depth=0`, { token })).json

/** A window as the editor saves, without the canvas. */
async function openWindow() {
  const stored = await load()
  let page = repairDocument(stored.layout, blockSchemas).document
  const put = (next: PageDocument) => {
    page = next
  }
  const part = createSavePart<PageDocument>({
    name: 'page',
    rev: stored.rev,
    hasUnpublished: false,
    hasVersions: true,
    source: { read: () => page, subscribe: () => () => {}, replace: put, adopt: put },
    merge: (pages, choices) => mergePages(pages, blockSchemas, choices),
    server: {
      saveDraft: async (layout, rev) => {
        const { status, json } = await rest(
          'PATCH',
          `${address}?draft=true&autosave=true&depth=0`,
          {
            token,
            body: { layout, rev, _status: 'draft' },
          },
        )
        return saveAnswer('/api', { status, body: json }, rev)
      },
      asStored: (document) => storedForm(document, blockSchemas),
      load: async () => {
        const { layout, rev } = await load()
        return { content: repairDocument(layout, blockSchemas).document, rev }
      },
      isLive: async () => null,
      publish: async () => ({ kind: 'failed', message: '' }),
      discard: async () => null,
    },
  })
  // Saves when it is told to.
  part.queue.setOpen(false)
  const change = (edit: ReturnType<typeof setProps>) => {
    if ('refused' in edit) {
      throw new Error(edit.refused)
    }
    page = edit.document
  }
  const editing = () => ({ document: page, blocks: blockSchemas })
  return {
    part,
    write: (id: string, text: string) => change(setProps(editing(), id, { doc: words(text) })),
    label: (id: string, label: string) => change(setProps(editing(), id, { label })),
    add: (id: string, type = 'button', props: PageNode['props'] = { label: id }) =>
      change(
        insertSubtree(
          editing(),
          {
            rootId: id,
            nodes: { [id]: { type, props, children: [], v: 1 } },
          },
          { parentId: 'root', index: 1 },
        ),
      ),
    page: () => page,
  }
}

/** As the editor writes it: storing it leaves some of that out. */
const words = (text: string) => {
  const line = { type: 'text', version: 1, text, format: 0, detail: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', version: 1, direction: null, extra: true }
  return { root: { type: 'root', version: 1, children: [{ ...paragraph, children: [line] }] } }
}

const labels = ({ nodes }: PageDocument) =>
  Object.fromEntries(
    Object.entries(nodes).flatMap(([id, { type, props }]) =>
      type === 'button' ? [[id, props.label]] : [],
    ),
  )

it('no change of two windows is lost, however often both save at once', async () => {
  const rounds = 4
  const windows = await Promise.all([openWindow(), openWindow()])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, window] of windows.entries()) {
      window.add(`w${index}-${round}`)
      if (round > 0) {
        window.label(`w${index}-${round - 1}`, `changed by ${index}`)
      }
    }
    const saved = await Promise.all(windows.map(({ part }) => part.flush()))
    expect(saved).toEqual([true, true])
  }
  const expected = Object.fromEntries(
    windows.flatMap((_, index) =>
      Array.from({ length: rounds }, (__, round) => [
        `w${index}-${round}`,
        round < rounds - 1 ? `changed by ${index}` : `w${index}-${round}`,
      ]),
    ),
  )
  const { layout } = await load()
  expect(labels(layout)).toEqual(expected)

  // Whichever saved first has what came later, too, once it looks.
  await Promise.all(windows.map(({ part }) => part.catchUp()))
  for (const { part, page } of windows) {
    expect(page()).toEqual(layout)
    expect(part.isDirty()).toBe(false)
  }
})

it('what both changed is asked, and nothing is written until it is chosen', async () => {
  const [one, two] = await Promise.all([openWindow(), openWindow()])
  one.add('shared')
  await one.part.flush()
  await two.part.catchUp()
  one.label('shared', 'One')
  two.label('shared', 'Two')
  two.add('more')
  expect(await one.part.flush()).toBe(true)
  expect(await two.part.flush()).toBe(false)
  expect(two.part.store.getState().conflicts).toMatchObject([{ mine: 'Two', theirs: 'One' }])
  expect(labels((await load()).layout)).toEqual({ shared: 'One' })

  const [{ key } = { key: '' }] = two.part.store.getState().conflicts
  await two.part.resolve(new Map([[key, 'theirs']]), { evenForGood: true })
  expect(await two.part.flush()).toBe(true)
  expect(labels((await load()).layout)).toEqual({ shared: 'One', more: 'more' })
})

it('words that were cleaned as they were stored are not changed by anybody', async () => {
  const [one, two] = await Promise.all([openWindow(), openWindow()])
  one.add('text', 'text', {})
  one.write('text', 'First')
  await one.part.flush()
  const { layout } = await load()
  expect(layout.nodes.text?.props).not.toEqual(one.page().nodes.text?.props)
  await two.part.catchUp()
  two.add('button')
  await two.part.flush()
  one.write('text', 'Second')
  expect(await one.part.flush()).toBe(true)
  const { nodes } = (await load()).layout
  expect(JSON.stringify(nodes.text)).toContain('Second')
  expect(Object.keys(nodes)).toContain('button')
})

describe('settings of a page', () => {
  const save = (base: PageChange, mine: PageChange, who = token) =>
    rest<SettingsAnswer & { errors: { field: string }[] }>('PATCH', `${address}/settings`, {
      token: who,
      body: { base, mine },
    })

  it('of two windows come together in the draft, and visitors see none before it is published', async () => {
    const { json } = await save({}, {})
    const { settings: first } = json
    const saved = await Promise.all([
      save(first, { title: 'Renamed' }),
      save(first, { seo: { title: 'Found' } }),
      save(first, { seo: { description: 'Words', isHidden: true } }),
    ])
    expect(saved.map(({ status, json }) => [status, json.conflicts])).toEqual(
      saved.map(() => [200, []]),
    )
    const seo = { title: 'Found', description: 'Words', image: '', isHidden: true }
    expect((await save({}, {})).json.settings).toEqual({ ...first, title: 'Renamed', seo })
    const { layout } = await load()
    expect(layout.nodes.root).toBeDefined()
  })

  it('that both changed stay as they are stored, and are named', async () => {
    const { settings: first } = (await save({}, {})).json
    await save(first, { title: 'Theirs' })
    const { json } = await save(first, { title: 'Mine', seo: { title: 'Mine' } })
    expect(json).toMatchObject({
      settings: { title: 'Theirs', seo: { title: 'Mine' } },
      conflicts: ['title'],
    })
    expect((await save({ title: 'Theirs' }, { title: 'Mine' })).json.conflicts).toEqual([])
  })

  it('are checked as ever, and are for who has the page', async () => {
    const partner = await createOwner(payload, [tenant.profile.id])
    const { status, json } = await save({}, { pathname: '/products' })
    expect([status, json.errors[0]?.field]).toEqual([400, 'pathname'])
    expect((await save({}, { title: ' ' })).status).toBe(400)
    expect((await save({}, { seo: { image: 'no id' } })).status).toBe(400)
    await rest('POST', `${address}/lock`, { token, body: {} })
    expect((await save({}, { title: 'Partner' }, partner.token)).status).toBe(409)
    expect((await save({}, {})).json.settings.title).toBe('A page')
  })
})

describe('open windows', () => {
  const ask = async (windowId: string, { token: who = token, at = address } = {}) =>
    (
      await rest<LockAnswer>('POST', `${at}/lock`, {
        token: who,
        body: { windowId, takesOver: true },
      })
    ).json.isOpenElsewhere
  const close = (windowId: string) =>
    rest('DELETE', `${address}/lock?windowId=${windowId}`, { token })
  const hearAgo = (windowId: string, seconds: number) =>
    database.query(
      'update open_windows set heard_at = now() - make_interval(secs => $2) where window_id = $1',
      [windowId, seconds],
    )
  const countOf = async (windowId: string) =>
    (await database.query('select from open_windows where window_id = $1', [windowId])).rowCount

  it('are those of one person with one page', async () => {
    const partner = await createOwner(payload, [tenant.profile.id])
    const page = await payload.create({
      collection: slugs.pages,
      data: { profile: tenant.profile.id, title: 'B', pathname: `/p-${randomUUID()}`, rev: 0 },
    })
    const [one, two] = [randomUUID(), randomUUID()]
    expect(await ask(one)).toBe(false)
    expect(await ask(randomUUID(), { token: partner.token })).toBe(false)
    expect(await ask(randomUUID(), { at: `/api/pages/${page.id}` })).toBe(false)
    expect(await ask(two)).toBe(true)
    expect(await ask(one)).toBe(true)
    await close(two)
    expect(await ask(one)).toBe(false)
  })

  it('of a page of another site are nobody’s business', async () => {
    const other = await createTenant(payload, 'Another site')
    const windowId = randomUUID()
    await ask(windowId)
    const answer = await rest('POST', `${address}/lock`, {
      token: other.owner.token,
      body: { windowId: randomUUID() },
    })
    expect(answer.status).toBe(404)
    await rest('DELETE', `${address}/lock?windowId=${windowId}`, { token: other.owner.token })
    expect(await countOf(windowId)).toBe(1)
  })

  it('that another process knows of count, until they were silent for long', async () => {
    const [crashed, open] = [randomUUID(), randomUUID()]
    await ask(crashed)
    await hearAgo(crashed, 70)
    expect(await ask(open)).toBe(true)
    await hearAgo(crashed, 91)
    expect(await ask(open)).toBe(false)
    await close(open)
    expect(await countOf(crashed)).toBe(0)
  })

  it('are written down now and then, not each time they are heard of', async () => {
    const windowId = randomUUID()
    const written = async () => {
      await ask(windowId)
      const { rows } = await database.query(
        `select w.xmin::text as window, l.xmin::text as lock from open_windows w, payload_locked_documents l
         join payload_locked_documents_rels r on r.parent_id = l.id
         where w.window_id = $1 and r.pages_id = $2`,
        [windowId, address.split('/').at(-1)],
      )
      return rows
    }
    const first = await written()
    expect(first).toHaveLength(1)
    expect(await written()).toEqual(first)
    await hearAgo(windowId, 21)
    const [{ window: before }] = await written()
    expect(before).not.toBe(first[0].window)
  })
})
