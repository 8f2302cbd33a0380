import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

/** Of one run; another one does the rest. */
const filesAtOnce = 2000

/** Takes all files of a site out of the storage, once the site is gone: those that no row names, too. */
export const removeSiteFiles = defineJob({
  name: 'remove-site-files',
  data: z.object({ profileId: z.uuid() }),
  run: (payload, { profileId }) => removeFiles(payload, profileId),
  // A store that is away for some days is waited for.
  retries: 20,
  timeoutSeconds: 900,
})

/** @throws {Error} while there is such a site */
export async function removeFiles(
  payload: Payload,
  profileId: string,
  atOnce = filesAtOnce,
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const sites = await runSql(req)`select 1 from profiles where id = ${profileId}`
  if (sites.length > 0) {
    throw new Error(`The files of the site ${profileId} are in use`)
  }
  let removed = 0
  for await (const { key } of storage().list(profileId)) {
    if (removed === atOnce) {
      await enqueue(req, removeSiteFiles, { profileId })
      return
    }
    await storage().remove(key)
    removed += 1
  }
}
