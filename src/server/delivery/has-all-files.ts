import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'

/** Whether buyers of a product, given as SQL, get all of it: something, and each song with its file. */
export async function hasAllFiles(product: SQL): Promise<SQL> {
  return sql`(${hasContent(product)} and not exists (
    select 1 from tracks t where t.product_id = ${product} and ${await lacksFile()}))`
}

/** Whether a product, given as SQL, has songs or anything else to download. */
export function hasContent(product: SQL): SQL {
  return sql`(exists (select 1 from tracks where tracks.product_id = ${product})
    or exists (select 1 from bonus_files where bonus_files.product_id = ${product}))`
}

/**
 * Whether a song `t` of `tracks` lacks the file that buyers are to get: an MP3, or its upload where that plays and
 * no MP3 can be made of it. Without ffmpeg the upload itself is played; only what browsers play can be uploaded.
 */
export async function lacksFile(): Promise<SQL> {
  return (await hasFfmpeg())
    ? sql`(t.original_id is null or not exists (
        select 1 from renditions f join audio_files a on a.id = t.original_id
        where f.track_id = t.id and f.kind = 'mp3'
          and (f.state = 'ready' or (f.state = 'failed' and a.sound = 'playable'))))`
    : sql`t.original_id is null`
}
