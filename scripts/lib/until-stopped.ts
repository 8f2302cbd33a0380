import { setTimeout as sleep } from 'node:timers/promises'
import { logger } from '@/src/server/logger'

const stopWithinMs = 20_000

/**
 * Keeps the process alive until it is told to stop, then ends it after `stop`: with exit code 0 after
 * SIGINT or SIGTERM, with 1 after an error that nobody handled. A second signal ends it at once.
 */
export function untilStopped(stop: () => Promise<void>): void {
  let isStopping = false

  async function end(exitCode: number): Promise<void> {
    if (isStopping) {
      process.exit(exitCode || 130)
    }
    isStopping = true
    const isDone = await Promise.race([
      stop().then(
        () => true,
        (err: unknown) => {
          logger.error({ msg: 'Stopping failed', err })
          return false
        },
      ),
      sleep(stopWithinMs, false),
    ])
    process.exit(isDone ? exitCode : 1)
  }

  process.on('SIGINT', () => end(0))
  process.on('SIGTERM', () => end(0))
  const fail = (err: unknown) => {
    logger.fatal({ msg: 'Unexpected error, the process ends', err })
    end(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
