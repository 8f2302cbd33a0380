import type { PayloadRequest } from 'payload'
import { idOf } from '@/plugins/commerce/orders/find-order'
import type { CartLineInput } from '@/src/core/contracts/orders/checkout'
import { type GiftMembership, giftMonths } from '@/src/core/memberships/gift-months'
import type { CartLine, SellableVariant } from '@/src/core/orders/pricing/cart-line'
import {
  giftMembershipKey,
  type SoldTier,
  sellGiftMembership,
} from '@/src/core/orders/pricing/membership-item'
import { slugs } from '@/src/core/slugs'
import type { MembershipTier, Order } from '@/src/payload-types'

type OrderItem = Order['items'][number]
type AskedLine = Pick<CartLine, 'productId' | 'variantId' | 'quantity' | 'giftMembership'>

/** How a cart names a tier for some months. */
export function toGiftMembershipLine({
  tierId,
  months,
}: Extract<CartLineInput, { kind: 'gift-membership' }>): AskedLine {
  return lineOf({ tierId, months })
}

/** The given tier of an order's line as a cart names it; nothing for other lines. */
export function orderedGiftMembership(item: OrderItem): Partial<AskedLine> {
  const given = giftMembershipOf(item)
  return given ? lineOf(given) : {}
}

function lineOf(given: GiftMembership): AskedLine {
  return {
    productId: given.tierId,
    variantId: giftMembershipKey(given),
    quantity: 1,
    giftMembership: given,
  }
}

/** What an order's line gives; null for other lines, and when the tier is gone. */
export function giftMembershipOf({ giftTier, giftMonths: stored }: OrderItem) {
  const months = giftMonths.find((each) => each === stored)
  return giftTier && months ? { tierId: idOf(giftTier), months } : null
}

/** What an order's line keeps of it. */
export function givenTierOf({ tierId, months }: GiftMembership) {
  return { giftTier: tierId, giftMonths: months }
}

/**
 * The tiers of a cart as they are given now, by variant id: of this profile, while they can be joined.
 * Reads with the system's rights, because visitors may not read tiers.
 */
export async function loadGiftMemberships(
  req: PayloadRequest,
  profileId: string,
  given: readonly GiftMembership[],
): Promise<Map<string, SellableVariant>> {
  if (given.length === 0) {
    return new Map()
  }
  const { docs } = await req.payload.find({
    collection: slugs.membershipTiers,
    where: {
      and: [
        { profile: { equals: profileId } },
        { isActive: { equals: true } },
        { id: { in: given.map(({ tierId }) => tierId) } },
      ],
    },
    pagination: false,
    depth: 0,
    req,
  })
  const tiers = new Map(docs.map((tier) => [tier.id, toSoldTier(tier)]))
  const sold = given.flatMap(({ tierId, months }) => {
    const tier = tiers.get(tierId)
    return (tier && sellGiftMembership(tier, months)) ?? []
  })
  return new Map(sold.map((variant) => [variant.variantId, variant]))
}

function toSoldTier(tier: MembershipTier): SoldTier {
  return {
    id: tier.id,
    name: tier.name,
    payWhatYouWant: tier.payWhatYouWant ?? false,
    payWhatYouWantMinimumMinor: tier.payWhatYouWantMinimumMinor ?? null,
    priceMonthlyMinor: tier.priceMonthlyMinor ?? null,
    priceYearlyMinor: tier.priceYearlyMinor ?? null,
  }
}
