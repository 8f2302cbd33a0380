import { env } from '@/src/core/env'
import { getPayloadClient } from '@/src/server/get-payload-client'
import { logger, loggerOfEnd } from '@/src/server/logger'
import { prepareQueue } from '@/src/server/queue/prepare-queue'
import { startWorker } from '@/src/server/queue/worker'
import { onShutdown } from '@/src/server/runtime/listen'
import { watchState } from '@/src/server/runtime/watch-state'

/**
 * Starts Payload, so that the first visitor does not wait for it, its queue, and the worker beside it. Ends the process
 * when that fails: Next would go on listening, and answer every request with an error.
 */
export async function startBackground(): Promise<void> {
  await start().catch((err: unknown) => {
    loggerOfEnd().fatal({ msg: 'The server could not start, the process ends', err })
    process.exit(1)
  })
}

async function start(): Promise<void> {
  const payload = await getPayloadClient()
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
