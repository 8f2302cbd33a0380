// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSongDrafts, draftKey, unsavedKind } from '@/plugins/catalog/songs/admin/song-drafts'
import { createSongServer } from '@/plugins/catalog/songs/testing/song-server'

const closing: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sessionStorage.clear()
})
afterEach(() => {
  for (const close of closing.splice(0)) {
    close()
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = () => vi.advanceTimersByTimeAsync(10_000)

function openServer() {
  const server = createSongServer()
  vi.stubGlobal('fetch', server.fetch)
  const { song } = server
  const key = draftKey(song.id, 'title')
  /** A screen with this song; nothing of it but the storage is there after a reload. */
  const open = () => {
    const drafts = createSongDrafts('/songs')
    const stored = vi.fn()
    closing.push(drafts.listen({ onStored: stored, songOf: () => server.song }))
    const said = () => unsavedKind(drafts.store.getState())
    return { ...drafts, stored, said, now: () => drafts.store.getState() }
  }
  return { server, song, key, open }
}

it('saves what is typed after a pause, once, and says so until then', async () => {
  const { server, song, key, open } = openServer()
  const drafts = open()
  for (const title of ['S', 'Sea', 'Sea ', 'Sea salt']) {
    drafts.write(song, 'title', title)
  }
  expect(drafts.said()).toBe('saving')
  await pass()
  expect(server.sent).toEqual([{ title: 'Sea salt', seen: { title: 'Salt' } }])
  expect([drafts.said(), sessionStorage.length]).toEqual([null, 0])
  drafts.leave(key)
  expect(drafts.now().drafts).toEqual({})
})

it('has what was typed after a reload, though its field was never left', async () => {
  const { server, song, open } = openServer()
  open().write(song, 'title', 'Sea salt')
  expect(server.sent).toEqual([])
  const again = open()
  await vi.advanceTimersByTimeAsync(0)
  expect([server.song.title, again.said()]).toEqual(['Sea salt', null])
})

it('keeps what found no connection, and sends it as soon as there is one', async () => {
  const { server, song, key, open } = openServer()
  server.isAway = true
  const drafts = open()
  drafts.write(song, 'title', 'Sea salt')
  drafts.leave(key)
  await vi.advanceTimersByTimeAsync(0)
  expect(drafts.said()).toBe('offline')
  expect(await drafts.flush()).toBe('No connection, kept in this tab (songs)')
  server.isAway = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([server.song.title, drafts.said(), sessionStorage.length]).toEqual(['Sea salt', null, 0])
})

it('tries again by itself, and after a reload', async () => {
  const { server, song, open } = openServer()
  server.isAway = true
  const drafts = open()
  drafts.write(song, 'title', 'Sea')
  await vi.advanceTimersByTimeAsync(1000)
  drafts.write(song, 'lyrics', 'Salt on the road')
  const again = open()
  await vi.advanceTimersByTimeAsync(0)
  server.isAway = false
  await pass()
  expect([server.song.title, server.song.lyrics]).toEqual(['Sea', 'Salt on the road'])
  expect(again.said()).toBeNull()
})

it.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('writes over nothing that another window wrote; %s is chosen', async (which, title) => {
  const { server, song, key, open } = openServer()
  const drafts = open()
  server.song = { ...server.song, title: 'Theirs' }
  drafts.write(song, 'title', 'Mine')
  await pass()
  expect([server.song.title, drafts.now().theirs[key]]).toEqual(['Theirs', 'Theirs'])
  expect(drafts.said()).toBe('conflict')
  drafts.choose(key, which)
  await pass()
  expect([server.song.title, drafts.said(), drafts.now().drafts]).toEqual([title, null, {}])
})

it('holds what is no title, says so at its field, and takes it back', async () => {
  const { server, song, key, open } = openServer()
  const drafts = open()
  drafts.write(song, 'title', 'a'.repeat(201))
  await pass()
  expect(drafts.now().problems).toEqual({})
  drafts.leave(key)
  await pass()
  expect(drafts.now().problems[key]).toContain('this one has 201')
  expect([server.sent, drafts.said()]).toEqual([[], 'held'])
  expect(drafts.revert(key)).toBe(true)
  expect([drafts.said(), sessionStorage.length]).toEqual([null, 0])
})
