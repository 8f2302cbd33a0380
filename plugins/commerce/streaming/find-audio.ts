import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Part } from '@/plugins/commerce/streaming/audio-link'
import { txDb } from '@/src/server/transaction'

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
  const db = await txDb(req)
  const kind = part === 'full' ? 'mp3' : 'preview'
  const uploaded =
    part === 'full'
      ? sql`select concat_ws('/', nullif(a.prefix, ''), a.filename) from audio_files a
            where a.id = t.original_id and a.profile_id = t.profile_id`
      : sql`select concat_ws('/', nullif(m.prefix, ''), m.filename) from media m
            where m.id = t.preview_id and m.profile_id = t.profile_id`
  const made = sql`select f.key from prepared_files f
    where f.track_id = t.id and f.kind = ${kind} and f.state = 'ready'
    order by f.created_at desc limit 1`
  const [first, second] = part === 'full' ? [made, uploaded] : [uploaded, made]
  const { rows } = await db.execute<{ key: string | null }>(sql`
    select coalesce((${first}), (${second})) as key from tracks t where t.id = ${trackId}`)
  return rows[0]?.key ?? null
}
