import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook } from 'payload'
import { slugs } from '@/src/core/slugs'
import { profileIdOf } from '@/src/server/cache-tags'
import { refreshFormats } from '@/src/server/delivery/refresh-formats'
import { enqueue } from '@/src/server/queue'
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
  const { docs } = await req.payload.find({
    collection: slugs.tracks,
    where: { and: [{ product: { equals: doc.id } }, { original: { exists: true } }] },
    select: { title: true },
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id: trackId } of docs) {
    await enqueue(req, 'prepare-track', { trackId })
  }
  return doc
}

function written({ title, artist, releaseDate, media }: Record<string, unknown>) {
  const [cover] = Array.isArray(media) ? media : []
  return [title, artist || null, String(releaseDate).slice(0, 4), idOf(cover)]
}
