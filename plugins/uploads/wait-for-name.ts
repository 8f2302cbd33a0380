import type { PayloadRequest } from 'payload'
import { waitForTurn } from '@/src/server/database/locks'

/**
 * Names of files are unique, and Payload looks for a free one long before it stores the file: those who
 * store files of the same name at the same time do it one after the other.
 */
export function waitForName(req: PayloadRequest, name: string): Promise<void> {
  return waitForTurn(req, `media-name:${name}`)
}
