import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { limits } from '@/src/core/limits'
import { checkSoundJob } from '@/src/server/delivery/check-sound'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { deleteRenditions } from '@/src/server/delivery/rendition-rows'
import { sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { enqueue } from '@/src/server/queue'
import { runSql, withTx } from '@/src/server/transaction'

const filesAtOnce = 200

/**
 * Puts right what no event did: files that were replaced, archives that nobody asks for, and recordings
 * that were uploaded before there was an ffmpeg, or whose job was lost.
 */
export async function cleanUpRenditions(payload: Payload): Promise<void> {
  await sweepWorkFolders()
  const req = await createLocalReq({}, payload)
  await withTx(req, async () => {
    await deleteRenditions(
      req,
      sql`renditions.state in ('ready', 'failed') and exists (
        select 1 from renditions newer
        where newer.subject = renditions.subject and newer.kind = renditions.kind
          and newer.state = 'ready' and newer.id <> renditions.id
          and newer.created_at > renditions.created_at)`,
    )
    await deleteRenditions(
      req,
      sql`track_id is null and state in ('ready', 'failed')
        and updated_at < now() - make_interval(days => ${limits.download.keepUnusedDays})`,
    )
  })
  if (await hasFfmpeg()) {
    await prepareForgotten(payload)
    await checkForgotten(payload)
  }
}

async function prepareForgotten(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)<{ id: string }>`
    select t.id from tracks t
    where t.original_id is not null and t.updated_at < now() - interval '10 minutes'
      and not exists (
        select 1 from renditions f
        where f.track_id = t.id and f.kind = 'mp3' and f.state in ('ready', 'failed'))
    limit ${filesAtOnce}`
  for (const { id: trackId } of rows) {
    const dedupeKey = onceAnHour(trackId)
    await withTx(req, () => enqueue(req, prepareTrackJob, { trackId }, { dedupeKey }))
  }
}

async function checkForgotten(payload: Payload): Promise<void> {
  const req = await createLocalReq({}, payload)
  const rows = await runSql(req)<{ id: string }>`
    select id from audio_files
    where sound is null and filename is not null and updated_at < now() - interval '10 minutes'
    limit ${filesAtOnce}`
  for (const { id: audioFileId } of rows) {
    const dedupeKey = onceAnHour(audioFileId)
    await withTx(req, () => enqueue(req, checkSoundJob, { audioFileId }, { dedupeKey }))
  }
}

/** However often this runs. */
const onceAnHour = (id: string) => `${id}:${Math.floor(Date.now() / 3_600_000)}`
