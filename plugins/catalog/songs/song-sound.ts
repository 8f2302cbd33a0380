import type { PayloadRequest } from 'payload'
import type { SongSound } from '@/src/core/contracts/music/song-answers'
import { AppError } from '@/src/core/errors'
import { splitEnding } from '@/src/core/files'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { keyOf } from '@/src/server/delivery/song-source'
import { requireOwnDocument } from '@/src/server/owner'
import { storage } from '@/src/server/storage'
import { runSql } from '@/src/server/transaction'

/** What most browsers play as it is; of others they get the MP3, once it is made. */
const played = new Set(['mp3', 'flac', 'wav', 'm4a', 'mp4', 'ogg', 'oga', 'opus', 'aac'])

/** @throws {AppError} `NOT_FOUND` for a song without a file */
export async function songSound(
  req: PayloadRequest,
  { songId, original }: { songId: string; original: string | null },
): Promise<SongSound> {
  if (!original) {
    throw new AppError('NOT_FOUND')
  }
  const file = await requireOwnDocument(req, slugs.audioFiles, original)
  const { ending } = splitEnding(file.filename ?? '')
  const [mp3] = played.has(ending)
    ? []
    : await runSql(req)<{ key: string }>`
        select key from renditions
        where track_id = ${songId} and kind = 'mp3' and state = 'ready' and key is not null`
  const url = await storage().signedGet(mp3?.key ?? keyOf(file), {
    expiresSeconds: limits.download.linkSeconds,
    downloadName: file.filename ?? 'song',
  })
  return { url, waveform: Array.isArray(file.waveform) ? (file.waveform as number[]) : [] }
}
