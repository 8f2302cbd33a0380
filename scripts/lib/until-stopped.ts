import { setTimeout as sleep } from 'node:timers/promises'
import { loggerOfEnd } from '@/src/server/logger'
import { stopTracing } from '@/src/server/observability/tracing'

/** The longest notice, 10 s for what is under way, and what is written after it. */
const stopWithinMs = 25_000
/** npm passes on a signal that the process has got already, with its group. */
const sameSignalMs = 500

type Options = {
  /** Exit code after SIGINT or SIGTERM: 0 unless the process has something to say by its end. */
  interrupted?: number
}

/**
 * Keeps the process alive until it is told to stop, then ends it after `stop`, which learns by which signal: with exit
 * code 1 after an error that nobody handled. A second signal, half a second later, ends it at once.
 */
export function untilStopped(
  stop: (signal?: NodeJS.Signals) => Promise<unknown>,
  { interrupted = 0 }: Options = {},
): void {
  let stoppedAtMs: number | undefined

  async function end(exitCode: number, signal?: NodeJS.Signals): Promise<void> {
    if (stoppedAtMs !== undefined) {
      if (signal && performance.now() - stoppedAtMs < sameSignalMs) {
        return
      }
      process.exit(exitCode || 130)
    }
    stoppedAtMs = performance.now()
    const isDone = await Promise.race([
      stop(signal)
        .then(stopTracing)
        .then(
          () => true,
          (err: unknown) => {
            loggerOfEnd().error({ msg: 'Stopping failed', err })
            return false
          },
        ),
      sleep(stopWithinMs, false),
    ])
    process.exit(isDone ? exitCode : 1)
  }

  process.on('SIGINT', (signal) => end(interrupted, signal))
  process.on('SIGTERM', (signal) => end(interrupted, signal))
  const fail = (err: unknown) => {
    loggerOfEnd().fatal({ msg: 'Unexpected error, the process ends', err })
    end(1)
  }
  process.on('uncaughtException', fail)
  process.on('unhandledRejection', fail)
}
