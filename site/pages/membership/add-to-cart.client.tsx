'use client'

import { useCart } from '@/site/cart/use-cart.client'
import styles from '@/site/pages/membership/membership.module.css'
import type { TierWishState } from '@/site/pages/membership/use-tier-wish.client'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import { membershipMessages } from '@/src/core/messages/membership'
import { buttonClass } from '@/src/ui/button/button'

type Props = { tier: TierView; wish: TierWishState }

/** The second way to join, for somebody who is about to pay for other things: both at once. */
export function AddToCart({ tier, wish }: Props) {
  const hasThings = useCart((cart) => cart.items.length > 0)
  const add = useCart((cart) => cart.add)
  const { interval } = wish
  if (!hasThings || interval === 'none') {
    return null
  }
  const put = () =>
    add({
      productId: '',
      productVariantId: '',
      title: tier.name,
      priceMinor: wish.amountMinor,
      coverImage: '',
      quantity: 1,
      canIncreaseQuantity: false,
      payWhatYouWant: tier.payWhatYouWant,
      deliveryType: 'digital',
      isGift: false,
      membership: { tierId: tier.id, interval },
    })
  return (
    <div className={styles.foot}>
      <button
        type="button"
        className={buttonClass({ wide: true })}
        disabled={!wish.isComplete}
        onClick={put}
      >
        {membershipMessages.addToCart}
      </button>
      <p className={styles.quiet}>{membershipMessages.payTogether}</p>
    </div>
  )
}
