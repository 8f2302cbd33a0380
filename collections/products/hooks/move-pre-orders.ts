import type { CollectionAfterChangeHook, Where } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Hook of products: another release date is that of the pre-orders, too, which have no other day of their own. */
export const movePreOrders: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before] = [doc.releaseDate, previousDoc?.releaseDate]
  if (!before || now === before) {
    return doc
  }
  const isAhead = (day: string) => new Date(day) > new Date()
  const isPreOrder: Where = { availabilityStatus: { equals: 'preorder' } }
  const isSoldOut: Where = { availabilityStatus: { equals: 'sold_out' } }
  const moved: Where[] = [{ ...isPreOrder, releaseAt: { equals: before } }]
  if (isAhead(before)) {
    // What has sold its last unit still comes out for its buyers; once it is out, it stays so.
    moved.push({ ...isSoldOut, releaseAt: { equals: before } })
  }
  if (isAhead(now)) {
    moved.push({ ...isPreOrder, releaseAt: { exists: false } })
  }
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: { product: { equals: doc.id }, or: moved },
    // In the order in which sales lock them.
    sort: 'id',
    select: {},
    pagination: false,
    depth: 0,
    req,
  })
  for (const { id } of docs) {
    await req.payload.update({
      collection: slugs.variants,
      id,
      data: { releaseAt: now },
      depth: 0,
      req,
    })
  }
  return doc
}
