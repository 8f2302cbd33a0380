import type { TierView } from '@/src/core/contracts/membership-tiers'
import type { SellableVariant } from '@/src/core/orders/cart-line'

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
