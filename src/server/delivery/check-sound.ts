import path from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { hasFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { type MeasuredSound, measureSound } from '@/src/server/delivery/measure-sound'
import { readSound } from '@/src/server/delivery/read-sound'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { keyOf, type SongSource } from '@/src/server/delivery/song-source'
import { inWorkFolder, sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/** Raise it when more can be played than before: what was called unplayable is looked at again. */
export const soundChecker = 1

type Original = Pick<SongSource['original'], 'id' | 'key'>

/**
 * Finds out whether an upload can be played, before or after a song has it.
 *
 * @returns null when there is no such upload, or nothing here can find out
 */
export async function checkSound(
  payload: Payload,
  audioFileId: string,
): Promise<SoundCheck | null> {
  await sweepWorkFolders()
  const req = await createLocalReq({}, payload)
  const file = await payload.findByID({
    collection: slugs.audioFiles,
    id: audioFileId,
    depth: 0,
    disableErrors: true,
    req,
  })
  const isPlayable = file?.sound === 'playable' && Array.isArray(file.waveform)
  const isKnown = isPlayable || (file?.sound === 'unplayable' && file.soundChecker === soundChecker)
  if (!file || isKnown || !(await hasFfmpeg())) {
    return file?.sound ?? null
  }
  const original = { id: file.id, key: keyOf(file) }
  const measured = await measure(original)
  await noteSound(req, original, measured)
  return measured ? 'playable' : 'unplayable'
}

export const checkSoundJob = defineJob({
  name: 'check-sound',
  data: z.object({ audioFileId: z.uuid() }),
  run: (payload, { audioFileId }) => checkSound(payload, audioFileId),
  timeoutSeconds: limits.download.jobSeconds,
})

/** Null for what cannot be played. */
async function measure({ key }: Original): Promise<MeasuredSound | null> {
  try {
    return await inWorkFolder(async (folder) =>
      measureSound(await readSound(path.join(folder, 'original'), key)),
    )
  } catch (error) {
    if (!(error instanceof UnplayableError)) {
      throw error
    }
    return null
  }
}

/**
 * Notes whether a file can be played, and refreshes what is offered of the releases that have it. Does nothing
 * when another file has taken its place by now.
 */
async function noteSound(
  req: PayloadRequest,
  { id, key }: Original,
  measured: MeasuredSound | null,
): Promise<void> {
  const sound: SoundCheck = measured ? 'playable' : 'unplayable'
  const { seconds = null, level = null, loudness = null, peak = null, waveform } = measured ?? {}
  await withTx(req, async () => {
    // Before sound and songs, as who changes those does: two in other orders would wait for each other.
    await runSql(req)`
      select 1 from products where id in (select product_id from tracks where original_id = ${id})
      order by id for no key update`
    const [former] = await runSql(req)<{ sound: SoundCheck | null }>`
      update audio_files a set sound = ${sound}, sound_checker = ${soundChecker}, seconds = ${seconds},
        level = ${level}, loudness = ${loudness}, peak = ${peak},
        waveform = ${waveform ? JSON.stringify(waveform) : null}::jsonb
      from audio_files former
      where a.id = ${id} and former.id = a.id
        and concat_ws('/', nullif(a.prefix, ''), a.filename) = ${key}
      returning former.sound`
    if (!former) {
      return
    }
    const rows = await runSql(req)<{ profileId: string; productId: string }>`
      update tracks set duration_seconds = coalesce(round(${seconds}::numeric), duration_seconds)
      where original_id = ${id}
      returning profile_id as "profileId", product_id as "productId"`
    const releases = new Map(rows.map((row) => [row.productId, row.profileId]))
    for (const [productId, profileId] of releases) {
      await refreshFormats(req, profileId, productId)
    }
  })
}
