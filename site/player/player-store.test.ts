import { expect, it } from 'vitest'
import type { AudioEvents, AudioPort } from '@/site/player/audio-port'
import { createPlayerStore, followAudio } from '@/site/player/player-store'
import type { PlayerTrack } from '@/src/core/contracts/player'
import { messages } from '@/src/core/messages'

/** A sound card that plays at once and writes down what it was told. */
function fakeAudio() {
  const told: string[] = []
  let events: AudioEvents | undefined
  let refusal: Error | undefined
  const port: AudioPort = {
    load: (url) => told.push(`load ${url}`),
    play: async () => {
      told.push('play')
      if (refusal) {
        throw refusal
      }
      events?.onPlaying()
    },
    pause: () => told.push('pause'),
    seek: (seconds) => told.push(`seek ${seconds}`),
    setVolume: (volume) => told.push(`volume ${volume}`),
    connect: (given) => {
      events = given
      return () => {}
    },
  }
  return {
    port,
    told,
    refuse: (error: Error) => {
      refusal = error
    },
    emit: (send: (events: AudioEvents) => void) => events && send(events),
  }
}

const track = (id: string): PlayerTrack => ({
  id,
  title: id,
  artist: 'Luna Vale',
  url: `/${id}.mp3`,
  coverImage: '',
  productId: 'album',
  durationSeconds: 60,
})
const queue = [track('one'), track('two'), track('three')]
const settled = () => new Promise((resolve) => setTimeout(resolve))

function player() {
  const audio = fakeAudio()
  const store = createPlayerStore(audio.port)
  followAudio(store, audio.port)
  return { audio, store, state: store.getState }
}

it('is idle until a track is chosen, then loads and plays it', () => {
  const { audio, state } = player()
  expect(state()).toMatchObject({ status: 'idle', current: null, volume: 1 })
  state().toggle(queue, 'two')
  expect(audio.told).toEqual(['load /two.mp3', 'play'])
  expect(state()).toMatchObject({ status: 'playing', current: { id: 'two' }, durationSeconds: 60 })
})

it('pauses and resumes the current track without loading it again', () => {
  const { audio, state } = player()
  state().toggle(queue, 'one')
  state().toggle(queue, 'one')
  expect(state().status).toBe('paused')
  state().toggle(queue, 'one')
  expect(state().status).toBe('playing')
  expect(audio.told).toEqual(['load /one.mp3', 'play', 'pause', 'play'])
})

it('wraps from the last track to the first and back', () => {
  const { state } = player()
  state().toggle(queue, 'three')
  state().next()
  expect(state().current?.id).toBe('one')
  state().previous()
  expect(state().current?.id).toBe('three')
})

it('plays the next track when one ends', () => {
  const { audio, state } = player()
  state().toggle(queue, 'one')
  audio.emit((events) => events.onEnded())
  expect(state()).toMatchObject({ current: { id: 'two' }, status: 'playing', positionSeconds: 0 })
})

it('remembers the volume while muted and counts volume 0 as muted', () => {
  const { audio, state } = player()
  state().setVolume(0.4)
  state().toggleMute()
  expect(state()).toMatchObject({ isMuted: true, volume: 0.4 })
  state().toggleMute()
  expect(state()).toMatchObject({ isMuted: false, volume: 0.4 })
  state().setVolume(0)
  expect(state().isMuted).toBe(true)
  state().toggleMute()
  expect(state()).toMatchObject({ isMuted: false, volume: 0.4 })
  expect(audio.told).toEqual(['volume 0.4', 'volume 0', 'volume 0.4', 'volume 0', 'volume 0.4'])
})

it('seeks within the track only', () => {
  const { audio, state } = player()
  state().seek(5)
  state().toggle(queue, 'one')
  state().seek(90)
  state().seek(-3)
  expect(audio.told.filter((line) => line.startsWith('seek'))).toEqual(['seek 60', 'seek 0'])
})

it('follows position, length, buffering and a pause from outside', () => {
  const { audio, state } = player()
  state().toggle(queue, 'one')
  audio.emit((events) => events.onPosition(12.5))
  audio.emit((events) => events.onDuration(61.2))
  audio.emit((events) => events.onWaiting())
  expect(state()).toMatchObject({
    status: 'loading',
    positionSeconds: 12.5,
    durationSeconds: 61.2,
  })
  audio.emit((events) => events.onPlaying())
  audio.emit((events) => events.onPause())
  expect(state().status).toBe('paused')
})

it('says when the browser refuses to play, and tries again on the next press', async () => {
  const { audio, state } = player()
  audio.refuse(new Error('NotAllowed'))
  state().toggle(queue, 'one')
  await settled()
  expect(state()).toMatchObject({ status: 'error', errorMessage: messages.player.playFailed })
  state().toggle(queue, 'one')
  expect(audio.told).toEqual(['load /one.mp3', 'play', 'load /one.mp3', 'play'])
})

it('says when the file cannot be loaded, also when the refusal to play comes later', async () => {
  const { audio, state } = player()
  audio.refuse(new Error('NotSupported'))
  state().toggle(queue, 'one')
  audio.emit((events) => events.onLoadError())
  await settled()
  expect(state()).toMatchObject({ status: 'error', errorMessage: messages.player.loadFailed })
})

it('ignores the refusal of a track that was left in the meantime', async () => {
  const { audio, state } = player()
  audio.refuse(new Error('late'))
  state().toggle(queue, 'one')
  state().pause()
  await settled()
  expect(state()).toMatchObject({ status: 'paused', errorMessage: '' })
})

it('plays the next track after one that cannot be loaded, and tries that again when asked', async () => {
  const { audio, state } = player()
  state().toggle(queue, 'one')
  audio.emit((events) => events.onLoadError())
  expect(state()).toMatchObject({ status: 'error', errorMessage: messages.player.loadFailed })
  state().next()
  expect(state()).toMatchObject({ status: 'playing', current: { id: 'two' }, errorMessage: '' })
  state().previous()
  expect(state()).toMatchObject({ status: 'playing', current: { id: 'one' }, errorMessage: '' })
})
