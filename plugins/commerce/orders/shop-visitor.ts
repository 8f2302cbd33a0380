import { hasAccess, type PostViewer } from '@/src/access/post-access'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { Buyer } from '@/src/core/orders/pricing/cart-line'
import { reservedFor } from '@/src/core/orders/reserved-for'
import type { Product } from '@/src/payload-types'
import { postViewerOf } from '@/src/server/posts/post-viewer'
import { listTiers } from '@/src/server/site-data'
import { idsOf } from '@/src/server/site-data/visitor-read'

/** Who buys, as their membership stands right now. */
export type ShopVisitor = Buyer & {
  /** Null for guests, and for whom an artist plays. */
  account: { id: string; profileId: string } | null
  viewer: PostViewer
  /** Of the site, those too that nobody can join. */
  tiers: readonly TierView[]
  /** Why they may not buy a product; empty when they may. */
  reservedFor: (product: Pick<Product, 'visibility' | 'tiers'>) => string
}

/**
 * Reads with connections of its own, so ask before a transaction.
 *
 * @param account signed in on this profile's site
 * @param played whom the artist plays in a preview, in place of any account
 */
export async function shopVisitorOf(
  profileId: string,
  account: { id: string } | null,
  played: PostViewer | null = null,
): Promise<ShopVisitor> {
  const [viewer, tiers] = await Promise.all([
    played ?? postViewerOf(profileId, account),
    listTiers(profileId),
  ])
  const own = tiers.filter(({ id }) => viewer.tierIds.has(id))
  return {
    account: account && !played ? { id: account.id, profileId } : null,
    viewer,
    tiers,
    isMember: own.length > 0,
    discountPercent: Math.max(0, ...own.map(({ discountPercent }) => discountPercent)),
    reservedFor: ({ visibility, tiers: of }) => {
      const rule = { visibility: visibility ?? 'public', tierIds: idsOf(of) }
      return hasAccess(rule, viewer) ? '' : reservedFor(rule, tiers)
    },
  }
}
