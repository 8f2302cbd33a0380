import type { PlayerStore } from '@/site/player/player-store'
import type { StreamPort } from '@/site/player/stream-port'
import { limits } from '@/src/core/limits'

/** The longest step between two positions that is hearing and not a jump. */
const stepSeconds = 2
/** Of a song that is too short to be heard for long. */
const mostOfIt = 0.9

/**
 * Counts a song once it was heard for half a minute, or nearly whole: jumping ahead is no hearing.
 *
 * @returns a function that ends the connection
 */
export function followPlays(store: PlayerStore, streams: StreamPort): () => void {
  let playId = ''
  let heardSeconds = 0
  let isCounted = false
  return store.subscribe((now, before) => {
    if (now.playId !== playId) {
      playId = now.playId
      heardSeconds = 0
      isCounted = false
      return
    }
    const { current, durationSeconds } = now
    const step = now.positionSeconds - before.positionSeconds
    if (!current?.productId || isCounted || step <= 0 || step > stepSeconds) {
      return
    }
    heardSeconds += step
    const enough = Math.min(
      limits.streaming.countsAfterSeconds,
      (durationSeconds || Number.POSITIVE_INFINITY) * mostOfIt,
    )
    if (heardSeconds >= enough) {
      isCounted = true
      streams.count(current, playId)
    }
  })
}
