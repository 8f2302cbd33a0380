// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ComponentProps } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { CoverPlay } from '@/site/player/cover-play.client'
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

/** Clicks the cover of a release with these songs. */
async function click(songs: PlayerTrack[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    return Response.json(songs)
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
      <PlayerStoreContext value={store}>
        <CoverPlay profileId="luna" product={{ id: 'album', title: 'Salt & Signal' }} />
      </PlayerStoreContext>
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
