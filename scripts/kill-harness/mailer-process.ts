import { getPayload } from 'payload'
import { startWorker } from '@/src/server/queue/worker'

const { default: config } = await import('@payload-config')
const payload = await getPayload({ config })

process.once('message', () => startWorker(payload))
// Without its parent there is nobody to stop it.
process.on('disconnect', () => process.exit(0))
process.send?.('booted')
