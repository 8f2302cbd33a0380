import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { limits } from '@/src/core/limits'
import type { PaidInterval } from '@/src/core/memberships/membership-labels'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatPrice } from '@/src/core/money'
import type {
  CartLine,
  LineMessage,
  LineReason,
  MembershipChoice,
  MembershipOffer,
  PricedLine,
  SellableVariant,
} from '@/src/core/orders/pricing/cart-line'
import { sellableTier } from '@/src/core/orders/pricing/membership-item'
import { priceMessages } from '@/src/core/orders/pricing/price-messages'

/** What stands in for a variant's id in the catalogue. */
export function membershipKey({ tierId, interval }: MembershipChoice): string {
  return `${tierId}:${interval}`
}

/** A tier as the cart sells it: one of it, to somebody who is known. */
export function sellableMembership(
  tier: Pick<TierView, 'id' | 'name' | 'payWhatYouWant' | 'discountPercent'>,
  offer: { interval: PaidInterval; leastMinor: number; refusal: LineMessage | null },
): SellableVariant {
  const { interval, leastMinor, refusal } = offer
  const choice = { tierId: tier.id, interval }
  const sold = sellableTier(tier, {
    key: membershipKey(choice),
    title: membershipAnswers.line(tier.name, interval),
    priceMinor: tier.payWhatYouWant
      ? Math.max(leastMinor, limits.order.minChargeMinor)
      : leastMinor,
  })
  return {
    ...sold,
    membership: { ...choice, refusal, givesDiscount: tier.discountPercent > 0 },
  }
}

/**
 * The line of a membership: the price of its first period, which is that of each following one. Prices
 * for members, codes and taxes of the store are for things, not for it; and what it makes cheaper is
 * cheaper once it is paid for.
 */
export function priceMembership(
  line: CartLine,
  variant: SellableVariant,
  offer: MembershipOffer,
  hasMemberPrices: boolean,
): PricedLine {
  const { priceMinor, payWhatYouWant } = variant
  const unitMinor = payWhatYouWant ? Math.max(line.offeredMinor ?? 0, priceMinor) : priceMinor
  const renews: LineReason = {
    kind: 'renews',
    text: membershipAnswers.thenEvery(formatPrice(unitMinor), offer.interval),
  }
  const later: LineReason = { kind: 'member_price_later', text: membershipAnswers.pricesLater }
  return {
    variant,
    quantity: 1,
    canIncreaseQuantity: false,
    maxQuantity: 1,
    listUnitMinor: unitMinor,
    minUnitMinor: priceMinor,
    unitMinor,
    lineMinor: unitMinor,
    discountMinor: 0,
    tax: null,
    reasons: offer.givesDiscount || hasMemberPrices ? [renews, later] : [renews],
    messages: offer.refusal ? [offer.refusal] : priceMessages(variant, line, priceMinor),
  }
}
