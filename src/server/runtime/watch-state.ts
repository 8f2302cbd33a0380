import type { Pool } from 'pg'
import { logger } from '@/src/server/logger'
import { countWorkers } from '@/src/server/queue/heartbeat'
import { stateOfParts } from '@/src/server/runtime/parts'

const lookEveryMs = 30_000
const missedAtMost = 2

/**
 * Looks by its own clock at what a process needs, so that the log tells of it also where nobody asks `/api/ready`. A
 * worker that dies alone is missed by no other: a web process says so, at the second look, since one that is
 * restarted is away at one.
 *
 * @returns what ends it
 */
export function watchState(
  pool: Pick<Pool, 'query'>,
  { everyMs = lookEveryMs }: { everyMs?: number } = {},
): () => void {
  let hasWorker = true
  let missed = 0

  async function look(): Promise<void> {
    const [found] = await Promise.all([
      // A database that is away says nothing of workers.
      countWorkers(pool).catch(() => null),
      stateOfParts(pool),
    ])
    if (found) {
      missed = found.all > 0 ? 0 : missed + 1
    }
    const isAlive = missed < missedAtMost
    if (isAlive !== hasWorker) {
      hasWorker = isAlive
      if (isAlive) {
        logger.warn({ msg: 'A worker lives again' })
      } else {
        logger.error({ msg: 'No worker lives: jobs and mails wait' })
      }
    }
  }

  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
