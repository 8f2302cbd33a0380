import { type Kind, markWhileThere } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'

/** What somebody bought elsewhere. */
export const pastOrder: Kind<CheckedThing & { kind: 'pastOrder' }> = {
  collection: slugs.pastOrders,
  isSystems: true,
  make: async (req, profileId, { kind: _, email, ...order }) => {
    const { id } = await req.payload.create({
      collection: slugs.pastOrders,
      data: { profile: profileId, email: email || null, ...order },
      depth: 0,
      overrideAccess: true,
      req,
    })
    return id
  },
  // No one changes it: a new address of the buyer's and a deleted account come by themselves.
  mark: markWhileThere(slugs.pastOrders),
}
