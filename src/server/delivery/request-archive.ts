import type { PayloadRequest } from 'payload'
import type { DownloadFormat } from '@/src/core/choices/rendition-kinds'
import { AppError } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { planArchive } from '@/src/server/delivery/archive-plan'
import { prepareArchiveJob } from '@/src/server/delivery/prepare-archive'
import { wantFile } from '@/src/server/delivery/rendition-rows'
import { enqueue } from '@/src/server/queue'
import { runSql, withTx } from '@/src/server/transaction'

export type ArchiveAsked = { profileId: string; productId: string; format: DownloadFormat }

export type ReadyArchive = { key: string; downloadName: string }

/**
 * The archive of a release as it is now, or null while it is made. Any number of buyers who ask at the
 * same time have it made once; the caller after a process died has it made again.
 *
 * @param waitingOrderId whose buyer gets a mail when it takes long
 * @throws {AppError} `NOT_FOUND` when the release does not come in that format
 */
export async function requestArchive(
  req: PayloadRequest,
  asked: ArchiveAsked,
  waitingOrderId: string | null,
): Promise<ReadyArchive | null> {
  const plan = await planArchive(req, asked)
  if (!plan) {
    throw new AppError('NOT_FOUND')
  }
  const { contentHash, downloadName } = plan
  return withTx(req, async () => {
    const kind = `zip-${asked.format}` as const
    const { id, state, key } = await wantFile(req, { ...asked, trackId: null, kind, contentHash })
    if (state === 'ready' && key) {
      // Those that are fetched stay.
      await runSql(req)`
        update renditions set updated_at = now(),
          waiting = coalesce(waiting, '[]'::jsonb) - ${waitingOrderId ?? ''}::text
        where id = ${id}`
      return { key, downloadName }
    }
    await enqueueOnce(req, id)
    if (waitingOrderId) {
      await runSql(req)`
        update renditions
        set waiting = (coalesce(waiting, '[]'::jsonb) - ${waitingOrderId}::text) || to_jsonb(${waitingOrderId}::text)
        where id = ${id}`
    }
    return null
  })
}

/** One job for a row; another one when the first has not been heard of for as long as a lease holds. */
async function enqueueOnce(req: PayloadRequest, fileId: string): Promise<void> {
  const rows = await runSql(req)`
    update renditions
    set state = 'queued', failure = null, updated_at = now(),
      lease_until = now() + make_interval(secs => ${limits.download.leaseSeconds})
    where id = ${fileId} and (
      (state in ('queued', 'failed') and (lease_until is null or lease_until < now()))
      or (state = 'building' and lease_until < now()))
    returning id`
  if (rows.length > 0) {
    await enqueue(req, prepareArchiveJob, { fileId })
  }
}
