import type { CollectionAfterChangeHook } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Hook of products: another release date is that of the pre-orders, too, which have no other day of their own. */
export const movePreOrders: CollectionAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const [now, before] = [doc.releaseDate, previousDoc?.releaseDate]
  if (!before || now === before) {
    return doc
  }
  const isAhead = new Date(now) > new Date()
  const { docs } = await req.payload.find({
    collection: slugs.variants,
    where: {
      and: [
        { product: { equals: doc.id } },
        {
          or: [
            // What has sold its last unit still comes out for its buyers.
            {
              and: [
                { availabilityStatus: { in: ['preorder', 'sold_out'] } },
                { releaseAt: { equals: before } },
              ],
            },
            ...(isAhead
              ? [
                  {
                    and: [
                      { availabilityStatus: { equals: 'preorder' } },
                      { releaseAt: { exists: false } },
                    ],
                  },
                ]
              : []),
          ],
        },
      ],
    },
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
