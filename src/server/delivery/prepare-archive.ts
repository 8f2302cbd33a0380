import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import type { DownloadFormat } from '@/src/core/choices/rendition-kinds'
import { limits } from '@/src/core/limits'
import { planArchive } from '@/src/server/delivery/archive-plan'
import { buildArchive } from '@/src/server/delivery/build-archive'
import { makeUnderLease } from '@/src/server/delivery/lease'
import { renditionKey } from '@/src/server/delivery/rendition-rows'
import { sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql } from '@/src/server/transaction'

type Row = { profileId: string; productId: string; kind: string; contentHash: string }

/** Builds the archive that a row stands for, unless the release has changed since it was asked for. */
export async function prepareArchive(payload: Payload, fileId: string): Promise<void> {
  await sweepWorkFolders()
  const req = await createLocalReq({}, payload)
  const [row] = await runSql(req)<Row>`
    select profile_id as "profileId", product_id as "productId", kind, content_hash as "contentHash"
    from renditions where id = ${fileId} and state <> 'ready'`
  if (!row) {
    return
  }
  const format = row.kind.replace('zip-', '') as DownloadFormat
  const plan = await planArchive(req, { ...row, format })
  if (plan?.contentHash !== row.contentHash) {
    await runSql(req)`delete from renditions where id = ${fileId} and state <> 'ready'`
    return
  }
  const key = renditionKey(row.profileId, fileId, 'release.zip')
  await makeUnderLease(payload, fileId, (signal) => buildArchive(key, plan.entries, signal))
}

export const prepareArchiveJob = defineJob({
  name: 'prepare-archive',
  data: z.object({ fileId: z.uuid() }),
  run: (payload, { fileId }) => prepareArchive(payload, fileId),
  timeoutSeconds: limits.download.jobSeconds,
})
