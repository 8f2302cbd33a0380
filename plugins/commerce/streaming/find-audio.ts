import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { limits } from '@/src/core/limits'
import { isOver, isSameSignature, signatureOf } from '@/src/server/signature'
import { runSql } from '@/src/server/transaction'

/**
 * Where the sound of a track is stored: the MP3 that was made, or the upload itself where nothing can
 * be made. The preview is the artist's own, or the one that was made.
 *
 * @returns null when there is none
 */
export async function findAudio(
  req: PayloadRequest,
  trackId: string,
  part: Part,
): Promise<string | null> {
  const kind = part === 'full' ? 'mp3' : 'preview'
  const uploaded =
    part === 'full'
      ? sql`select concat_ws('/', nullif(a.prefix, ''), a.filename) from audio_files a
            where a.id = t.original_id and a.profile_id = t.profile_id`
      : sql`select concat_ws('/', nullif(m.prefix, ''), m.filename) from media m
            where m.id = t.preview_id and m.profile_id = t.profile_id`
  const made = sql`select f.key from renditions f
    where f.track_id = t.id and f.kind = ${kind} and f.state = 'ready'
    order by f.created_at desc limit 1`
  const [first, second] = part === 'full' ? [made, uploaded] : [uploaded, made]
  const rows = await runSql(req)<{ key: string | null }>`
    select coalesce((${first}), (${second})) as key from tracks t where t.id = ${trackId}`
  return rows[0]?.key ?? null
}

/** What an address plays: everything, or the preview. */
export type Part = 'full' | 'preview'

const purpose = 'track-audio'

/** An address of our own that plays a track to anyone who has it, for at most 300 s. */
export function audioUrl(trackId: string, part: Part): { url: string; expiresAt: string } {
  const expires = Math.floor(Date.now() / 1000) + limits.streaming.linkSeconds
  const query = new URLSearchParams({
    expires: String(expires),
    signature: signatureOf(purpose, [trackId, part, expires]),
  })
  return {
    url: `/api/public/tracks/${trackId}/${part}?${query}`,
    expiresAt: new Date(expires * 1000).toISOString(),
  }
}

/** Whether {@link audioUrl} made the address, and it has not expired. */
export function isGenuineAudio(
  trackId: string,
  part: Part,
  { expires = '', signature = '' }: { expires?: string; signature?: string },
): boolean {
  const expected = signatureOf(purpose, [trackId, part, Number(expires)])
  return isSameSignature(signature, expected) && !isOver(Number(expires))
}
