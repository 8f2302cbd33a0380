import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { hasFfmpeg } from '@/src/server/delivery/ffmpeg'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { deleteRenditions } from '@/src/server/delivery/rendition-rows'
import { enqueue } from '@/src/server/queue'
import { idOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/**
 * Has the files of a track made from its upload. What was made of another one is delivered until then, also
 * when nothing can be made of this one; without ffmpeg nothing ever is.
 */
export const prepareSong: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
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
  return doc
}

/** Takes along what a track left elsewhere. */
export const forgetSong: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const trackId = String(id)
  await deleteRenditions(req, sql`track_id = ${trackId}`)
  await runSql(req)`delete from plays where track_id = ${trackId}`
  await runSql(req)`delete from play_counts where track_id = ${trackId}`
}
