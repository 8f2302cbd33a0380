import type { FieldHook } from 'payload'
import { slugs } from '@/src/core/slugs'

/** Orders that use the code now. One that ended without a payment gave its use back. */
export const countUses: FieldHook = async ({ originalDoc, req }) => {
  if (!originalDoc?.id) {
    return 0
  }
  const { totalDocs } = await req.payload.count({
    collection: slugs.orders,
    where: {
      and: [
        { discountCode: { equals: originalDoc.id } },
        { status: { not_in: ['failed', 'cancelled'] } },
      ],
    },
    // A number about the owner's own code.
    overrideAccess: true,
    req,
  })
  return totalDocs
}
