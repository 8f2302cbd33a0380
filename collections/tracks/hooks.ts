import { sql } from '@payloadcms/db-postgres'
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionBeforeValidateHook,
} from 'payload'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { lockDocument } from '@/src/server/database/locks'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { refreshSongsSoon } from '@/src/server/delivery/refresh-songs'
import { deleteRenditions } from '@/src/server/delivery/rendition-rows'
import { enqueue } from '@/src/server/queue'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/** A song without a number comes after the others; those that come together wait for each other. */
export const numberSong: CollectionBeforeValidateHook = async ({ data, operation, req }) => {
  const productId = idOf(data?.product)
  if (operation !== 'create' || !data || !productId || typeof data.position === 'number') {
    return data
  }
  await lockDocument(req, slugs.products, productId)
  const [last] = await runSql(req)<{ position: number }>`
    select coalesce(max(position), 0)::int as position from tracks where product_id = ${productId}`
  return { ...data, position: (last?.position ?? 0) + 1 }
}

/**
 * A song is as long as its recording, once that was measured. Until the song is stored nobody notes a measurement:
 * what is noted meanwhile would not find a song that is not stored yet.
 */
export const takeLength: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const original = idOf(data.original)
  if (!original || original === idOf(originalDoc?.original)) {
    return data
  }
  // Without a condition on what is measured: a row that is waited for is the one that it was before.
  const [recording] = await runSql(req)<{ seconds: number | null }>`
    select round(seconds)::int as seconds from audio_files where id = ${original} for share`
  const seconds = recording?.seconds ?? null
  return seconds === null ? data : { ...data, durationSeconds: seconds }
}

/**
 * Has the files of a track made from its upload. What was made of another one is delivered until then, also
 * when nothing can be made of this one; without ffmpeg nothing ever is.
 */
export const prepareSong: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  const [now, before] = [idOf(doc.original), idOf(previousDoc?.original)]
  if (before && before !== now && (!now || !(await hasFfmpeg()))) {
    await deleteRenditions(req, sql`track_id = ${doc.id}`)
  }
  const productId = idOf(doc.product)
  if (before !== now && productId) {
    await refreshFormats(req, profileIdOf(doc), productId)
  }
  if (now) {
    await enqueue(req, prepareTrackJob, { trackId: doc.id })
  }
  // Each song of a release says how many there are.
  const releases = operation === 'create' ? [productId] : [productId, idOf(previousDoc?.product)]
  if (operation === 'create' || releases[0] !== releases[1]) {
    for (const id of releases) {
      if (id) {
        await refreshSongsSoon(req, id)
      }
    }
  }
  return doc
}

/** The other songs say how many there are. */
export const recountSongs: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const productId = idOf(doc.product)
  if (productId) {
    await refreshSongsSoon(req, productId)
  }
  return doc
}

/** Takes along what a track left elsewhere. */
export const forgetSong: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const trackId = String(id)
  await deleteRenditions(req, sql`track_id = ${trackId}`)
  await runSql(req)`delete from plays where track_id = ${trackId}`
  await runSql(req)`delete from play_counts where track_id = ${trackId}`
}
