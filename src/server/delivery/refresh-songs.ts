import { createLocalReq, type Payload, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { prepareTracks } from '@/src/server/delivery/prepare-tracks'
import { enqueue } from '@/src/server/queue'
import { defineJob } from '@/src/server/queue/define-job'

/**
 * Asks for the songs of a release to be made again, a little later and once, however much changes meanwhile: their
 * files name the album, its artist, year and cover, and how many songs there are. Call in the transaction of the
 * change. Songs that would be the same are not made again.
 */
export async function refreshSongsSoon(req: PayloadRequest, productId: string): Promise<void> {
  const windowMs = limits.download.refreshSeconds * 1000
  const window = Math.ceil(Date.now() / windowMs)
  // A window later, so that changes that began in this one are committed.
  const startAfter = new Date((window + 1) * windowMs)
  await enqueue(
    req,
    refreshSongsJob,
    { productId },
    { dedupeKey: `${productId} ${window}`, startAfter },
  )
}

/** As {@link refreshSongsSoon}, of all releases that a condition names. */
export async function refreshSongsOf(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slugs.products,
    where: { and: [{ category: { equals: 'Music' } }, where] },
    select: {},
    // Two wide changes ask in the same order, or each would wait for the other.
    sort: 'id',
    joins: false,
    pagination: false,
    depth: 0,
    overrideAccess: true,
    req,
  })
  for (const { id } of docs) {
    await refreshSongsSoon(req, id)
  }
}

export const refreshSongsJob = defineJob({
  name: 'refresh-songs',
  data: z.object({ productId: z.uuid() }),
  run: async (payload: Payload, { productId }) =>
    prepareTracks(await createLocalReq({}, payload), {
      and: [{ product: { equals: productId } }, { original: { exists: true } }],
    }),
})
