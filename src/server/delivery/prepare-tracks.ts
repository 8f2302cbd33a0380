import type { PayloadRequest, Where } from 'payload'
import { slugs } from '@/src/core/slugs'
import { prepareTrackJob } from '@/src/server/delivery/prepare-track'
import { enqueue } from '@/src/server/queue'

/** Has the songs made again that a condition names, in the transaction of the request. */
export async function prepareTracks(req: PayloadRequest, where: Where): Promise<void> {
  const { docs } = await req.payload.find({
    collection: slugs.tracks,
    where,
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id: trackId } of docs) {
    await enqueue(req, prepareTrackJob, { trackId })
  }
}
