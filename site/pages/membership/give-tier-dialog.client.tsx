'use client'

import { useState } from 'react'
import type { CartItem } from '@/site/cart/cart-item'
import styles from '@/site/pages/membership/membership.module.css'
import { GiftDialog } from '@/site/pages/product/gift/gift-dialog.client'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { Gift } from '@/src/core/gifts/gift'
import {
  type GiftMonths,
  giftMembershipTitle,
  giftMonthsOf,
  giftPriceMinor,
} from '@/src/core/memberships/gift-months'
import { giftMembershipMessages } from '@/src/core/messages/gift'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import { giftMembershipKey } from '@/src/core/orders/pricing/membership-item'

type Props = { tier: TierView; onGift: (item: CartItem) => void; onClose: () => void }

/** Asks for how long, and who gets it. */
export function GiveTierDialog({ tier, onGift, onClose }: Props) {
  const offered = giftMonthsOf(tier)
  const [months, setMonths] = useState<GiftMonths>(offered.includes(3) ? 3 : 12)
  const variant = {
    priceMinor: giftPriceMinor(tier, months),
    payWhatYouWant: tier.payWhatYouWant,
  }
  return (
    <GiftDialog
      title={tier.name}
      variant={variant}
      choice={<Months tier={tier} offered={offered} chosen={months} onChoose={setMonths} />}
      onGift={(priceMinor, gift) => onGift(cartItemOf(tier, { months, priceMinor, gift }))}
      onClose={onClose}
    />
  )
}

function cartItemOf(
  tier: TierView,
  { months, priceMinor, gift }: { months: GiftMonths; priceMinor: number; gift: Gift },
): CartItem {
  const giftMembership = { tierId: tier.id, months }
  return {
    productId: tier.id,
    productVariantId: giftMembershipKey(giftMembership),
    title: giftMembershipTitle(tier, months),
    priceMinor,
    coverImage: '',
    quantity: 1,
    canIncreaseQuantity: false,
    payWhatYouWant: tier.payWhatYouWant,
    deliveryType: 'digital',
    isGift: true,
    ...gift,
    giftMembership,
  }
}

type MonthsProps = {
  tier: TierView
  offered: readonly GiftMonths[]
  chosen: GiftMonths
  onChoose: (months: GiftMonths) => void
}

function Months({ tier, offered, chosen, onChoose }: MonthsProps) {
  return (
    <fieldset className={styles.months}>
      <legend>{giftMembershipMessages.howLong}</legend>
      <div className={styles.intervals}>
        {offered.map((months) => (
          <label key={months}>
            <input
              type="radio"
              name="months"
              checked={months === chosen}
              onChange={() => onChoose(months)}
            />
            {giftMembershipMessages.choice(months)}
            <b>{priceOf(tier, months)}</b>
          </label>
        ))}
      </div>
      <p className={styles.quiet}>{giftMembershipMessages.paidOnce}</p>
    </fieldset>
  )
}

function priceOf(tier: TierView, months: GiftMonths): string {
  const price = formatPrice(giftPriceMinor(tier, months))
  return tier.payWhatYouWant ? membershipMessages.fromPrice(price) : price
}
