import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import {
  type GiftMembership,
  giftMembershipTitle,
  giftPriceMinor,
} from '@/src/core/memberships/gift-months'
import { tierPriceMinor } from '@/src/core/memberships/tier-price'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import type { LineReason, SellableVariant } from '@/src/core/orders/pricing/cart-line'

type Item = { membershipInterval?: 'month' | 'year' | null }

/** A membership that began with the order: it has no product, and goes on by itself. */
export function isMembershipItem<Ordered extends Item>(
  item: Ordered,
): item is Ordered & { membershipInterval: 'month' | 'year' } {
  return Boolean(item.membershipInterval)
}

/** A tier as the cart sells it, for oneself or for somebody else: never sold out, nothing to send. */
export function sellableTier(
  tier: Pick<TierView, 'id' | 'payWhatYouWant'>,
  { key, title, priceMinor }: { key: string; title: string; priceMinor: number },
): SellableVariant {
  return {
    variantId: key,
    productId: tier.id,
    title,
    priceMinor,
    memberPriceMinor: null,
    payWhatYouWant: tier.payWhatYouWant,
    availabilityStatus: 'active',
    releaseAt: null,
    deliveryType: 'digital',
    color: '',
    size: '',
    coverUrl: '',
    unitsFree: null,
    reservedFor: '',
  }
}

/** Names a tier for some months in a cart, where a product's line has its variant. */
export function giftMembershipKey({ tierId, months }: GiftMembership): string {
  return `gift-membership:${tierId}:${months}`
}

/** What of a tier its price depends on, and its name. */
export type SoldTier = Pick<
  TierView,
  | 'id'
  | 'name'
  | 'payWhatYouWant'
  | 'payWhatYouWantMinimumMinor'
  | 'priceMonthlyMinor'
  | 'priceYearlyMinor'
>

/** A tier for some months as the shop sells it; null when it is not given for so long, or free. */
export function sellGiftMembership(
  tier: SoldTier,
  months: GiftMembership['months'],
): SellableVariant | null {
  const giftMembership = { tierId: tier.id, months }
  const priceMinor = giftPriceMinor(tier, months)
  if (priceMinor === 0) {
    return null
  }
  const sold = sellableTier(tier, {
    key: giftMembershipKey(giftMembership),
    title: giftMembershipTitle(tier, months),
    priceMinor,
  })
  return { ...sold, giftMembership: { ...giftMembership, reason: reasonOf(tier, months) } }
}

/** `3 × $5.00 a month. Paid once, never renews.` */
function reasonOf(tier: SoldTier, months: GiftMembership['months']): LineReason {
  const { costs, costsAtLeast } = giftMembershipMessages
  if (tier.payWhatYouWant) {
    const text = costsAtLeast(formatPrice(giftPriceMinor(tier, months)))
    return { kind: 'gift_membership', text }
  }
  const isYear = months === 12 && tierPriceMinor(tier, 'year') > 0
  const interval = isYear ? 'year' : 'month'
  const price = membershipMessages.priceA(formatPrice(tierPriceMinor(tier, interval)), interval)
  return { kind: 'gift_membership', text: costs(isYear ? 1 : months, price) }
}
