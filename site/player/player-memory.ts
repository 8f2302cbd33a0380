import {
  type PlayerState,
  type PlayerStore,
  playerStorageKey,
  type RestoredPlayer,
} from '@/site/player/player-store'
import type { PlayerTrack } from '@/src/core/contracts/music/streaming'

/**
 * Brings the player back as it was when the page was left or loaded again, paused, and keeps it from then on.
 * Browsers may end a hidden page without a word, so it is written whenever the page is hidden.
 *
 * @returns a function that ends the connection
 */
export function rememberPlayer(store: PlayerStore): () => void {
  const kept = readKept()
  if (kept && store.getState().current === null) {
    store.getState().restore(kept)
  }
  const keep = () => writeKept(store.getState())
  const keepHidden = () => document.visibilityState === 'hidden' && keep()
  window.addEventListener('pagehide', keep)
  document.addEventListener('visibilitychange', keepHidden)
  return () => {
    window.removeEventListener('pagehide', keep)
    document.removeEventListener('visibilitychange', keepHidden)
  }
}

function writeKept({ current, ...player }: PlayerState): void {
  if (!current) {
    return
  }
  const { queue, positionSeconds, durationSeconds, playId, volume, isMuted, isMinimised } = player
  // An address that expires is given by its page alone.
  if (queue.some(({ id, url }) => id === current.id && /[?&]expires=/.test(url))) {
    forget()
    return
  }
  const kept: RestoredPlayer = {
    queue,
    trackId: current.id,
    leftAt: Date.now(),
    ...{ positionSeconds, durationSeconds, playId, volume, isMuted, isMinimised },
  }
  try {
    sessionStorage.setItem(playerStorageKey, JSON.stringify(kept))
  } catch {
    // Private windows may refuse, and long queues may not fit: the next page begins in silence.
  }
}

function forget(): void {
  try {
    sessionStorage.removeItem(playerStorageKey)
  } catch {
    // Nothing was kept then.
  }
}

/** Null for none, and for what another version of the site has written. */
function readKept(): RestoredPlayer | null {
  try {
    const kept = JSON.parse(
      sessionStorage.getItem(playerStorageKey) ?? 'null',
    ) as RestoredPlayer | null
    const isWhole =
      kept !== null &&
      Array.isArray(kept.queue) &&
      kept.queue.every(isTrack) &&
      [kept.positionSeconds, kept.durationSeconds, kept.volume, kept.leftAt].every(Number.isFinite)
    return isWhole ? kept : null
  } catch {
    return null
  }
}

const isTrack = (track: Partial<PlayerTrack> | null): boolean =>
  typeof track?.id === 'string' && typeof track.url === 'string' && typeof track.title === 'string'
