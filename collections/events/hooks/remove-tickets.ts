import type { CollectionBeforeDeleteHook } from 'payload'
import { slugs } from '@/src/core/slugs'

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
