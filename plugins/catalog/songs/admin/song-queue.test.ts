// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { fileOf } from '@/plugins/catalog/songs/admin/found-files'
import { createSongQueue } from '@/plugins/catalog/songs/admin/song-queue'
import type { Song } from '@/src/core/contracts/music/song-answers'

type Sender = Parameters<typeof createSongQueue>[0]['sender']

function queueOf(send: Sender['send']) {
  const settled = vi.fn()
  const forget = vi.fn()
  const calls = { onAdded: vi.fn(), onSettled: settled, onCover: vi.fn() }
  const queue = createSongQueue({ keptName: 'uploads', sender: { send, forget }, ...calls })
  const add = (...names: string[]) =>
    queue.add(
      names.map((name) => fileOf(new File([name], name))),
      { isPacked: () => false },
    )
  const states = () => queue.store.getState().uploads.map(({ state }) => state)
  return { queue, add, states, settled, forget }
}

beforeEach(() => sessionStorage.clear())

const songOf = (title: string) => ({ id: title, title }) as Song

it('puts songs in the order of their numbers, however they arrive', async () => {
  const waiting = new Map<string, () => void>()
  const { add, settled, queue } = queueOf(
    (_sending, words) =>
      new Promise((resolve) => waiting.set(words().title, () => resolve(songOf(words().title)))),
  )
  add('02 - B.mp3', '01 - A.mp3')
  await expect.poll(() => waiting.size).toBe(2)
  expect(queue.store.getState().uploads.map(({ tags }) => tags.title)).toEqual(['A', 'B'])
  waiting.get('B')?.()
  await expect
    .poll(() => queue.store.getState().uploads.map(({ state }) => state))
    .toContain('added')
  expect(settled).not.toHaveBeenCalled()
  waiting.get('A')?.()
  await expect.poll(() => settled.mock.calls).toEqual([[['A', 'B']]])
})

it('pauses what is on its way, and goes on with it', async () => {
  let sendings = 0
  const { queue, add, states } = queueOf(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        sendings += 1
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  add('A.mp3', 'B.mp3', 'C.mp3', 'D.mp3')
  await expect.poll(() => sendings).toBe(3)
  queue.pause()
  await expect.poll(states).toEqual(['paused', 'paused', 'paused', 'paused'])
  queue.resume()
  await expect.poll(() => sendings).toBe(6)
})

it('keeps the rest when one is refused, and forgets what is taken away', async () => {
  const { queue, add, states, settled, forget } = queueOf(async (_sending, words) => {
    if (words().title === 'B') {
      throw new Error('This file is larger than its ZIP says')
    }
    return songOf(words().title)
  })
  add('A.mp3', 'B.mp3')
  await expect.poll(() => settled.mock.calls).toEqual([[['A']]])
  expect(states()).toEqual(['refused'])
  queue.cancel(queue.store.getState().uploads[0]?.key ?? '')
  expect([states(), forget.mock.calls.length]).toEqual([[], 1])
})

it('knows after a reload which files did not arrive, until they are dropped again or given up', async () => {
  const { add, states } = queueOf((_sending, words) =>
    words().title === 'A' ? Promise.resolve(songOf('A')) : new Promise(() => {}),
  )
  add('A.mp3', 'B.mp3', 'C.mp3', 'D.mp3', 'E.mp3')
  await expect.poll(states).toContain('added')
  // The page is gone, and the tab has what it kept.
  const after = queueOf(() => new Promise(() => {}))
  const missing = () => after.queue.store.getState().missing.map(({ name }) => name)
  expect(missing()).toEqual(['B.mp3', 'C.mp3', 'D.mp3', 'E.mp3'])
  after.add('C.mp3')
  expect(missing()).toEqual(['B.mp3', 'D.mp3', 'E.mp3'])
  expect(queueOf(async () => songOf('')).queue.store.getState().missing).toHaveLength(4)
  after.queue.forgetMissing()
  expect([missing(), after.forget.mock.calls.length]).toEqual([[], 3])
})
