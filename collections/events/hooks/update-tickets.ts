import type { CollectionAfterChangeHook } from 'payload'
import { slugs } from '@/src/core/slugs'
import { idsOf } from '@/src/server/site-data/plain-read'

/**
 * The shop sells tickets as variants of a product that stands for the event: it has the event's title
 * and pictures, and is sold only while the event is on the site and takes place.
 */
export const updateTickets: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation === 'update') {
    const { docs } = await req.payload.find({
      collection: slugs.products,
      where: { event: { equals: doc.id } },
      select: {},
      depth: 0,
      joins: false,
      pagination: false,
      req,
    })
    for (const { id } of docs) {
      await req.payload.update({
        collection: slugs.products,
        id,
        data: {
          title: doc.title,
          media: idsOf(doc.media),
          isPublished: Boolean(doc.isPublished) && doc.status === 'scheduled',
        },
        depth: 0,
        req,
      })
    }
  }
  return doc
}
