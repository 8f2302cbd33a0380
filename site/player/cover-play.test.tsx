// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps, ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CoverPlay } from '@/site/player/cover-play.client'
import { PlayLink } from '@/site/player/play-link.client'
import { createPlayerStore } from '@/site/player/player-store'
import { PlayerStoreContext } from '@/site/player/use-player.client'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const song: PlayerTrack = {
  id: 'song',
  title: 'Tideline',
  artist: 'Luna Vale',
  url: '/song.mp3',
  coverImage: '',
  productId: 'album',
  durationSeconds: 60,
}
const push = vi.fn()

const cover = <CoverPlay profileId="luna" product={{ id: 'album', title: 'Salt & Signal' }} />

/** Presses what plays a release with these songs. */
async function click(songs: PlayerTrack[] | Promise<PlayerTrack[]>, pressed: ReactNode = cover) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(await songs)
  })
  const audio = {
    load: vi.fn(),
    play: async () => undefined,
    pause: () => undefined,
    seek: () => undefined,
    setVolume: () => undefined,
    connect: () => () => undefined,
  }
  const store = createPlayerStore(audio)
  render(
    <AppRouterContext
      value={{ push } as unknown as ComponentProps<typeof AppRouterContext>['value']}
    >
      <PlayerStoreContext value={store}>{pressed}</PlayerStoreContext>
    </AppRouterContext>,
  )
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play Salt & Signal' })))
  await expect.poll(() => asked).toHaveLength(1)
  return { asked, audio, store }
}

it('asks for the songs with the first click, and pauses with the second', async () => {
  const { asked, audio, store } = await click([song])
  expect(asked).toEqual(['/api/public/products/album/queue?profileId=luna'])
  const pause = await screen.findByRole('button', { name: 'Pause Salt & Signal' })
  expect(audio.load).toHaveBeenCalledWith('/song.mp3')
  await act(async () => fireEvent.click(pause))
  expect(store.getState().status).toBe('paused')
  expect(asked).toHaveLength(1)
})

it('leads to the release where nothing can be heard', async () => {
  await click([])
  await expect.poll(() => push).toHaveBeenCalledWith('/products/album')
})

it('begins on the next page for a visitor who went on meanwhile', async () => {
  let answer: (songs: PlayerTrack[]) => void = () => undefined
  const { store } = await click(new Promise((resolve) => (answer = resolve)))
  cleanup()
  answer([song])
  await expect.poll(() => store.getState().current?.id).toBe('song')
})

it('plays from words as from a cover, and leads there in a new tab', async () => {
  const { store } = await click(
    [song],
    <PlayLink profileId="luna" productId="album">
      Play Salt & Signal
    </PlayLink>,
  )
  await expect.poll(() => store.getState().current?.id).toBe('song')
  const link = screen.getByRole('button', { name: 'Play Salt & Signal', pressed: true })
  expect(link.getAttribute('href')).toBe('/products/album')
  await act(async () => fireEvent.keyDown(link, { key: ' ' }))
  expect(store.getState().status).toBe('paused')
  expect(fireEvent.click(link, { ctrlKey: true })).toBe(true)
  expect(store.getState().status).toBe('paused')
})
