import path from 'node:path'
import { createLocalReq, type Payload } from 'payload'
import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { hasFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { readSound } from '@/src/server/delivery/read-sound'
import { inWorkFolder, sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { defineJob } from '@/src/server/queue/define-job'

/** Notes how long a recording of a post is, for programs that follow the artist. Without ffmpeg nobody knows. */
export const measureRecordingJob = defineJob({
  name: 'measure-recording',
  data: z.object({ postFileId: z.uuid() }),
  timeoutSeconds: limits.download.jobSeconds,
  run: async (payload: Payload, { postFileId: id }) => {
    await sweepWorkFolders()
    const req = await createLocalReq({}, payload)
    // With the system's rights, as all jobs.
    const file = { collection: slugs.postFiles, id, depth: 0, req } as const
    const found = await payload.findByID({ ...file, disableErrors: true })
    if (!found || !(await hasFfmpeg())) {
      return
    }
    const seconds = await secondsOf(`${found.prefix}/${found.filename}`)
    if (seconds !== null) {
      await payload.update({ ...file, data: { durationSeconds: Math.max(1, Math.round(seconds)) } })
    }
  },
})

async function secondsOf(key: string): Promise<number | null> {
  let seconds: number | null = null
  try {
    await inWorkFolder(async (folder) => {
      ;({ seconds } = await readSound(path.join(folder, 'original'), key))
    })
  } catch (error) {
    if (!(error instanceof UnplayableError)) {
      throw error
    }
  }
  return seconds
}
