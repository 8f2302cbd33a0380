import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import { profileIdOf } from '@/src/server/cache-tags'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { idOf } from '@/src/server/site-data/plain-read'

/** Has the songs of a release made again when what is written into them has changed. */
export const prepareSongs: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'create') {
    return doc
  }
  // Saving writes back what the product was loaded with.
  await refreshFormats(req, profileIdOf(doc), doc.id)
  if (isDeepStrictEqual(written(doc), written(previousDoc))) {
    return doc
  }
  await prepareTracks(req, {
    and: [{ product: { equals: doc.id } }, { original: { exists: true } }],
  })
  return doc
}

function written({ title, artist, releaseDate, media }: Record<string, unknown>) {
  const [cover] = Array.isArray(media) ? media : []
  return [title, artist || null, String(releaseDate).slice(0, 4), idOf(cover)]
}
