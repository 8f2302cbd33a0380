import type { Payload } from 'payload'
import { env } from '@/src/core/env'
import { logger, loggerOfEnd } from '@/src/server/logger'
import { prepareQueue } from '@/src/server/queue/prepare-queue'
import { startWorker } from '@/src/server/queue/worker'
import { onShutdown } from '@/src/server/runtime/listen'
import { watchState } from '@/src/server/runtime/watch-state'

/**
 * Waits for Payload, so that the first visitor does not, and starts its queue and the worker beside it. Ends the process
 * when that fails: Next would go on listening, and answer every request with an error.
 */
export async function startBackground(starting: Promise<Payload>): Promise<void> {
  await start(starting).catch((err: unknown) => {
    loggerOfEnd().fatal({ msg: 'The server could not start, the process ends', err })
    process.exit(1)
  })
}

async function start(starting: Promise<Payload>): Promise<void> {
  const payload = await starting
  await prepareQueue(payload)
  const worker = env().runsWorker ? await startWorker(payload) : null
  const endWatch = watchState(payload.db.pool)
  onShutdown(async () => {
    endWatch()
    await worker?.stop()
  }, 'at once')
  onShutdown(async () => {
    // The embedded database goes before our connections to it, which is no news then.
    logger.level = 'error'
  }, 'last')
}
