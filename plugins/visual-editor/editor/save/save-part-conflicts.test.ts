// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seconds, setUp } from '@/plugins/visual-editor/editor/save/testing/save-desk'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
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

it('puts theirs aside in this browser where the server keeps no versions', async () => {
  const { part, server, kept, write, shown } = setUp({ hasVersions: false })
  write('mine')
  Object.assign(server, { content: 'theirs', rev: 9 })
  await seconds(1.1)
  expect(part.store.getState().save.kind).toBe('conflict')
  expect(await part.keepMine()).toBe('taken')
  await seconds(2)
  expect([server.content, shown()]).toEqual(['mine', 'mine'])
  expect([...kept.values()]).toMatchObject([{ content: 'theirs', rev: 9, isAside: true }])
})

it('gives theirs up only when asked to where the browser has no room for it', async () => {
  const { part, server, room, write } = setUp({ hasVersions: false })
  write('mine')
  Object.assign(server, { content: 'theirs', rev: 9 })
  await seconds(1.1)
  room.isFull = true
  expect(await part.keepMine()).toBe('no-room')
  await seconds(2)
  expect(server.content).toBe('theirs')
  expect(await part.keepMine({ evenForGood: true })).toBe('taken')
  await seconds(2)
  expect(server.content).toBe('mine')
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
