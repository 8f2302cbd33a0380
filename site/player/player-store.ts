import { createStore } from 'zustand/vanilla'
import { messageOf } from '@/site/api/client'
import type { AudioPort } from '@/site/player/audio-port'
import type { StreamPort } from '@/site/player/stream-port'
import type { StreamReply } from '@/src/core/contracts/music/download-answers'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'
import { limits } from '@/src/core/limits'
import { playerMessages } from '@/src/core/messages/player'
import { randomUuid } from '@/src/core/uuid'

export type PlayerStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'error'

export type PlayerState = {
  status: PlayerStatus
  queue: readonly PlayerTrack[]
  current: PlayerTrack | null
  errorMessage: string
  positionSeconds: number
  durationSeconds: number
  /** 0 to 1; what comes back after muting. */
  volume: number
  isMuted: boolean
  isMinimised: boolean
  /** Names this hearing of the current track. */
  playId: string
  /** What was given for it where it had to be asked for. */
  stream: Pick<StreamReply, 'hears' | 'playsLeft'> | null
  /** When the address was given, in ms since 1970. */
  openedAtMs: number
  /** Plays the track of the queue; pauses or resumes when it is the current one. */
  toggle: (queue: readonly PlayerTrack[], trackId: string) => void
  resume: () => void
  pause: () => void
  /** After the last comes the first. */
  next: () => void
  /** Before the first comes the last. */
  previous: () => void
  /** Clamped to the track. */
  seek: (seconds: number) => void
  /** Goes on at the same place from another address of the current track: the former has expired. */
  renew: (trackId: string, url: string) => void
  /** The sound cannot be loaded: asks for a fresh address where it had one that expires. */
  fail: () => void
  /** Zero counts as muted. */
  setVolume: (volume: number) => void
  toggleMute: () => void
  setMinimised: (isMinimised: boolean) => void
  /** Shows a track as it was left, paused; its sound is loaded when it goes on. */
  restore: (left: RestoredPlayer) => void
}

export type RestoredPlayer = Pick<
  PlayerState,
  'queue' | 'positionSeconds' | 'durationSeconds' | 'playId' | 'volume' | 'isMuted' | 'isMinimised'
> & { trackId: string /** In ms since 1970. */; leftAt: number }

/** Where a tab keeps the player between its pages. */
export const playerStorageKey = 'player'

/** An address that fails sooner than this is broken, not expired. */
const renewAfterMs = 20_000

/** Everything plays from its own address. */
const noStreams: StreamPort = { open: () => null, count: () => undefined }

export type PlayerStore = ReturnType<typeof createPlayerStore>

/** The player without React: what is heard, what comes next, and what the bar shows. */
export const createPlayerStore = (audio: AudioPort, streams: StreamPort = noStreams) =>
  createStore<PlayerState>()((set, get) => {
    /** Counts starts, so that a late refusal of an abandoned track says nothing. */
    let attempt = 0
    /** The current track is only shown: it was restored and has not been played since. */
    let isUnloaded = false

    const play = () => {
      const mine = ++attempt
      set({ status: 'loading', errorMessage: '' })
      audio.play().catch((error: unknown) => {
        const isInterrupted = error instanceof DOMException && error.name === 'AbortError'
        if (mine === attempt && !isInterrupted && get().status !== 'error') {
          set({ status: 'error', errorMessage: playerMessages.playFailed })
        }
      })
    }

    const start = (track: PlayerTrack) => {
      const { durationSeconds } = track
      set({ playId: randomUuid(), positionSeconds: 0, durationSeconds })
      open(track)
    }

    /** Plays from where the player stands, as the same hearing. */
    const open = (track: PlayerTrack) => {
      const { playId, positionSeconds } = get()
      isUnloaded = false
      set({ current: track, stream: null })
      const opening = streams.open(track, playId)
      if (opening) {
        void follow(opening, track)
      } else {
        audio.load(track.url)
        if (positionSeconds > 0) {
          audio.seek(positionSeconds)
        }
        play()
      }
    }

    /** Plays the address that was asked for, from where the track stands, unless another was chosen. */
    const follow = async (opening: Promise<StreamReply>, track: PlayerTrack) => {
      const mine = ++attempt
      // Pausing tells the position of the former track once more.
      const { positionSeconds } = get()
      audio.pause()
      set({ status: 'loading', errorMessage: '' })
      const answer = await opening.catch((error: unknown) => error)
      if (mine !== attempt) {
        return
      }
      if (isReply(answer)) {
        const isBeyond =
          answer.hears === 'preview' && positionSeconds >= limits.streaming.previewSeconds
        const from = isBeyond ? 0 : positionSeconds
        set({
          positionSeconds: from,
          current: { ...track, url: answer.url },
          stream: { hears: answer.hears, playsLeft: answer.playsLeft },
          openedAtMs: Date.now(),
        })
        audio.load(answer.url)
        if (from > 0) {
          audio.seek(from)
        }
        play()
      } else {
        set({ status: 'error', errorMessage: messageOf(answer) })
      }
    }

    const step = (by: 1 | -1) => {
      const { queue, current } = get()
      const from = queue.findIndex((track) => track.id === current?.id)
      const track = queue[(from + by + queue.length) % queue.length]
      if (track) {
        start(track)
      }
    }

    return {
      status: 'idle',
      queue: [],
      current: null,
      errorMessage: '',
      positionSeconds: 0,
      durationSeconds: 0,
      volume: limits.player.defaultVolume,
      isMuted: false,
      isMinimised: false,
      playId: '',
      stream: null,
      openedAtMs: 0,
      toggle: (queue, trackId) => {
        const { current, status, resume, pause } = get()
        const track = queue.find(({ id }) => id === trackId)
        if (current?.id === trackId) {
          status === 'playing' || status === 'loading' ? pause() : resume()
        } else if (track) {
          set({ queue })
          start(track)
        }
      },
      resume: () => {
        const { current, status } = get()
        if (current && status === 'error') {
          start(current)
        } else if (current && status === 'paused') {
          isUnloaded ? open(current) : play()
        }
      },
      pause: () => {
        attempt += 1
        audio.pause()
        if (get().current) {
          set({ status: 'paused' })
        }
      },
      next: () => step(1),
      previous: () => step(-1),
      seek: (seconds) => {
        const { current, durationSeconds } = get()
        if (current) {
          const positionSeconds = Math.min(Math.max(0, seconds), durationSeconds || seconds)
          if (!isUnloaded) {
            audio.seek(positionSeconds)
          }
          set({ positionSeconds })
        }
      },
      renew: (trackId, url) => {
        const { current, positionSeconds } = get()
        if (current?.id === trackId && current.url !== url) {
          set({ current: { ...current, url } })
          audio.load(url)
          audio.seek(positionSeconds)
          play()
        }
      },
      fail: () => {
        const { current, playId, stream, openedAtMs } = get()
        const isOld = stream !== null && Date.now() - openedAtMs > renewAfterMs
        const opening = current && isOld ? streams.open(current, playId) : null
        if (current && opening) {
          void follow(opening, current)
        } else {
          set({ status: 'error', errorMessage: playerMessages.loadFailed })
        }
      },
      setVolume: (wanted) => {
        const volume = Math.min(Math.max(0, wanted), 1)
        audio.setVolume(volume)
        // The last audible volume is kept: it is what unmuting brings back.
        set(volume === 0 ? { isMuted: true } : { volume, isMuted: false })
      },
      toggleMute: () => {
        const { isMuted, volume } = get()
        audio.setVolume(isMuted ? volume : 0)
        set({ isMuted: !isMuted })
      },
      setMinimised: (isMinimised) => set({ isMinimised }),
      restore: ({ trackId, leftAt, ...left }) => {
        const current = left.queue.find(({ id }) => id === trackId)
        if (current) {
          isUnloaded = true
          audio.setVolume(left.isMuted ? 0 : left.volume)
          // A hearing that is over for the server would be refused, and not be another one.
          const lastsMs = (left.durationSeconds + limits.streaming.pauseSeconds) * 1000
          const playId = Date.now() - leftAt < lastsMs ? left.playId : randomUuid()
          set({ ...left, playId, current, status: 'paused' })
        }
      },
    }
  })

/**
 * Lets the player follow what is heard.
 *
 * @returns a function that ends the connection
 */
export function followAudio(store: PlayerStore, audio: AudioPort): () => void {
  return audio.connect({
    onPlaying: () => store.setState({ status: 'playing', errorMessage: '' }),
    onPause: () => {
      if (store.getState().status === 'playing') {
        store.setState({ status: 'paused' })
      }
    },
    onWaiting: () => {
      if (store.getState().status === 'playing') {
        store.setState({ status: 'loading' })
      }
    },
    onPosition: (positionSeconds) => store.setState({ positionSeconds }),
    onDuration: (seconds) => {
      if (seconds > 0) {
        store.setState({ durationSeconds: seconds })
      }
    },
    onEnded: () => store.getState().next(),
    onLoadError: () => store.getState().fail(),
  })
}

function isReply(answer: unknown): answer is StreamReply {
  return typeof answer === 'object' && answer !== null && 'hears' in answer
}
