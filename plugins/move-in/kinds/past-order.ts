import type { Kind } from '@/plugins/move-in/kinds/kind'
import type { CheckedThing } from '@/src/core/contracts/studio/imported-things'
import { slugs } from '@/src/core/slugs'
import { runSql } from '@/src/server/transaction'

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
  mark: async (req, id) => {
    const [row] = await runSql(req)`select 1 from past_orders where id = ${id}`
    return row ? 'as made' : null
  },
}
