// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp({ isHeld = false } = {}) {
  let content = 'stored'
  let onChange = () => {}
  const server = {
    content: 'stored',
    rev: 4,
    answers: [] as SaveResult[],
    sent: [] as { content: string; baseRev: number; keepsFormer: boolean }[],
  }
  const kept = new Map<string, Copy<string>>()
  const copies: CopyStore<string> = {
    hold: () => () => {},
    put: async ({ content, rev, isAside }) => {
      const key = `${rev}${isAside ? ' aside' : ''}`
      kept.set(key, { key, content, rev, isAside, at: Date.now(), session: 'this' })
      return key
    },
    remove: async (key) => {
      kept.delete(key)
    },
    list: async () => [...kept.values()],
  }
  const write = (next: string) => {
    content = next
    onChange()
  }
  const part = createSavePart<string>({
    name: 'page',
    rev: 4,
    hasUnpublished: false,
    isHeld,
    source: {
      read: () => content,
      subscribe: (listener) => {
        onChange = listener
        return () => {}
      },
      replace: write,
    },
    server: {
      saveDraft: async (sent, baseRev, keepsFormer) => {
        server.sent.push({ content: sent, baseRev, keepsFormer })
        const result = server.answers.shift() ?? { kind: 'saved', rev: baseRev + 1 }
        if (result.kind === 'saved') {
          server.content = sent
          server.rev = result.rev
        }
        return result
      },
      load: async () => ({ content: server.content, rev: server.rev }),
      publish: async (rev) => (rev === server.rev ? { kind: 'published' } : { kind: 'conflict' }),
      discard: async () => ({ content: 'live', rev: server.rev + 1 }),
    },
    copies,
  })
  part.connect()
  return { part, server, kept, write, shown: () => content }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

it('keeps a copy while something is unsaved, and clears it once the server has it', async () => {
  const { part, server, kept, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(0.4)
  expect([...kept.values()]).toMatchObject([{ content: 'mine', rev: 4, isAside: false }])
  await seconds(1)
  expect(part.store.getState()).toMatchObject({ save: { kind: 'offline' }, isCopied: true })
  await seconds(3)
  expect(server.content).toBe('mine')
  expect(kept.size).toBe(0)
})

it('saves at once when the connection is back', async () => {
  const { part, server, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(1.1)
  window.dispatchEvent(new Event('online'))
  await seconds(0)
  expect(part.store.getState().save.kind).toBe('saved')
})

it('keeps mine over theirs, which stays a version of its own', async () => {
  const { part, server, write } = setUp()
  server.answers = [{ kind: 'conflict' }]
  write('mine')
  await seconds(1.1)
  server.rev = 9
  await part.keepMine()
  await seconds(1.1)
  expect(server.sent.at(-1)).toEqual({ content: 'mine', baseRev: 9, keepsFormer: true })
  write('more')
  await seconds(1.1)
  expect(server.sent.at(-1)?.keepsFormer).toBe(false)
})

it('loads theirs and puts mine aside in this browser', async () => {
  const { part, server, kept, write, shown } = setUp()
  server.answers = [{ kind: 'conflict' }]
  write('mine')
  await seconds(1.1)
  server.content = 'theirs'
  server.rev = 9
  await part.loadTheirs()
  await seconds(1)
  expect(shown()).toBe('theirs')
  expect([...kept.values()]).toMatchObject([{ content: 'mine', isAside: true }])
  expect(part.isDirty()).toBe(false)
})

it('saves nothing over what could not be read, until that is wanted', async () => {
  const { part, server, write } = setUp({ isHeld: true })
  write('repaired and changed')
  await seconds(60)
  expect(server.sent).toEqual([])
  expect(part.store.getState().save.kind).toBe('held')
  await part.catchUp()
  await seconds(10)
  expect(server.sent).toEqual([])
  part.accept()
  await seconds(1.1)
  expect(server.sent).toEqual([{ content: 'repaired and changed', baseRev: 4, keepsFormer: true }])
})

it('sends nothing while somebody else has the page, then shows what they made', async () => {
  const { part, server, write, shown } = setUp()
  part.lock()
  server.content = 'theirs'
  server.rev = 6
  await part.catchUp()
  expect(shown()).toBe('theirs')
  expect(part.baseRev()).toBe(6)

  part.lock()
  write('mine')
  await seconds(5)
  expect(server.sent).toEqual([])
  await part.catchUp()
  await seconds(1.1)
  expect(server.sent).toEqual([{ content: 'mine', baseRev: 6, keepsFormer: false }])
})

it('goes back to what is live, and keeps what was there', async () => {
  const { part, kept, write, shown } = setUp()
  write('mine')
  await seconds(2)
  expect(part.store.getState().hasUnpublished).toBe(true)
  expect(await part.discard()).toBe(true)
  expect(shown()).toBe('live')
  expect(part.store.getState().hasUnpublished).toBe(false)
  expect([...kept.values()].some(({ content }) => content === 'mine')).toBe(true)
})

it('publishes nothing that somebody else has changed since', async () => {
  const { part, server } = setUp()
  server.rev = 7
  await part.publish()
  expect(part.store.getState().save.kind).toBe('conflict')
})
