import type { Server, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** For requests under way when nothing new is taken any more. */
const finishWithinMs = 10_000
const closeIdleEveryMs = 100

export type Drain = {
  /** Whether the server is being taken out of service. */
  isDraining: () => boolean
  /** Call with each answer: its connection ends with it once the server drains. */
  watch: (res: ServerResponse) => void
  /**
   * Resolves when no request is under way any more; those that last too long are ended.
   *
   * @param noticeMs how long new requests are still answered
   */
  drain: (noticeMs: number) => Promise<void>
}

/**
 * Takes a server out of service without losing a request: a proxy in front is told for a while that the
 * server is not ready, and each answer ends its connection; only then nothing new is taken.
 */
export function createDrain(server: Server): Drain {
  let isDraining = false

  return {
    isDraining: () => isDraining,
    watch: (res) => {
      if (isDraining) {
        res.setHeader('Connection', 'close')
      }
    },
    drain: async (noticeMs) => {
      isDraining = true
      await sleep(noticeMs)
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      // Connections whose answer had begun before stay open after it.
      const closing = setInterval(() => server.closeIdleConnections(), closeIdleEveryMs)
      const isLate = await Promise.race([
        closed.then(() => false),
        sleep(finishWithinMs, true, { ref: false }),
      ])
      clearInterval(closing)
      if (isLate) {
        server.closeAllConnections()
      }
    },
  }
}
