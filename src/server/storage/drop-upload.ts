import { createLocalReq, type Payload } from 'payload'
import { removeUpload } from '@/src/server/storage/resumable-uploads'
import { runSql } from '@/src/server/transaction'

/** Takes away a recording that was sent, or not finished, with the room that it was promised. */
export async function dropUpload(payload: Payload, key: string): Promise<void> {
  await removeUpload(key)
  await runSql(await createLocalReq({}, payload))`delete from incoming_uploads where key = ${key}`
}

/** Forgets what was promised to recordings that nobody finished. */
export async function dropPromisesBefore(payload: Payload, moment: Date): Promise<void> {
  await runSql(await createLocalReq({}, payload))`
    delete from incoming_uploads where created_at < ${moment.toISOString()}::timestamptz`
}
