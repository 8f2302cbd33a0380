import { beforeEach, expect, it, vi } from 'vitest'
import { connectMediaSession } from '@/site/player/media-session'
import { createPlayerStore, followAudio } from '@/site/player/player-store'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'

const track = (id: string): PlayerTrack => ({
  id,
  title: `Track ${id}`,
  artist: 'Luna Vale',
  url: `/${id}.mp3`,
  coverImage: '/cover.webp',
  productId: 'album',
  durationSeconds: 60,
})
const queue = [track('one'), track('two')]

type Handlers = Partial<Record<MediaSessionAction, MediaSessionActionHandler | null>>

/** The operating system's side; knows no `seekto`, like older browsers. */
function session() {
  const handlers: Handlers = {}
  const fake = {
    metadata: null as MediaMetadata | null,
    playbackState: 'none' as MediaSessionPlaybackState,
    setPositionState: vi.fn(),
    setActionHandler: (action: MediaSessionAction, handler: MediaSessionActionHandler | null) => {
      if (action === 'seekto') {
        throw new TypeError('unknown action')
      }
      handlers[action] = handler
    },
  }
  return { fake, handlers }
}

function connected() {
  const audio = {
    load: vi.fn(),
    play: async () => store.setState({ status: 'playing' }),
    pause: vi.fn(),
    seek: vi.fn(),
    setVolume: vi.fn(),
    connect: () => () => {},
  }
  const store = createPlayerStore(audio)
  followAudio(store, audio)
  const { fake, handlers } = session()
  const end = connectMediaSession(store, fake as unknown as MediaSession)
  const press = (action: MediaSessionAction, details: Partial<MediaSessionActionDetails> = {}) =>
    handlers[action]?.({ action, ...details })
  return { audio, store, fake, handlers, press, end }
}

beforeEach(() => {
  vi.stubGlobal(
    'MediaMetadata',
    class {
      constructor(init: MediaMetadataInit) {
        Object.assign(this, init)
      }
    },
  )
})

it('shows what is on and whether it sounds', () => {
  const { store, fake } = connected()
  store.getState().toggle(queue, 'one')
  expect(fake).toMatchObject({
    metadata: { title: 'Track one', artist: 'Luna Vale', artwork: [{ src: '/cover.webp' }] },
    playbackState: 'playing',
  })
  store.getState().pause()
  expect(fake.playbackState).toBe('paused')
})

it('steps through the queue from the lock screen', () => {
  const { store, press } = connected()
  store.getState().toggle(queue, 'one')
  press('previoustrack')
  expect(store.getState().current?.id).toBe('two')
  press('nexttrack')
  expect(store.getState().current?.id).toBe('one')
  press('pause')
  expect(store.getState().status).toBe('paused')
  press('play')
  expect(store.getState().status).toBe('playing')
})

it('moves by ten seconds unless the system says how far', () => {
  const { store, press } = connected()
  store.getState().toggle(queue, 'one')
  press('seekforward')
  press('seekforward')
  expect(store.getState().positionSeconds).toBe(20)
  press('seekbackward')
  expect(store.getState().positionSeconds).toBe(10)
  press('seekforward', { seekOffset: 30 })
  expect(store.getState().positionSeconds).toBe(40)
})

it('lets go of the controls at the end', () => {
  const { handlers, end } = connected()
  end()
  expect(Object.values(handlers).every((handler) => handler === null)).toBe(true)
})
