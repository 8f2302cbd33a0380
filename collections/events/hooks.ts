import type { CollectionAfterChangeHook, CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '@/src/core/slugs'
import { idsOf } from '@/src/server/site-data/visitor-read'
import { runSql } from '@/src/server/transaction'

/**
 * Deletes an event's tickets with it.
 *
 * @throws {AppError} `CONFLICT` when some were sold
 */
export const removeTickets: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { docs } = await req.payload.find({
    collection: slugs.products,
    where: { event: { equals: id } },
    depth: 0,
    joins: false,
    pagination: false,
    req,
  })
  for (const product of docs) {
    await req.payload.delete({ collection: slugs.products, id: product.id, depth: 0, req })
  }
}

/** Who waits for tickets of an event goes with it. */
export const removeWaitlist: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await runSql(req)`delete from waitlist_entries where event_id = ${id}`
}

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
