import config from '@payload-config'
import { getPayload } from 'payload'
import { prepareQueue } from '@/src/server/queue/prepare-queue'

/** Payload of this worker with the real configuration, shared by all test files that run in it. */
export const payload = await getPayload({ config })
await prepareQueue(payload)
