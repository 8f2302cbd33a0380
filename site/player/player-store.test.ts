import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/site/api/client'
import type { AudioEvents, AudioPort } from '@/site/player/audio-port'
import { followPlays } from '@/site/player/player-provider.client'
import { createPlayerStore, followAudio } from '@/site/player/player-store'
import type { StreamPort } from '@/site/player/stream-port'
import type { StreamReply } from '@/src/core/contracts/music/download-answers'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { playerMessages, streamingMessages } from '@/src/core/messages/player'

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
  expect(state()).toMatchObject({ status: 'error', errorMessage: playerMessages.playFailed })
  state().toggle(queue, 'one')
  expect(audio.told).toEqual(['load /one.mp3', 'play', 'load /one.mp3', 'play'])
})

it('says when the file cannot be loaded, also when the refusal to play comes later', async () => {
  const { audio, state } = player()
  audio.refuse(new Error('NotSupported'))
  state().toggle(queue, 'one')
  audio.emit((events) => events.onLoadError())
  await settled()
  expect(state()).toMatchObject({ status: 'error', errorMessage: playerMessages.loadFailed })
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
  expect(state()).toMatchObject({ status: 'error', errorMessage: playerMessages.loadFailed })
  state().next()
  expect(state()).toMatchObject({ status: 'playing', current: { id: 'two' }, errorMessage: '' })
  state().previous()
  expect(state()).toMatchObject({ status: 'playing', current: { id: 'one' }, errorMessage: '' })
})

describe('tracks whose address has to be asked for', () => {
  const limited: PlayerTrack = { ...track('one'), url: '', isAsked: true }

  function streaming() {
    const audio = fakeAudio()
    const asked: string[] = []
    const counted: string[] = []
    let answer: () => Promise<StreamReply> = async () => ({
      url: `/signed-${asked.length}`,
      expiresAt: '',
      hears: 'limited',
      playsLeft: 2,
    })
    const streams: StreamPort = {
      open: (wanted, playId) => {
        if (!wanted.isAsked) {
          return null
        }
        asked.push(playId)
        return answer()
      },
      count: (_, playId, isWhole) => counted.push(isWhole ? `${playId} whole` : playId),
    }
    const store = createPlayerStore(audio.port, streams)
    followAudio(store, audio.port)
    followPlays(store, streams)
    const refuse = (error: Error) => {
      answer = () => Promise.reject(error)
    }
    return { audio, store, state: store.getState, asked, counted, refuse }
  }

  it('play from what was given, and say how many plays are left', async () => {
    const { audio, state } = streaming()
    state().toggle([limited], 'one')
    expect(state()).toMatchObject({ status: 'loading', stream: null })
    await settled()
    expect(audio.told).toEqual(['pause', 'load /signed-1', 'play'])
    expect(state()).toMatchObject({ status: 'playing', stream: { hears: 'limited', playsLeft: 2 } })
  })

  it('say why nothing can be heard any more', async () => {
    const { state, refuse } = streaming()
    refuse(new ApiError({ message: streamingMessages.noneLeft, code: 'FORBIDDEN' }))
    state().toggle([limited], 'one')
    await settled()
    expect(state()).toMatchObject({ status: 'error', errorMessage: streamingMessages.noneLeft })
  })

  it('are left alone when another was chosen meanwhile', async () => {
    const { audio, state } = streaming()
    state().toggle([limited, track('two')], 'one')
    state().next()
    await settled()
    expect(audio.told).toEqual(['pause', 'load /two.mp3', 'play'])
    expect(state().stream).toBeNull()
  })

  it('go on at the same place, as the same hearing, when their address has expired', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { audio, state, asked } = streaming()
    state().toggle([limited], 'one')
    await settled()
    audio.emit((events) => events.onPosition(40))
    vi.setSystemTime(Date.now() + 301_000)
    audio.emit((events) => events.onLoadError())
    await settled()
    expect(audio.told.slice(3)).toEqual(['pause', 'load /signed-2', 'seek 40', 'play'])
    expect(asked[1]).toBe(asked[0])
    // One that fails at once is broken.
    audio.emit((events) => events.onLoadError())
    await settled()
    expect(state()).toMatchObject({ status: 'error', errorMessage: playerMessages.loadFailed })
    vi.useRealTimers()
  })

  it('count once they were heard for half a minute; jumping there is no hearing', async () => {
    const { audio, state, counted } = streaming()
    state().toggle([limited, limited], 'one')
    await settled()
    const play = (from: number, to: number) => {
      for (let second = from; second <= to; second += 1) {
        audio.emit((events) => events.onPosition(second))
      }
    }
    play(1, 20)
    play(45, 50)
    expect(counted).toEqual([])
    play(51, 58)
    expect(counted).toEqual([state().playId])
    play(58, 60)
    state().next()
    await settled()
    expect(counted).toHaveLength(1)
  })

  it('count once more when they were heard whole, and never by their preview', async () => {
    const hear = async (seconds: number) => {
      const { audio, state, counted } = streaming()
      state().toggle([{ ...limited, durationSeconds: 200 }], 'one')
      await settled()
      audio.emit((events) => events.onDuration(seconds))
      for (let second = 1; second <= seconds; second += 1) {
        audio.emit((events) => events.onPosition(second))
      }
      return counted.map((told) => told.replace(state().playId, 'heard'))
    }
    expect(await hear(40)).toEqual(['heard'])
    expect(await hear(200)).toEqual(['heard', 'heard whole'])
  })
})

describe('a player that was left', () => {
  const left = {
    ...{ queue, trackId: 'two', positionSeconds: 31, playId: 'heard before' },
    ...{ volume: 0.4, isMuted: false, isMinimised: true, durationSeconds: 60, leftAt: Date.now() },
  }

  it('stands where it stood, paused, and loads nothing until it goes on', async () => {
    const { audio, store, state } = player()
    store.getState().restore(left)
    expect(state()).toMatchObject({ status: 'paused', positionSeconds: 31, isMinimised: true })
    expect(audio.told).toEqual(['volume 0.4'])
    state().seek(12)
    state().toggle(queue, 'two')
    await settled()
    expect(audio.told).toEqual(['volume 0.4', 'load /two.mp3', 'seek 12', 'play'])
    expect(state()).toMatchObject({ status: 'playing', playId: 'heard before' })
    state().next()
    expect(state()).toMatchObject({ current: { id: 'three' }, positionSeconds: 0 })
  })

  it('asks for a song as the same hearing, which takes no other play', async () => {
    const audio = fakeAudio()
    const asked: string[] = []
    const open: StreamPort['open'] = (_, playId) => {
      asked.push(playId)
      return Promise.resolve({ url: '/signed', hears: 'limited', playsLeft: 2 } as StreamReply)
    }
    const store = createPlayerStore(audio.port, { open, count: () => undefined })
    followAudio(store, audio.port)
    store.getState().restore(left)
    store.getState().resume()
    await settled()
    expect(asked).toEqual(['heard before'])
    expect(audio.told).toContain('seek 31')
  })

  it('asks as a new hearing where the former is over for the server', async () => {
    const { state, store } = player()
    store.getState().restore({ ...left, leftAt: Date.now() - 3_600_000 })
    expect(state().playId).not.toBe('heard before')
  })

  it('begins a preview anew where it stood beyond its end', async () => {
    const audio = fakeAudio()
    const reply = { url: '/signed', hears: 'preview', playsLeft: 0 } as StreamReply
    const store = createPlayerStore(audio.port, {
      open: () => Promise.resolve(reply),
      count: () => undefined,
    })
    store.getState().restore({ ...left, positionSeconds: 45 })
    store.getState().resume()
    await settled()
    expect(audio.told.filter((told) => told.startsWith('seek'))).toEqual([])
    expect(store.getState().positionSeconds).toBe(0)
  })

  it('is silent when its track is gone', () => {
    const { state, store } = player()
    store.getState().restore({ ...left, trackId: 'gone' })
    expect(state()).toMatchObject({ status: 'idle', current: null })
  })
})
