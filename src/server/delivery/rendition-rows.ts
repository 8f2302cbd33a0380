import type { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { RenditionKind, RenditionState } from '@/src/core/choices/rendition-kinds'
import { limits } from '@/src/core/limits'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

/** Which file, of which content. */
type Wanted = {
  profileId: string
  productId: string
  trackId: string | null
  kind: RenditionKind
  contentHash: string
}

export type RenditionRow = { id: string; state: RenditionState; key: string | null }

/** The row of that very content; made when there is none. */
export async function wantFile(req: PayloadRequest, wanted: Wanted): Promise<RenditionRow> {
  const { profileId, productId, trackId, kind, contentHash } = wanted
  const subject = trackId ?? productId
  await runSql(req)`
    insert into renditions (profile_id, product_id, track_id, subject, kind, content_hash, state)
    values (${profileId}, ${productId}, ${trackId}, ${subject}, ${kind}, ${contentHash}, 'queued')
    on conflict (subject, kind, content_hash) do nothing`
  const rows = await runSql(req)<RenditionRow>`
    select id, state, key from renditions
    where subject = ${subject} and kind = ${kind} and content_hash = ${contentHash}`
  if (!rows[0]) {
    throw new Error('The prepared file was removed while it was asked for')
  }
  return rows[0]
}

/** Notes that a file cannot be made from this content. */
export async function markFailed(
  req: PayloadRequest,
  fileId: string,
  failure: string,
): Promise<void> {
  await runSql(req)`
    update renditions set state = 'failed', failure = ${failure.slice(0, 500)},
      lease_until = null, updated_at = now()
    where id = ${fileId} and state = 'queued'`
}

/** Where the file of a row lies: always the same place, so that a run that is repeated leaves nothing behind. */
export function renditionKey(profileId: string, fileId: string, name: string): string {
  return `private/${profileId}/renditions/${fileId}/${name}`
}

type Statement = ReturnType<typeof sql>

/**
 * Forgets renditions in the transaction of `req`; what is stored goes a day later, because
 * somebody may still be loading it.
 *
 * @param where on the columns of `renditions`
 */
export async function deleteRenditions(req: PayloadRequest, where: Statement): Promise<void> {
  const rows = await runSql(req)<{
    key: string | null
  }>`delete from renditions where ${where} returning key`
  const keys = rows.flatMap(({ key }) => key ?? [])
  if (keys.length > 0) {
    const startAfter = new Date(Date.now() + limits.download.keepReplacedHours * 3_600_000)
    await enqueue(req, removeFilesJob, { keys }, { startAfter })
  }
}

/** Takes files out of the storage whose rows are gone. */
export const removeFilesJob = defineJob({
  name: 'remove-files',
  data: z.object({ keys: z.array(z.string()) }),
  run: async (_payload, { keys }) => {
    for (const key of keys) {
      await storage().remove(key)
    }
  },
  timeoutSeconds: 300,
})
