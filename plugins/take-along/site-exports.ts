import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { packSite } from '@/plugins/take-along/pack-site'
import { adminUrl } from '@/plugins/take-along/plain-mail'
import { readyMail } from '@/plugins/take-along/ready-mail'
import { takeAlongPath } from '@/src/admin/studio-paths'
import type { SiteExportView } from '@/src/core/contracts/site-export'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'
import { mailOwners } from '@/src/server/mail/mail-owners'
import { siteStaff } from '@/src/server/owner'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'
import { isolateFailure } from '@/src/server/queue/isolate-failures'
import { recordExport } from '@/src/server/record-audit'
import { storage } from '@/src/server/storage'
import { runSql, withTx } from '@/src/server/transaction'

const { keptDays, lostMinutes } = studioLimits.siteExport
const noteEveryMs = 2000
/** After which one that waits for another site's looks again. */
const turnSeconds = 30

type Row = {
  id: string
  state: Exclude<SiteExportView['state'], 'none'>
  percent: number
  fileKey: string | null
  bytes: number | null
  readyAt: Date | string | null
}

/** How far the file of a site is. */
export async function readExport(req: PayloadRequest, profileId: string): Promise<SiteExportView> {
  const row = await findRow(req, profileId)
  if (!row) {
    return { state: 'none', percent: 0, bytes: null, until: null }
  }
  const { state, percent, bytes, readyAt } = row
  const until = readyAt && new Date(new Date(readyAt).getTime() + keptDays * 86_400_000)
  return { state, percent, bytes, until: until ? until.toISOString() : null }
}

/** Has the file of a site made anew, unless that is under way. */
export async function beginExport(req: PayloadRequest, profileId: string): Promise<SiteExportView> {
  await withTx(req, async () => {
    const begun = await runSql(req)`
      insert into site_exports (profile_id, state) values (${profileId}, 'waiting')
      on conflict (profile_id) do update set state = 'waiting', percent = 0, bytes = null,
        ready_at = null, updated_at = now()
      where site_exports.state in ('ready', 'failed')
        or site_exports.updated_at < now() - make_interval(mins => ${lostMinutes})
      returning id`
    if (begun.length > 0) {
      await recordExport(req, { profileId, what: ownerMessages.audit.everything })
      await enqueue(req, makeExport, { profileId })
    }
  })
  return readExport(req, profileId)
}

/**
 * Where the file is for some minutes.
 *
 * @throws {AppError} `NOT_FOUND` when it is not ready, or was removed
 */
export async function exportLink(req: PayloadRequest, profileId: string): Promise<string> {
  const row = await findRow(req, profileId)
  if (row?.state !== 'ready' || !row.fileKey) {
    throw new AppError('NOT_FOUND')
  }
  const day = new Date(row.readyAt ?? 0).toISOString().slice(0, 10)
  return storage().signedGet(row.fileKey, { expiresSeconds: 300, downloadName: `site-${day}.zip` })
}

async function findRow(req: PayloadRequest, profileId: string): Promise<Row | undefined> {
  const [row] = await runSql(req)<Row>`
    select id, percent::int as percent,
      case when state in ('waiting', 'packing')
        and updated_at < now() - make_interval(mins => ${lostMinutes})
        then 'failed' else state::text end as state, file_key as "fileKey", bytes::float8 as bytes,
      ready_at as "readyAt"
    from site_exports where profile_id = ${profileId}`
  return row
}

/**
 * Packs a site into the storage, and tells its owners. A run that is cut off is done again from the start; of two the
 * one that began last counts. One at a time in a process: other jobs have to go on beside it.
 */
export const makeExport = defineJob({
  name: 'make-site-export',
  data: z.object({ profileId: z.uuid() }),
  run: async (payload, { profileId }) => {
    if (isPacking) {
      const startAfter = new Date(Date.now() + turnSeconds * 1000)
      const req = await createLocalReq({}, payload)
      await runSql(req)`
        update site_exports set updated_at = now()
        where profile_id = ${profileId} and state = 'waiting'`
      await enqueue(req, makeExport, { profileId }, { startAfter })
      return
    }
    isPacking = true
    try {
      await packIntoStorage(payload, profileId)
    } finally {
      isPacking = false
    }
  },
  retries: 3,
  timeoutSeconds: 4 * 3600,
})

let isPacking = false

async function packIntoStorage(payload: Payload, profileId: string): Promise<void> {
  const req = await createLocalReq({}, payload)
  const fileKey = `private/${profileId}/take-along/${randomUUID()}.zip`
  const run = { profileId, fileKey }
  if (!(await beginRun(req, run))) {
    return
  }
  let share = 0
  const beat = setInterval(() => {
    noteProgress(req, run, share).catch((err) =>
      payload.logger.error({ msg: 'Progress of an export not noted', err }),
    )
  }, noteEveryMs)
  let packed: Readable | undefined
  try {
    packed = await packSite(payload, profileId, (now) => {
      share = now
    })
    await storage().put(fileKey, packed, { contentType: 'application/zip' })
    const stored = await storage().head(fileKey)
    await withTx(req, () => finish(req, run, stored?.size ?? 0))
  } catch (error) {
    // The store may have stopped to read it.
    packed?.destroy()
    await runSql(req)`
      update site_exports set state = 'failed', updated_at = now()
      where profile_id = ${profileId} and file_key = ${fileKey} and state = 'packing'`
    await storage().remove(fileKey)
    throw error
  } finally {
    clearInterval(beat)
  }
}

type Run = { profileId: string; fileKey: string }

/**
 * Notes where the file of this run will be, so that none is left behind that nobody knows, and removes the one before.
 *
 * @returns false when there is nothing to make
 */
async function beginRun(req: PayloadRequest, { profileId, fileKey }: Run): Promise<boolean> {
  const former = await findRow(req, profileId)
  const begun = await runSql(req)`
    update site_exports set state = 'packing', percent = 0, file_key = ${fileKey}, updated_at = now()
    where profile_id = ${profileId} and state <> 'ready' returning id`
  if (begun.length > 0 && former?.fileKey) {
    await storage().remove(former.fileKey)
  }
  return begun.length > 0
}

async function finish(
  req: PayloadRequest,
  { profileId, fileKey }: Run,
  bytes: number,
): Promise<void> {
  const ready = await runSql(req)`
    update site_exports set state = 'ready', percent = 100, bytes = ${bytes}, ready_at = now(),
      updated_at = now()
    where profile_id = ${profileId} and file_key = ${fileKey} and state = 'packing' returning id`
  if (ready.length === 0) {
    throw new Error('Another run of the job began meanwhile')
  }
  await mailOwners(req, await siteStaff(req, profileId, 'takeAlong'), {
    profileId,
    kind: 'site-export-ready',
    about: null,
    fact: fileKey,
    ...readyMail({ bytes, url: adminUrl(req, takeAlongPath) }),
  })
}

/** Also that the run is alive: what was not noted for long may be begun anew. */
async function noteProgress(
  req: PayloadRequest,
  { profileId, fileKey }: Run,
  share: number,
): Promise<void> {
  await runSql(req)`
    update site_exports set percent = ${Math.min(99, Math.floor(100 * share))}, updated_at = now()
    where profile_id = ${profileId} and file_key = ${fileKey} and state = 'packing'`
}

/** Removes files that were there for as long as the mail says, and notes of what came to nothing. */
export async function forgetExports(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const old = await runSql(req)<{ id: string; fileKey: string | null }>`
    select id, file_key as "fileKey" from site_exports
    where updated_at < now() - make_interval(days => ${keptDays})`
  for (const { id, fileKey } of old) {
    await isolateFailure(payload, { what: 'File of a site not removed', id }, async () => {
      if (fileKey) {
        await storage().remove(fileKey)
      }
      await runSql(req)`
        delete from site_exports
        where id = ${id} and updated_at < now() - make_interval(days => ${keptDays})`
    })
  }
}
