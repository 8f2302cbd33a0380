import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { z } from 'zod'
import type { TrackFileKind } from '@/src/core/choices/rendition-kinds'
import { limits } from '@/src/core/limits'
import { checkSound } from '@/src/server/delivery/check-sound'
import { hasFfmpeg, UnplayableError } from '@/src/server/delivery/ffmpeg'
import { makeUnderLease } from '@/src/server/delivery/lease'
import { type FetchedSong, fetchSong, makeSong } from '@/src/server/delivery/make-song'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import {
  deleteRenditions,
  markFailed,
  type RenditionRow,
  renditionKey,
  wantFile,
} from '@/src/server/delivery/rendition-rows'
import { findSongSource, type SongSource, songHash } from '@/src/server/delivery/song-source'
import { losslessEndings } from '@/src/server/delivery/sound-format'
import { inWorkFolder, sweepWorkFolders } from '@/src/server/delivery/work-folder'
import { defineJob } from '@/src/server/queue/define-job'
import { runSql, withTx } from '@/src/server/transaction'

/**
 * Makes what buyers and listeners get of a track: MP3, FLAC where the original loses nothing, and a
 * preview. Does only what is not there yet, so it may be asked for at any time.
 */
export async function prepareTrack(payload: Payload, trackId: string): Promise<void> {
  await sweepWorkFolders()
  const req = await createLocalReq({}, payload)
  const source = await findSongSource(req, trackId)
  if (!source) {
    return
  }
  if (await hasFfmpeg()) {
    await makeWhatPlays(req, source)
  }
  await refreshFormats(req, source.profileId, source.productId)
}

export const prepareTrackJob = defineJob({
  name: 'prepare-track',
  data: z.object({ trackId: z.uuid() }),
  run: (payload, { trackId }) => prepareTrack(payload, trackId),
  timeoutSeconds: limits.download.jobSeconds,
})

/** Whether it plays was found out of the upload itself: a file that cannot be made of it says nothing of that. */
async function makeWhatPlays(req: PayloadRequest, source: SongSource): Promise<void> {
  if ((await checkSound(req.payload, source.original.id)) === 'unplayable') {
    await markFailed(req, (await want(req, source, 'mp3')).id, 'This recording cannot be played')
    return
  }
  await inWorkFolder((folder) => makeAll(req, source, folder))
  await forgetOthers(req, source)
}

async function makeAll(req: PayloadRequest, source: SongSource, folder: string): Promise<void> {
  let fetched: Promise<FetchedSong> | undefined
  const song = () => {
    fetched ??= fetchSong(source, folder)
    return fetched
  }
  await makeOne(req, 'mp3', { source, song, folder })
  if (losslessEndings.has(source.original.extension)) {
    await makeOne(req, 'flac', { source, song, folder })
  }
  if (!source.hasOwnPreview) {
    await makeOne(req, 'preview', { source, song, folder })
  }
}

/** Once there is an MP3 of this very recording, what was made of others goes. */
async function forgetOthers(req: PayloadRequest, source: SongSource): Promise<void> {
  const { trackId } = source
  const own = (['mp3', 'flac', 'preview'] as const).map((kind) => songHash(source, kind))
  const rows = await runSql(req)`
    select 1 from renditions
    where track_id = ${trackId} and state = 'ready' and content_hash = ${songHash(source, 'mp3')}`
  if (rows.length > 0) {
    const others = sql`track_id = ${trackId} and not content_hash = any(${`{${own.join(',')}}`}::text[])`
    await withTx(req, () => deleteRenditions(req, others))
  }
}

type Making = { source: SongSource; song: () => Promise<FetchedSong>; folder: string }

async function makeOne(
  req: PayloadRequest,
  kind: TrackFileKind,
  { source, song, folder }: Making,
): Promise<void> {
  const { id } = await want(req, source, kind)
  const key = renditionKey(source.profileId, id, kind === 'flac' ? 'song.flac' : `${kind}.mp3`)
  try {
    await makeUnderLease(req.payload, id, async (signal) =>
      makeSong(kind, key, { source, song: await song(), folder, signal }),
    )
  } catch (error) {
    if (!(error instanceof UnplayableError)) {
      throw error
    }
    await markFailed(req, id, error.message)
  }
}

function want(req: PayloadRequest, source: SongSource, kind: TrackFileKind): Promise<RenditionRow> {
  const { profileId, productId, trackId } = source
  const contentHash = songHash(source, kind)
  return wantFile(req, { profileId, productId, trackId, kind, contentHash })
}
