// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds, setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

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
  room.isFull = false
  expect(await part.resolve(new Map([['0', 'mine']]))).toBe('taken')
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
