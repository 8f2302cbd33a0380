// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  createSongDrafts,
  draftKey,
  type SongDrafts,
} from '@/plugins/catalog/songs/admin/song-drafts'
import { useSongs } from '@/plugins/catalog/songs/admin/use-songs'
import { createSongServer, otherSong } from '@/plugins/catalog/songs/testing/song-server'
import { createWritingStore } from '@/src/admin/writing/writing-store'
import type { Song } from '@/src/core/contracts/music/song-answers'
import { limits } from '@/src/core/limits'
import { errorsMessages } from '@/src/core/messages/errors'

type Form = { title: string }

let server = createSongServer()
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  server = createSongServer()
  server.others = [otherSong]
  vi.stubGlobal('fetch', server.fetch)
})
afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The songs of a release beside its form, which has the way back and forth. */
async function openScreen() {
  const { result } = renderHook(() => {
    const [screen] = useState(() => {
      const given = { id: 'r1', rev: '1', form: { title: 'Album' } }
      const done = (form: Form) => ({ kind: 'done' as const, answer: { ...given, form } })
      return createWritingStore<Form, typeof given, never>({
        api: { read: async () => done(given.form), save: async (_rev, form) => done(form) },
        given,
        copyName: 'test-release',
        schema: { fields: ['title'], problemsIn: () => ({}) },
        isChecked: false,
      })
    })
    const [drafts] = useState(() => createSongDrafts('/songs', screen))
    return { screen, drafts, songs: useSongs('/songs', { drafts, steps: screen, onChanged: noop }) }
  })
  await vi.waitFor(() => expect(result.current.songs.songs).toHaveLength(2))
  return {
    song: (index: number) => result.current.songs.songs?.[index] as Song,
    toast: () => result.current.songs.undoable,
    /** Writes it and leaves the field. */
    rename: (title: string) =>
      act(async () => {
        const { drafts, songs } = result.current
        const [song] = songs.all() as [Song]
        drafts.write(song, 'title', title)
        drafts.leave(draftKey(song.id, 'title'))
      }),
    titles: () => result.current.songs.songs?.map(({ title }) => title),
    ways: () => {
      const { canUndo, canRedo } = result.current.screen.store.getState()
      return [canUndo, canRedo]
    },
    run: (work: (now: typeof result.current) => unknown) =>
      act(async () => {
        await work(result.current)
      }),
    undo: () => act(async () => result.current.screen.undo()),
    redo: () => act(async () => result.current.screen.redo()),
  }
}

const noop = () => {}

it('sorts a song that was sent, and is not in the list yet', async () => {
  const { run } = await openScreen()
  const sent = { ...server.song, id: '5b1c1a1e-0000-4000-8000-000000000004', title: 'Sand' }
  server.others = [...server.others, sent]
  await run(async ({ songs }) => {
    const ids = songs.all().map(({ id }) => id)
    songs.noteSent(sent)
    await songs.sort([sent.id, ...ids], false)
  })
  expect(server.order[0]).toBe(sent.id)
})

it('asks for the list once for hundreds that are sent and listened to', async () => {
  const { run, titles, song } = await openScreen()
  const asked = vi.fn(server.fetch)
  vi.stubGlobal('fetch', asked)
  const sent = Array.from({ length: 200 }, (_, at) => ({
    ...song(0),
    id: `5b1c1a1e-0000-4000-8000-${String(at + 100).padStart(12, '0')}`,
    file: { ...(song(0).file as NonNullable<Song['file']>), state: 'checking' as const },
  }))
  server.others = [...server.others, ...sent]
  for (const each of sent) {
    await run(({ songs }) => songs.noteSent(each))
  }
  expect(titles()).toHaveLength(202)
  expect(asked).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(2000))
  expect(asked).toHaveBeenCalledTimes(1)
})

it('takes another order of the songs back, and makes it again', async () => {
  const { run, titles, undo, redo, song } = await openScreen()
  const [first, second] = [song(0).id, song(1).id]
  await run(({ songs }) => songs.sort([second, first]))
  expect(titles()).toEqual(['Stone', 'Salt'])
  await undo()
  await vi.waitFor(() => expect(server.order).toEqual([first, second]))
  expect(titles()).toEqual(['Salt', 'Stone'])
  await redo()
  await vi.waitFor(() => expect(server.order).toEqual([second, first]))
})

it('takes a title back that was saved long ago, in its turn', async () => {
  const { run, undo, redo, song, ways } = await openScreen()
  const key = draftKey(song(0).id, 'title')
  await run(({ drafts }) => {
    drafts.write(song(0), 'title', 'Sea')
    drafts.write(song(0), 'title', 'Sea salt')
    drafts.leave(key)
  })
  await vi.waitFor(() => expect(server.song.title).toBe('Sea salt'))
  await run(({ screen }) => screen.change({ title: 'Album two' }, 'title'))
  await undo()
  expect(server.song.title).toBe('Sea salt')
  await undo()
  await vi.waitFor(() => expect(server.song.title).toBe('Salt'))
  expect(ways()).toEqual([false, true])
  await redo()
  await vi.waitFor(() => expect(server.song.title).toBe('Sea salt'))
})

it('has one way back from a title, by the toast or by the screen', async () => {
  const { run, rename, titles, toast, ways, undo } = await openScreen()
  await rename('Sea')
  await vi.waitFor(() => expect(toast()?.words).toBe('“Salt” is called “Sea” now.'))
  await run(() => toast()?.undo())
  await vi.waitFor(() => expect(titles()).toEqual(['Salt', 'Stone']))
  expect([server.song.title, ways(), toast()]).toEqual(['Salt', [false, false], null])
  await rename('Sea')
  await vi.waitFor(() => expect(toast()).not.toBeNull())
  await undo()
  await vi.waitFor(() => expect(server.song.title).toBe('Salt'))
  // Nothing is said of the way back itself.
  expect([toast(), ways()]).toEqual([null, [false, true]])
})

it.each([
  ['Escape', (drafts: SongDrafts, song: Song) => drafts.revert(draftKey(song.id, 'title'))],
  ['hand', (drafts: SongDrafts, song: Song) => drafts.write(song, 'title', 'Salt')],
])('has no step for a title that was taken back by %s', async (_by, takeBack) => {
  const { run, rename, song, ways, titles, toast } = await openScreen()
  const key = draftKey(song(0).id, 'title')
  await run(({ drafts }) => {
    drafts.write(song(0), 'title', 'Sea')
    takeBack(drafts, song(0))
    drafts.leave(key)
  })
  expect([ways(), server.sent]).toEqual([[false, false], []])
  // Also of what was saved meanwhile.
  await run(({ drafts }) => drafts.write(song(0), 'title', 'Sea'))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(server.song.title).toBe('Sea')
  await run(({ drafts }) => {
    takeBack(drafts, song(0))
    drafts.leave(key)
  })
  await vi.waitFor(() => expect(titles()).toEqual(['Salt', 'Stone']))
  expect([server.song.title, ways(), toast()]).toEqual(['Salt', [false, false], null])
  await rename('Sea')
  expect(ways()).toEqual([true, false])
})

it('takes away no title that another window wrote since', async () => {
  const { run, rename, titles, toast, ways, undo } = await openScreen()
  await run(({ screen }) => screen.change({ title: 'Album two' }, 'title'))
  await rename('Sea')
  await vi.waitFor(() => expect(toast()).not.toBeNull())
  server.song = { ...server.song, title: 'Theirs' }
  await run(({ songs }) => songs.reload())
  await vi.waitFor(() => expect(titles()).toEqual(['Theirs', 'Stone']))
  expect([toast(), ways()]).toEqual([null, [true, false]])
  // The step before it, of the form.
  await undo()
  await act(() => vi.advanceTimersByTimeAsync(5000))
  expect([server.song.title, ways()]).toEqual(['Theirs', [false, true]])
})

it.each([
  ['theirs', 'Theirs', [false, false]],
  ['mine', 'Salt', [true, false]],
] as const)(
  'asks at an undo that meets another window; %s is chosen',
  async (which, title, way) => {
    const { run, rename, song, ways, undo } = await openScreen()
    await rename('Sea')
    await vi.waitFor(() => expect(server.song.title).toBe('Sea'))
    server.song = { ...server.song, title: 'Theirs' }
    await undo()
    const key = draftKey(song(0).id, 'title')
    await vi.waitFor(() => expect(ways()).toEqual([false, false]))
    await run(({ drafts }) => drafts.choose(key, which))
    await vi.waitFor(() => expect(server.song.title).toBe(title))
    expect(ways()).toEqual(way)
    // The way back leads to what the other window wrote.
    await undo()
    await vi.waitFor(() => expect(server.song.title).toBe('Theirs'))
  },
)

it('takes what was ticked back', async () => {
  const { run, undo, redo, song } = await openScreen()
  await run(({ songs }) => songs.change(song(0).id, { hasExplicitContent: true }))
  expect(server.song.hasExplicitContent).toBe(true)
  await undo()
  await vi.waitFor(() => expect(server.song.hasExplicitContent).toBe(false))
  await redo()
  await vi.waitFor(() => expect(server.song.hasExplicitContent).toBe(true))
})

it('takes back what was just ticked, ahead of the answer, and not what was done before it', async () => {
  const { run, undo, redo, song, ways } = await openScreen()
  await run(({ screen }) => screen.change({ title: 'Album two' }, 'title'))
  await run(async ({ songs, screen }) => {
    const done = songs.change(song(0).id, { hasExplicitContent: true })
    screen.undo()
    await done
  })
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  expect([server.song.hasExplicitContent, ways()]).toEqual([false, [true, true]])
  await redo()
  await vi.waitFor(() => expect(server.song.hasExplicitContent).toBe(true))
  await undo()
  await vi.waitFor(() => expect(song(0).hasExplicitContent).toBe(false))
})

it('says why a tick was not taken back, which can be tried again, and has no step for what was not done', async () => {
  const { run, undo, redo, song, ways } = await openScreen()
  const tick = (hasExplicitContent: boolean) =>
    run(({ songs }) => songs.change(song(0).id, { hasExplicitContent }))
  await tick(true)
  server.isAway = true
  await undo()
  await run(({ songs }) => vi.waitFor(() => expect(songs.all()[0]?.hasExplicitContent).toBe(true)))
  await run(({ songs }) => expect(songs.problem).toBe(errorsMessages.unknown))
  expect(ways()).toEqual([true, false])
  await tick(false)
  expect([song(0).hasExplicitContent, ways()]).toEqual([true, [true, false]])
  server.isAway = false
  await undo()
  await vi.waitFor(() => expect(server.song.hasExplicitContent).toBe(false))
  server.isAway = true
  await redo()
  await vi.waitFor(() => expect(ways()).toEqual([false, true]))
})

it.each([
  [404, [false, false]],
  [503, [true, false]],
  // The session has ended: it can be done once the artist has logged in again.
  [401, [true, false]],
])('after an undo that is answered with %i can do that step again or not', async (status, way) => {
  const { run, undo, song, ways } = await openScreen()
  await run(({ songs }) => songs.change(song(0).id, { hasExplicitContent: true }))
  server.refusal = status
  await undo()
  await run(({ songs }) => vi.waitFor(() => expect(songs.all()[0]?.hasExplicitContent).toBe(true)))
  await run(({ songs }) => expect(songs.problem).toBe('Refused'))
  expect(ways()).toEqual(way)
})

it('leaves a step that was walked again before its undo was refused to the last answer', async () => {
  const { run, song, ways } = await openScreen()
  await run(({ songs }) => songs.change(song(0).id, { hasExplicitContent: true }))
  const lost = new TypeError('Failed to fetch')
  vi.stubGlobal('fetch', vi.fn(server.fetch).mockRejectedValueOnce(lost))
  await run(({ screen }) => {
    screen.undo()
    screen.redo()
    screen.undo()
  })
  await vi.waitFor(() => expect(server.sent).toHaveLength(3))
  expect([server.song.hasExplicitContent, ways()]).toEqual([false, [false, true]])
})

it('has the way back on the screen when the toast did not lead there', async () => {
  const { run, undo, song, toast, ways } = await openScreen()
  const [first, second] = [song(0).id, song(1).id]
  await run(({ songs }) => songs.sort([second, first]))
  server.isAway = true
  await run(() => toast()?.undo())
  await vi.waitFor(() => expect(ways()).toEqual([true, false]))
  server.isAway = false
  await undo()
  await vi.waitFor(() => expect(server.order).toEqual([first, second]))
})

it('takes back what was changed of all songs, or says why not', async () => {
  const { run, undo, redo, ways } = await openScreen()
  const problem = () => run(({ songs }) => expect(songs.problem).toBe(errorsMessages.unknown))
  server.others = []
  await run(({ songs }) => songs.reload())
  await run(({ songs }) => vi.waitFor(() => expect(songs.all()).toHaveLength(1)))
  await run(({ songs }) => songs.changeAll({ streaming: 'full' }, 'Changed.'))
  await undo()
  await vi.waitFor(() => expect(server.song.streaming).toBe('release'))
  await redo()
  await vi.waitFor(() => expect(server.song.streaming).toBe('full'))
  server.isAway = true
  await undo()
  await vi.waitFor(problem)
  expect(ways()).toEqual([true, false])
})

it('takes back a first number of plays', async () => {
  const { run, undo, song } = await openScreen()
  await run(({ songs }) => songs.change(song(0).id, { playLimit: 7 }))
  await undo()
  await vi.waitFor(() => expect(server.song.playLimit).toBe(limits.streaming.defaultPlays))
})

it('brings a removed song back as long as it is not gone for good', async () => {
  const { run, titles, undo, redo, song, ways } = await openScreen()
  const { id } = song(0)
  await run(({ songs }) => songs.remove(song(0)))
  expect(titles()).toEqual(['Stone'])
  await undo()
  expect(titles()).toEqual(['Salt', 'Stone'])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.removed).toEqual([])
  await redo()
  expect(titles()).toEqual(['Stone'])
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(server.removed).toEqual([id])
  expect(ways()).toEqual([false, false])
})

it('keeps its place for a song that is about to go while the others are sorted', async () => {
  const { run, titles, undo, song } = await openScreen()
  const { id } = song(0)
  await run(({ songs }) => songs.remove(song(0)))
  await run(({ songs }) => songs.sort([song(0).id]))
  expect(server.order).toContain(id)
  await undo()
  await undo()
  await vi.waitFor(() => expect(titles()).toEqual(['Salt', 'Stone']))
})
