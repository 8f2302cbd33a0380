// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ReleaseApi } from '@/plugins/catalog/release/release-store'
import { createReleaseStore } from '@/plugins/catalog/release/release-store'
import { releaseOf } from '@/plugins/catalog/release/testing/release-form'
import type { Reply } from '@/src/admin/writing/ask-reply'
import type { ReleaseAnswer } from '@/src/core/contracts/products/release-answers'
import type { Edition, ReleaseForm } from '@/src/core/contracts/products/releases'

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A server with one release, which can be away. */
function openServer(form: Partial<ReleaseForm> = {}) {
  let stored = releaseOf(form)
  const server = {
    isAway: false,
    losesAnswer: false,
    saved: [] as ReleaseForm[],
    stored: () => stored,
    /** As another window would. */
    put: (change: Partial<ReleaseForm>) => {
      stored = { ...stored, form: { ...stored.form, ...change }, rev: `${stored.rev}+` }
    },
  }
  const save: ReleaseApi['save'] = async (rev, sent): Promise<Reply<ReleaseAnswer>> => {
    if (server.isAway) {
      return { kind: 'offline' }
    }
    if (rev !== stored.rev) {
      return { kind: 'refused', status: 409, error: { code: 'STALE_REVISION' } }
    }
    server.saved.push(sent)
    const editions = sent.editions.map((edition) => {
      const id = edition.id ?? `id of ${edition.key}`
      return {
        ...edition,
        id,
        key: id,
        stockSeen: edition.stock,
        availabilitySeen: edition.availability,
      }
    })
    stored = { ...stored, form: { ...sent, editions }, rev: `${stored.rev}+` }
    if (server.losesAnswer) {
      server.losesAnswer = false
      return { kind: 'offline' }
    }
    return { kind: 'done', answer: stored }
  }
  const api = { save, read: async () => ({ kind: 'done', answer: stored }) } as ReleaseApi
  const open = () => {
    const release = createReleaseStore({ api, release: stored })
    return { ...release, now: () => release.store.getState() }
  }
  return { server, open }
}

const pass = () => vi.advanceTimersByTimeAsync(10_000)

const vinyl: Edition = {
  key: 'lp',
  id: null,
  title: 'Vinyl',
  minor: 2500,
  stock: 10,
  stockSeen: null,
  sku: '',
  delivery: 'shipping',
  availability: 'active',
  availabilitySeen: null,
}

it('saves what was written after a pause, once, and takes it back and again', async () => {
  const { server, open } = openServer()
  const release = open()
  for (const title of ['S', 'Sa', 'Salt']) {
    release.change({ title }, 'title')
  }
  await pass()
  expect(server.saved.map(({ title }) => title)).toEqual(['Salt'])
  release.undo()
  await pass()
  expect([server.stored().form.title, release.now().canUndo]).toEqual(['', false])
  release.redo()
  await pass()
  expect(server.stored().form.title).toBe('Salt')
  expect(release.now().save.kind).toBe('saved')
})

it('stores an edition once, however often it is saved, and as a new one after it was taken away', async () => {
  const { server, open } = openServer()
  const release = open()
  release.change({ editions: [vinyl] }, 'add')
  await pass()
  release.change({ editions: [{ ...vinyl, minor: 3000 }] }, 'price')
  await pass()
  expect(server.saved.at(-1)?.editions).toMatchObject([
    { id: 'id of lp', minor: 3000, stockSeen: 10 },
  ])
  release.undo()
  release.undo()
  await pass()
  release.redo()
  await pass()
  expect(server.saved.at(-1)?.editions).toMatchObject([{ id: null, stockSeen: null }])
})

it('keeps a field back that is not right, says so at it, and saves the rest', async () => {
  const { server, open } = openServer()
  const release = open()
  release.change({ download: { kind: 'fixed', minor: -1, suggestedMinor: null } }, 'price')
  release.change({ title: 'Salt' }, 'title')
  await pass()
  expect(server.stored().form).toMatchObject({ title: 'Salt', download: { minor: 700 } })
  expect(release.now()).toMatchObject({
    problems: { 'download.minor': 'Write an amount like 12.50' },
    save: { kind: 'held' },
  })
})

it('keeps the former stock while what is typed is none', async () => {
  const { server, open } = openServer({ editions: [vinyl] })
  const release = open()
  release.change({ editions: [{ ...vinyl, stock: -1 }] }, 'stock')
  await pass()
  expect(server.stored().form.editions).toMatchObject([{ stock: 10 }])
  expect(release.now().form.editions).toMatchObject([{ stock: -1 }])
  expect(release.now()).toMatchObject({
    problems: { 'editions.0.stock': 'A whole number, or nothing' },
    save: { kind: 'held' },
  })
})

it('brings what two windows wrote together, and asks where both wrote the same field', async () => {
  const { server, open } = openServer({ credits: 'Luna' })
  const release = open()
  server.put({ credits: 'Ana' })
  release.change({ title: 'Salt' }, 'title')
  await pass()
  expect(server.stored().form).toMatchObject({ title: 'Salt', credits: 'Ana' })
  server.put({ title: 'Theirs' })
  release.change({ title: 'Mine' }, 'title')
  await pass()
  expect([release.now().save.kind, server.stored().form.title]).toEqual(['conflict', 'Theirs'])
  release.choose('mine')
  await pass()
  expect([release.now().save.kind, server.stored().form.title]).toEqual(['saved', 'Mine'])
})

it('says what another window changed until it is changed here, and takes none of it back', async () => {
  const { server, open } = openServer({ credits: 'Luna' })
  const release = open()
  release.change({ artist: 'Luna Vale' }, 'artist')
  await pass()
  server.put({ credits: 'Ana' })
  release.change({ title: 'Salt' }, 'title')
  await pass()
  const { elsewhere } = release.now()
  expect(elsewhere).toEqual(['credits'])
  release.change({ title: 'Salt!' }, 'title')
  // The same array: a new one would show the notice again at each key.
  expect(release.now().elsewhere).toBe(elsewhere)
  release.undo()
  release.undo()
  release.undo()
  await pass()
  expect(server.stored().form).toMatchObject({ title: '', artist: '', credits: 'Ana' })
  release.change({ credits: 'Ana, Luna' }, 'credits')
  expect(release.now().elsewhere).toEqual([])
})

it('gives up what stands here for what the other window has, and can have it again', async () => {
  const { server, open } = openServer()
  const release = open()
  server.put({ title: 'Theirs', credits: 'Ana' })
  release.change({ title: 'Mine' }, 'title')
  await pass()
  expect(release.now().save).toMatchObject({ kind: 'conflict', fields: ['title'] })
  release.choose('theirs')
  expect([release.now().form.title, release.now().elsewhere]).toEqual([
    'Theirs',
    ['title', 'credits'],
  ])
  release.undo()
  await pass()
  expect(server.stored().form).toMatchObject({ title: 'Mine', credits: 'Ana' })
})

it('knows its own save when the answer was lost', async () => {
  const { server, open } = openServer()
  const release = open()
  server.losesAnswer = true
  release.change({ title: 'Salt', editions: [vinyl] }, 'all')
  await pass()
  expect([release.now().save.kind, server.saved.length]).toEqual(['saved', 1])
  release.change({ credits: 'Luna' }, 'credits')
  await pass()
  expect(server.saved.at(-1)?.editions).toMatchObject([{ id: 'id of lp' }])
})

it('saves what was written last when its screen is left', async () => {
  const { server, open } = openServer()
  const release = open()
  release.change({ title: 'Salt' }, 'title')
  release.stop()
  await vi.advanceTimersByTimeAsync(0)
  expect(server.stored().form.title).toBe('Salt')
})

it('keeps what was written without a connection, and has it after a reload', async () => {
  const { server, open } = openServer()
  const release = open()
  server.isAway = true
  release.change({ title: 'Salt' }, 'title')
  await pass()
  expect(release.now().save.kind).toBe('offline')
  release.stop()
  server.isAway = false
  const again = open()
  expect([again.restore(), again.now().form.title]).toEqual([true, 'Salt'])
  await pass()
  expect(server.stored().form.title).toBe('Salt')
  expect(open().restore()).toBe(false)
})
