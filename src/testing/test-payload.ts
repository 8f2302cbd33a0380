import config from '@payload-config'
import { getPayload } from 'payload'

/** Payload of this worker with the real configuration, shared by all test files that run in it. */
export const payload = await getPayload({ config })
