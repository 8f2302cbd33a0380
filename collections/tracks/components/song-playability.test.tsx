// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import type { Payload } from 'payload'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const fields: { original?: { value: unknown } } = {}
vi.mock('@payloadcms/ui', () => ({
  useConfig: () => ({ config: { routes: { api: '/api' } } }),
  useFormFields: (pick: (form: unknown) => unknown) => pick([fields]),
}))

const { SongPlayability } = await import('@/collections/tracks/components/song-playability')
const { SongSoundCell } = await import('@/collections/tracks/components/song-sound')

const messages = ownerMessages.store.sound
let sounds: Record<string, string | null>

beforeEach(() => {
  vi.useFakeTimers()
  sounds = { good: 'playable', broken: 'unplayable', late: null }
  vi.stubGlobal('fetch', async (url: string) => {
    const id = /audio-files\/(\w+)\?/.exec(url)?.[1] ?? ''
    return Response.json({ sound: sounds[id] })
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('says of the file that is chosen whether it can be played, as soon as that is known', async () => {
  fields.original = { value: 'late' }
  const { rerender } = render(<SongPlayability />)
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe(messages.isChecking)
  sounds.late = 'playable'
  await pass(2000)
  expect(screen.getByRole('status').textContent).toBe(messages.isPlayable)

  fields.original = { value: 'broken' }
  rerender(<SongPlayability />)
  await pass(0)
  expect(screen.getByRole('status').textContent).toBe(messages.isUnplayable)
  fields.original = { value: null }
  rerender(<SongPlayability />)
  expect(screen.queryByRole('status')).toBeNull()
})

it('stands in the list of songs, for all of them by one query', async () => {
  const find = vi.fn(async () => ({
    docs: Object.entries(sounds).map(([id, sound]) => ({ id, sound })),
  }))
  const payload = { find } as unknown as Payload
  const cells = await Promise.all(
    ['good', 'broken', null].map((original) =>
      SongSoundCell({ rowData: { original }, payload } as never),
    ),
  )
  expect(cells.map((cell) => (cell as ReactElement<{ sound?: string }>).props?.sound)).toEqual([
    'playable',
    'unplayable',
    undefined,
  ])
  expect(cells[2]).toBe(messages.none)
  expect(find).toHaveBeenCalledOnce()
})
