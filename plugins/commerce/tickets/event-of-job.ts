import type { PayloadRequest } from 'payload'
import { slugs } from '@/src/core/slugs'

/** The event that a job is about, null when it is gone by the time the job runs. */
export async function eventOfJob(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.find({
    collection: slugs.events,
    where: { id: { equals: id } },
    joins: false,
    depth: 0,
    // The endpoint that queued the job has checked whose it is.
    overrideAccess: true,
    req,
  })
  return docs[0] ?? null
}
