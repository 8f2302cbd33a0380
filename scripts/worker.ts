import { utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { projectDir } from '@/scripts/lib/project'
import { untilStopped } from '@/scripts/lib/until-stopped'
import { nameProcess } from '@/src/server/observability/request-scope'
import { prepareRuntime } from '@/src/server/runtime/prepare'

process.env.DISABLE_PAYLOAD_HMR = 'true'
nameProcess('worker')
const runtime = await prepareRuntime(projectDir)
// Payload reads the environment when it is loaded, which must not be before it is complete.
const { getPayloadClient } = await import('@/src/server/get-payload-client')
const { prepareQueue } = await import('@/src/server/queue/prepare-queue')
const { workerState } = await import('@/src/server/queue/worker-state')
const { startWorker } = await import('@/src/server/queue/worker')
const { createQueueFigures } = await import('@/src/server/queue/queue-figures')
const { serveMetrics } = await import('@/src/server/observability/metrics-endpoint')
const payload = await getPayloadClient()
await prepareQueue(payload)
const worker = await startWorker(payload)
const metricsServer = await serveMetrics(runtime.env, createQueueFigures(payload.db.pool))
const seen = setInterval(() => noteLastSeen().catch(() => undefined), 10_000)
console.log('The worker is running.')

untilStopped(async () => {
  clearInterval(seen)
  await worker.stop()
  metricsServer?.close()
  await runtime.stop()
})

/** It has no port to ask at: a file is as old as its last look at the queue that went well. */
async function noteLastSeen(): Promise<void> {
  const lastSeenMs = workerState()?.lastSeenMs
  if (typeof lastSeenMs === 'number') {
    const file = path.join(runtime.env.dataDir, 'worker-seen')
    await writeFile(file, '')
    await utimes(file, lastSeenMs / 1000, lastSeenMs / 1000)
  }
}
