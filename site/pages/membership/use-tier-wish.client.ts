'use client'

import { useState } from 'react'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import type { MembershipState, TierWish } from '@/src/core/contracts/memberships'
import { type TierInterval, tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { messages } from '@/src/core/messages'
import { formatMinor, toMinor } from '@/src/core/money'

/** How a visitor wants to pay for a tier, as they choose it. */
export function useTierWish(tier: TierView, own: MembershipState | null) {
  const intervals = tierIntervals(tier)
  const [chosen, setInterval] = useState<TierInterval | null>(null)
  const [text, setAmount] = useState<string | null>(null)

  const current = own?.membership?.tierId === tier.id ? own.membership : null
  const oldPrice = own?.oldPrice?.tierId === tier.id ? own.oldPrice : null
  const usual = current ?? oldPrice
  const interval =
    chosen ?? intervals.find((each) => each === usual?.interval) ?? intervals[0] ?? 'none'
  const isUsual = usual?.interval === interval
  const leastMinor = Math.min(
    tierPriceMinor(tier, interval),
    isUsual ? toMinor(usual.amount) : Number.POSITIVE_INFINITY,
  )
  const suggested = isUsual ? formatMinor(toMinor(usual.amount)) : ''
  const amount = text ?? suggested
  const amountMinor = tier.payWhatYouWant
    ? toMinor(amount.trim() === '' ? Number.NaN : Number(amount))
    : leastMinor
  const isTooLow = tier.payWhatYouWant && amount.trim() !== '' && !(amountMinor >= leastMinor)

  const wish: TierWish = {
    tierId: tier.id,
    interval,
    ...(tier.payWhatYouWant && { amount: amountMinor / 100 }),
  }
  return {
    intervals,
    interval,
    setInterval,
    amount,
    setAmount,
    leastMinor,
    amountMinor,
    oldPrice: oldPrice?.interval === interval ? oldPrice : null,
    /** What is wrong with the amount; empty when nothing is. */
    problem: isTooLow ? messages.cart.priceAtLeast(formatMinor(leastMinor)) : '',
    isComplete: !Number.isNaN(amountMinor) && !isTooLow,
    wish,
  }
}

export type TierWishState = ReturnType<typeof useTierWish>
