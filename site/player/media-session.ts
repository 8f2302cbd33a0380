import type { PlayerState, PlayerStore } from '@/site/player/player-store'
import { limits } from '@/src/core/limits'

/**
 * Keeps the operating system's media controls in step with the player: lock screen, headset
 * buttons, keyboard media keys.
 *
 * @returns a function that lets go of them
 */
export function connectMediaSession(store: PlayerStore, session: MediaSession): () => void {
  const step = limits.player.seekStepSeconds
  const { resume, pause, next, previous, seek } = store.getState()
  const seekBy = (seconds: number) => seek(store.getState().positionSeconds + seconds)
  const handlers: Partial<Record<MediaSessionAction, MediaSessionActionHandler>> = {
    play: resume,
    pause,
    previoustrack: previous,
    nexttrack: next,
    seekbackward: ({ seekOffset }) => seekBy(-(seekOffset ?? step)),
    seekforward: ({ seekOffset }) => seekBy(seekOffset ?? step),
    seekto: ({ seekTime }) => seek(seekTime ?? 0),
  }
  const actions = Object.keys(handlers) as MediaSessionAction[]
  for (const action of actions) {
    setHandler(session, action, handlers[action] ?? null)
  }
  const stop = store.subscribe((state, before) => show(session, state, before))

  return () => {
    stop()
    for (const action of actions) {
      setHandler(session, action, null)
    }
  }
}

/** Browsers throw for actions they do not know; the others still work. */
function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler)
  } catch (error) {
    if (!(error instanceof TypeError)) {
      throw error
    }
  }
}

function show(session: MediaSession, state: PlayerState, before: PlayerState): void {
  const { current, status, durationSeconds, positionSeconds } = state
  if (current && current !== before.current) {
    session.metadata = new MediaMetadata({
      title: current.title,
      artist: current.artist,
      artwork: current.coverImage ? [{ src: current.coverImage }] : [],
    })
  }
  const isSounding = status === 'playing' || status === 'loading'
  session.playbackState = isSounding ? 'playing' : current ? 'paused' : 'none'
  if (durationSeconds > 0) {
    session.setPositionState({
      duration: durationSeconds,
      position: Math.min(positionSeconds, durationSeconds),
    })
  }
}
