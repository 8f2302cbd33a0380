import { projectDir } from '@/scripts/lib/project'
import { untilStopped } from '@/scripts/lib/until-stopped'
import { prepareRuntime } from '@/src/server/runtime/prepare'

process.env.DISABLE_PAYLOAD_HMR = 'true'
const runtime = await prepareRuntime(projectDir)
// Payload reads the environment when it is loaded, which must not be before it is complete.
const { getPayloadClient } = await import('@/src/server/get-payload-client')
const { prepareQueue } = await import('@/src/server/queue/prepare-queue')
const { startWorker } = await import('@/src/server/queue/worker')
const payload = await getPayloadClient()
await prepareQueue(payload)
const worker = await startWorker(payload)
console.log('The worker is running.')

untilStopped(async () => {
  await worker.stop()
  await runtime.stop()
})
