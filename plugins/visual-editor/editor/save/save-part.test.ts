// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Copy, CopyStore } from '@/plugins/visual-editor/editor/save/copy-store'
import type { PublishResult, Stored } from '@/plugins/visual-editor/editor/save/part-contract'
import { createSavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { SaveResult } from '@/plugins/visual-editor/editor/save/save-queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function setUp({ isHeld = false, hasVersions = true } = {}) {
  let content = 'stored'
  let onChange = () => {}
  const server = {
    content: 'stored',
    rev: 4,
    answers: [] as SaveResult[],
    /** How long each call takes, in milliseconds. */
    delayMs: 0,
    /** Stores what it is sent, but nobody hears of it. */
    losesAnswers: false,
    sent: [] as { content: string; baseRev: number; keepsFormer: boolean }[],
  }
  const pause = () =>
    server.delayMs > 0 && new Promise((resolve) => setTimeout(resolve, server.delayMs))
  const kept = new Map<string, Copy<string>>()
  const room = { isFull: false }
  const copies: CopyStore<string> = {
    hold: () => () => {},
    put: async ({ content, rev, isAside }) => {
      if (room.isFull) {
        return null
      }
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
    hasVersions,
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
        await pause()
        const asked = server.answers.shift()
        const isStale = baseRev !== server.rev
        const result: SaveResult =
          asked ?? (isStale ? { kind: 'conflict' } : { kind: 'saved', rev: baseRev + 1 })
        if (result.kind === 'saved') {
          server.content = sent
          server.rev = result.rev
        }
        return server.losesAnswers ? { kind: 'unreachable' } : result
      },
      asStored: (stored) => stored.trim(),
      load: async () => ({ content: server.content.trim(), rev: server.rev }),
      publish: async (rev): Promise<PublishResult> => {
        await pause()
        return { kind: rev === server.rev ? 'published' : 'conflict' }
      },
      discard: async (rev): Promise<Stored<string> | null> => {
        await pause()
        if (rev !== server.rev) {
          return null
        }
        server.content = 'live'
        server.rev += 1
        return { content: server.content, rev: server.rev }
      },
    },
    copies,
  })
  const close = part.connect()
  return { part, server, kept, room, write, close, shown: () => content }
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

it('keeps a copy while something is unsaved, and clears it once the server has it', async () => {
  const { part, server, kept, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(0.4)
  expect([...kept.values()]).toMatchObject([{ content: 'mine', rev: 4, isAside: false }])
  await seconds(1)
  expect(part.store.getState()).toMatchObject({ save: { kind: 'offline' }, copy: 'kept' })
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

it('knows its own write again whose answer was lost', async () => {
  const { part, server, write } = setUp()
  server.losesAnswers = true
  write('mine ')
  await seconds(1.1)
  expect(server.rev).toBe(5)
  server.losesAnswers = false
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('saved')
  expect(server).toMatchObject({ content: 'mine, more', rev: 6 })
})

it('still asks when somebody else has saved since a lost answer', async () => {
  const { part, server, write } = setUp()
  server.answers = [{ kind: 'unreachable' }]
  write('mine')
  await seconds(1.1)
  Object.assign(server, { content: 'theirs', rev: 5 })
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('conflict')
  expect(server.content).toBe('theirs')
})

it('asks, too, when they saved since and went back to what ours was', async () => {
  const { part, server, write } = setUp()
  server.losesAnswers = true
  write('mine')
  await seconds(1.1)
  Object.assign(server, { losesAnswers: false, rev: 7 })
  write('mine, more')
  await seconds(4)
  expect(part.store.getState().save.kind).toBe('conflict')
})

it('takes back on the server, too, what was sent without an answer', async () => {
  const { server, write } = setUp()
  server.losesAnswers = true
  write('mine')
  await seconds(1.1)
  server.losesAnswers = false
  write('stored')
  await seconds(4)
  expect(server.content).toBe('stored')
})

it('publishes after what is being saved, and goes on after it', async () => {
  const { part, server, write } = setUp()
  server.delayMs = 500
  write('first')
  await seconds(1.1)
  write('second')
  const published = part.publish()
  await seconds(1.2)
  write('third')
  await seconds(10)
  expect(await published).toEqual({ kind: 'published' })
  expect(server.content).toBe('third')
  expect(part.store.getState()).toMatchObject({ save: { kind: 'saved' }, hasUnpublished: true })
})

it('discards after what is being saved, and keeps what is changed meanwhile', async () => {
  const { part, server, kept, write, shown } = setUp()
  server.delayMs = 500
  write('first')
  await seconds(1.1)
  write('second')
  const discarded = part.discard()
  await seconds(1.2)
  write('third')
  await seconds(10)
  expect(await discarded).toBe(true)
  expect([server.content, shown()]).toEqual(['live', 'live'])
  expect(part.store.getState()).toMatchObject({ save: { kind: 'saved' }, hasUnpublished: false })
  expect([...kept.values()]).toMatchObject([{ content: 'third', isAside: true }])
  write('fourth')
  await seconds(2)
  expect(server.content).toBe('fourth')
})

it('sends nothing while another call changes what is stored', async () => {
  const { part, server, write } = setUp()
  let finish = () => {}
  const done = part.alone(() => new Promise<void>((resolve) => (finish = resolve)))
  await seconds(0)
  write('mine')
  part.retry()
  window.dispatchEvent(new Event('online'))
  await seconds(30)
  expect(server.sent).toEqual([])
  finish()
  await done
  await seconds(1.1)
  expect(server.content).toBe('mine')
})

it('restores in the middle of a save without a conflict, and keeps what was not saved yet', async () => {
  const { part, server, kept, write } = setUp()
  server.delayMs = 500
  write('first')
  await seconds(1.1)
  write('second')
  await part.restore('former')
  await seconds(5)
  expect(part.store.getState().save.kind).toBe('saved')
  expect(server.sent.at(-1)).toEqual({ content: 'former', baseRev: 5, keepsFormer: true })
  expect([...kept.values()]).toMatchObject([{ content: 'second', isAside: true }])
})

it('keeps what a restored copy takes the place of where the server keeps no versions', async () => {
  const { part, kept, shown } = setUp({ hasVersions: false })
  await part.restore('former')
  expect(shown()).toBe('former')
  expect([...kept.values()]).toMatchObject([{ content: 'stored', isAside: true }])
})

it('keeps the former copy when the browser has no room for the next, and says so', async () => {
  const { part, server, kept, room, write } = setUp()
  server.answers = Array(9).fill({ kind: 'unreachable' })
  write('mine')
  await seconds(0.4)
  expect(part.store.getState().copy).toBe('kept')
  room.isFull = true
  server.rev = 5
  write('mine, more')
  await seconds(1.1)
  expect([...kept.values()]).toMatchObject([{ content: 'mine' }])
  expect(part.store.getState().copy).toBe('failed')
  expect(await part.keepCopy()).toBe(false)
})

it('puts nothing in the place of work that cannot be kept', async () => {
  const { part, server, room, write, shown } = setUp()
  write('mine')
  Object.assign(server, { content: 'theirs', rev: 9 })
  await seconds(1.1)
  room.isFull = true
  expect(await part.loadTheirs()).toBe('no-room')
  expect(shown()).toBe('mine')
  expect(await part.keepMine()).toBe(true)
  await seconds(1.1)
  expect(server.content).toBe('mine')
})

it('copies while changes keep coming', async () => {
  const { server, kept, write } = setUp()
  server.answers = Array(9).fill({ kind: 'unreachable' })
  for (let index = 0; index < 6; index += 1) {
    write(`change ${index}`)
    await seconds(0.2)
  }
  expect(kept.size).toBe(1)
})

it('saves and copies at once when the window goes out of sight, and when the editor closes', async () => {
  const { part, server, kept, write, close } = setUp()
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  write('mine')
  document.dispatchEvent(new Event('visibilitychange'))
  await seconds(0)
  hidden.mockRestore()
  expect(server.content).toBe('mine')

  server.answers = Array(9).fill({ kind: 'unreachable' })
  write('more')
  close()
  await seconds(0)
  expect(server.sent.at(-1)?.content).toBe('more')
  expect([...kept.values()]).toMatchObject([{ content: 'more' }])
  const { length } = server.sent
  await seconds(60)
  expect(server.sent).toHaveLength(length)
  expect(part.isDirty()).toBe(true)
})

it('sends what was refused again only once it is changed, or when asked to', async () => {
  const { part, server, write } = setUp()
  server.answers = [
    { kind: 'refused', message: 'Too large' },
    { kind: 'refused', message: 'Too large' },
  ]
  write('huge')
  await seconds(60)
  expect(server.sent).toHaveLength(1)
  part.retry()
  await seconds(1.1)
  expect(server.sent).toHaveLength(2)
  expect(part.store.getState().save.kind).toBe('refused')
  write('small')
  await seconds(1.1)
  expect(part.store.getState().save.kind).toBe('saved')
})

it('says once that something waits, however long the typing goes on', async () => {
  const { part, write } = setUp()
  write('m')
  const said = vi.fn()
  part.store.subscribe(said)
  write('mi')
  write('mine')
  expect(said).not.toHaveBeenCalled()
  await seconds(2)
  expect(part.store.getState().save.kind).toBe('saved')
})
