import path from 'node:path'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { hasFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { decodeSound, readSound } from '@/src/server/delivery/read-sound'
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
  const isKnown = file?.sound === 'playable' || (file?.sound && file.soundChecker === soundChecker)
  if (!file || isKnown || !(await hasFfmpeg())) {
    return file?.sound ?? null
  }
  const original = { id: file.id, key: keyOf(file) }
  const sound = await soundOf(original)
  await noteSound(req, original, sound)
  return sound
}

export const checkSoundJob = defineJob({
  name: 'check-sound',
  data: z.object({ audioFileId: z.uuid() }),
  run: (payload, { audioFileId }) => checkSound(payload, audioFileId),
  timeoutSeconds: limits.download.jobSeconds,
})

async function soundOf({ key }: Original): Promise<SoundCheck> {
  try {
    await inWorkFolder(async (folder) => {
      await decodeSound(await readSound(path.join(folder, 'original'), key))
    })
    return 'playable'
  } catch (error) {
    if (!(error instanceof UnplayableError)) {
      throw error
    }
    return 'unplayable'
  }
}

/**
 * Notes whether a file can be played, and refreshes what is offered of the releases that have it. Does nothing
 * when another file has taken its place by now.
 */
async function noteSound(
  req: PayloadRequest,
  { id, key }: Original,
  sound: SoundCheck,
): Promise<void> {
  await withTx(req, async () => {
    const [former] = await runSql(req)<{ sound: SoundCheck | null }>`
      update audio_files a set sound = ${sound}, sound_checker = ${soundChecker}
      from audio_files former
      where a.id = ${id} and former.id = a.id
        and concat_ws('/', nullif(a.prefix, ''), a.filename) = ${key}
      returning former.sound`
    if (!former || former.sound === sound) {
      return
    }
    const rows = await runSql(req)<{ profileId: string; productId: string }>`
      select distinct profile_id as "profileId", product_id as "productId"
      from tracks where original_id = ${id}`
    for (const { profileId, productId } of rows) {
      await refreshFormats(req, profileId, productId)
    }
  })
}
