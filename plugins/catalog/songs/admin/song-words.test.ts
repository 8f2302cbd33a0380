// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createSongWords, draftKey, savingWords } from '@/plugins/catalog/songs/admin/song-words'
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
    const words = createSongWords('/songs')
    const stored = vi.fn()
    closing.push(words.listen({ onStored: stored, songOf: () => server.song }))
    const said = () => savingWords(words.store.getState())
    return { ...words, stored, said, now: () => words.store.getState() }
  }
  return { server, song, key, open }
}

it('saves what is typed after a pause, once, and says so until then', async () => {
  const { server, song, key, open } = openServer()
  const words = open()
  for (const title of ['S', 'Sea', 'Sea ', 'Sea salt']) {
    words.write(song, 'title', title)
  }
  expect(words.said()).toBe('Saving…')
  await pass()
  expect(server.sent).toEqual([{ title: 'Sea salt', seen: { title: 'Salt' } }])
  expect([words.said(), sessionStorage.length]).toEqual(['', 0])
  words.leave(key)
  expect(words.now().drafts).toEqual({})
})

it('has what was typed after a reload, though its field was never left', async () => {
  const { server, song, open } = openServer()
  open().write(song, 'title', 'Sea salt')
  expect(server.sent).toEqual([])
  const again = open()
  await vi.advanceTimersByTimeAsync(0)
  expect([server.song.title, again.said()]).toEqual(['Sea salt', ''])
})

it('keeps what found no connection, and sends it as soon as there is one', async () => {
  const { server, song, key, open } = openServer()
  server.isAway = true
  const words = open()
  words.write(song, 'title', 'Sea salt')
  words.leave(key)
  await vi.advanceTimersByTimeAsync(0)
  expect(words.said()).toBe('No connection, songs kept in this tab')
  expect(await words.flush()).toBe('No connection, songs kept in this tab')
  server.isAway = false
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect([server.song.title, words.said(), sessionStorage.length]).toEqual(['Sea salt', '', 0])
})

it('tries again by itself, and after a reload', async () => {
  const { server, song, open } = openServer()
  server.isAway = true
  const words = open()
  words.write(song, 'title', 'Sea')
  await vi.advanceTimersByTimeAsync(1000)
  words.write(song, 'lyrics', 'Salt on the road')
  const again = open()
  await vi.advanceTimersByTimeAsync(0)
  server.isAway = false
  await pass()
  expect([server.song.title, server.song.lyrics]).toEqual(['Sea', 'Salt on the road'])
  expect(again.said()).toBe('')
})

it.each([
  ['mine', 'Mine'],
  ['theirs', 'Theirs'],
] as const)('writes over nothing that another window wrote; %s is chosen', async (which, title) => {
  const { server, song, key, open } = openServer()
  const words = open()
  server.song = { ...server.song, title: 'Theirs' }
  words.write(song, 'title', 'Mine')
  await pass()
  expect([server.song.title, words.now().theirs[key]]).toEqual(['Theirs', 'Theirs'])
  expect(words.said()).toBe('Songs not saved: changed elsewhere')
  words.choose(key, which)
  await pass()
  expect([server.song.title, words.said(), words.now().drafts]).toEqual([title, '', {}])
})

it('holds what is no title, says so at its field, and takes it back', async () => {
  const { server, song, key, open } = openServer()
  const words = open()
  words.write(song, 'title', 'a'.repeat(201))
  await pass()
  expect(words.now().problems).toEqual({})
  words.leave(key)
  await pass()
  expect(words.now().problems[key]).toContain('this one has 201')
  expect([server.sent, words.said()]).toEqual([[], 'Not all saved: look at the red fields'])
  expect(words.revert(key)).toBe(true)
  expect([words.said(), sessionStorage.length]).toEqual(['', 0])
})
