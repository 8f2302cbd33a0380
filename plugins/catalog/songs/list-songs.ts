import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { Song, SongFile } from '@/src/core/contracts/music/song-answers'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { sharedSongs, singlesIn } from '@/src/server/delivery/shared-songs'
import { txDb } from '@/src/server/transaction'

type Row = Omit<Song, 'file' | 'single'> & {
  audioFileId: string | null
  name: string | null
  size: number | null
  sound: 'playable' | 'unplayable' | null
  level: SongFile['level']
  loudness: number | null
  waveform: number[] | null
}

/** As many as a row of the list has room for. */
const columns = 120

/** The songs of a release in their order. */
export async function listSongs(
  req: PayloadRequest,
  release: { profileId: string; productId: string },
): Promise<Song[]> {
  const db = await txDb(req)
  const { rows } = await db.execute<Row>(sql`
    select t.id, t.position::int, t.title, coalesce(t.artist, '') as artist,
      coalesce(t.duration_seconds, 0)::float as seconds, coalesce(t.lyrics, '') as lyrics,
      coalesce(t.credits, '') as credits, coalesce(t.isrc, '') as isrc,
      coalesce(t.has_explicit_content, false) as "hasExplicitContent",
      coalesce(t.is_featured, false) as "isFeatured",
      coalesce(t.streaming::text, 'release') as streaming, t.play_limit::int as "playLimit",
      a.id as "audioFileId", a.filename as name, a.filesize::float as size, a.sound, a.level,
      a.loudness::float as loudness, a.waveform
    from tracks t left join audio_files a on a.id = t.original_id
    where t.product_id = ${release.productId} and t.profile_id = ${release.profileId}
    order by t.position, t.created_at, t.id`)
  const canListen = await hasFfmpeg()
  const singles = singlesIn(await sharedSongs(db, release))
  return rows.map(
    ({ audioFileId, name, size, sound, level, loudness, waveform, ...song }): Song => ({
      ...song,
      file: audioFileId
        ? {
            name: name ?? '',
            size: size ?? 0,
            state: sound ?? (canListen ? 'checking' : 'unchecked'),
            level,
            loudness,
            waveform: narrowed(waveform ?? [], columns),
          }
        : null,
      single: singles.get(song.id) ?? null,
    }),
  )
}

function narrowed(waveform: readonly number[], width: number): number[] {
  if (waveform.length <= width) {
    return [...waveform]
  }
  return Array.from({ length: width }, (_, column) => {
    const start = Math.floor((column * waveform.length) / width)
    const end = Math.floor(((column + 1) * waveform.length) / width)
    return Math.max(...waveform.slice(start, end))
  })
}
