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
const { startWorker } = await import('@/src/server/queue/worker')
const { watchState } = await import('@/src/server/runtime/watch-state')
const { createQueueFigures } = await import('@/src/server/queue/queue-figures')
const { serveMetrics } = await import('@/src/server/observability/metrics-endpoint')
const payload = await getPayloadClient()
await prepareQueue(payload)
const worker = await startWorker(payload)
const endWatch = watchState(payload.db.pool)
const metricsServer = await serveMetrics(runtime.env, createQueueFigures(payload.db.pool))
console.log('The worker is running.')

untilStopped(async () => {
  endWatch()
  await worker.stop()
  metricsServer?.close()
  await runtime.stop()
})
