import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { limits } from '@/src/core/limits'
import { checkSoundJob, soundChecker } from '@/src/server/delivery/check-sound'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { deleteRenditions } from '@/src/server/delivery/rendition-rows'
import { sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { enqueue } from '@/src/server/queue'
import { runSql, withTx } from '@/src/server/transaction'

const filesAtOnce = 200

/**
 * Puts right what no event did: files that were replaced, archives that nobody asks for, and recordings
 * that were uploaded before there was an ffmpeg, whose job was lost, or that could not be played by what we knew then.
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
    where filename is not null and updated_at < now() - interval '10 minutes'
      and (sound is null or (sound = 'unplayable' and sound_checker is distinct from ${soundChecker}))
    limit ${filesAtOnce}`
  for (const { id: audioFileId } of rows) {
    const dedupeKey = onceAnHour(audioFileId)
    await withTx(req, async () => {
      await enqueue(req, checkSoundJob, { audioFileId }, { dedupeKey })
      // Songs that could not be made of it.
      await prepareTracks(req, { original: { equals: audioFileId } })
    })
  }
}

/** However often this runs. */
const onceAnHour = (id: string) => `${id}:${Math.floor(Date.now() / 3_600_000)}`
