import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { type DownloadFormat, downloadFormats } from '@/src/core/choices/rendition-kinds'
import type { SoundCheck } from '@/src/core/choices/sound-checks'
import { runSql } from '@/src/server/transaction'

/** A stored file that a buyer may get. */
export type OfferedFile = {
  format: DownloadFormat
  /** `FLAC`; buyers see it. */
  label: string
  key: string
  extension: string
  /** Bytes. */
  size: number
}

export type OfferedSong = {
  id: string
  title: string
  position: number
  durationSeconds: number
  /** In the order of `downloadFormats`; never empty: a song of which nothing can be played is not offered. */
  files: readonly OfferedFile[]
}

export type BonusFile = {
  id: string
  title: string
  key: string
  extension: string
  size: number
}

/** All that buyers of a release get. */
export type ReleaseFiles = { songs: readonly OfferedSong[]; bonus: readonly BonusFile[] }

type SongRow = {
  id: string
  productId: string
  title: string
  position: number
  durationSeconds: number
  originalKey: string
  originalSize: number
  sound: SoundCheck | null
  mp3Key: string | null
  mp3Size: number | null
  flacKey: string | null
  flacSize: number | null
}

/** Newest file of a kind that is ready. */
const ready = (kind: 'mp3' | 'flac') => sql`
  lateral (select key, size::float8 as size from renditions f
    where f.track_id = t.id and f.kind = ${kind} and f.state = 'ready'
    order by f.updated_at desc limit 1)`

/** What can be downloaded of releases of one profile now, by product. Files of other profiles are left out. */
export async function releaseFiles(
  req: PayloadRequest,
  profileId: string,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ReleaseFiles>> {
  const ids = sql`(select value::uuid from jsonb_array_elements_text(${JSON.stringify(productIds)}::jsonb))`
  const songs = await runSql(req)<SongRow>`
    select t.id, t.product_id as "productId", t.title, t.position::float8 as position,
      coalesce(t.duration_seconds, 0)::float8 as "durationSeconds",
      concat_ws('/', nullif(a.prefix, ''), a.filename) as "originalKey",
      coalesce(a.filesize, 0)::float8 as "originalSize", a.sound,
      mp3.key as "mp3Key", mp3.size as "mp3Size", flac.key as "flacKey", flac.size as "flacSize"
    from tracks t
    join audio_files a on a.id = t.original_id and a.profile_id = t.profile_id
    left join ${ready('mp3')} mp3 on true
    left join ${ready('flac')} flac on true
    where t.profile_id = ${profileId} and t.product_id in ${ids}
    order by t.position, t.created_at`
  const bonus = await runSql(req)<BonusFile & { productId: string }>`
    select id, product_id as "productId", title, coalesce(filesize, 0)::float8 as size,
      concat_ws('/', nullif(prefix, ''), filename) as key,
      lower(coalesce(substring(filename from '\.([^.]+)$'), '')) as extension
    from bonus_files
    where profile_id = ${profileId} and product_id in ${ids}
    order by created_at`
  return new Map(
    productIds.map((id) => [
      id,
      {
        songs: songs
          .filter(({ productId }) => productId === id)
          .map(toSong)
          .filter(({ files }) => files.length > 0),
        bonus: bonus.filter(({ productId }) => productId === id),
      },
    ]),
  )
}

function toSong({ id, title, position, durationSeconds, ...row }: SongRow): OfferedSong {
  const extension = row.originalKey.split('.').at(-1)?.toLowerCase() ?? ''
  const made = (format: 'mp3' | 'flac', key: string | null, size: number | null) =>
    key === null
      ? []
      : [{ format, label: format.toUpperCase(), key, extension: format, size: size ?? 0 }]
  const files: OfferedFile[] = [
    ...made('mp3', row.mp3Key, row.mp3Size),
    ...made('flac', row.flacKey, row.flacSize),
  ]
  const ownFormat = extension === 'mp3' || extension === 'flac' ? extension : 'original'
  // What was made of a former upload is given until this one is known to be good.
  const isGood = row.sound === 'playable' || (row.sound === null && files.length === 0)
  if (isGood && !files.some(({ format }) => format === ownFormat)) {
    files.push({
      format: ownFormat,
      label: extension.toUpperCase(),
      key: row.originalKey,
      extension,
      size: row.originalSize,
    })
  }
  const rank = ({ format }: OfferedFile) => downloadFormats.indexOf(format)
  return {
    id,
    title,
    position,
    durationSeconds,
    files: files.sort((one, other) => rank(one) - rank(other)),
  }
}

/** A format that all songs of a release come in. */
export type ReleaseFormat = { format: DownloadFormat; label: string }

/** How a whole release can be downloaded; songs that have no such file of their own go along as uploaded. */
export function formatsOf({ songs }: Pick<ReleaseFiles, 'songs'>): ReleaseFormat[] {
  if (songs.length === 0) {
    return []
  }
  const common = downloadFormats.filter((format) =>
    songs.every(({ files }) => files.some((file) => file.format === format)),
  )
  const formats: DownloadFormat[] = common.length > 0 ? [...common] : ['original']
  return formats.map((format) => ({
    format,
    label: [...new Set(songs.map((song) => fileIn(song, format).label))].join(' and '),
  }))
}

/** The song in that format, or in the best one that there is. */
export function fileIn({ files }: OfferedSong, format: DownloadFormat): OfferedFile {
  const file = files.find((each) => each.format === format) ?? files.at(-1)
  if (!file) {
    throw new Error('A song without files is not offered')
  }
  return file
}
