'use client'

import { useState } from 'react'
import { useLoaded } from '@/site/account/use-account.client'
import { parsePrice } from '@/site/cart/parse-price'
import type { MembershipState } from '@/src/core/contracts/accounts/account-answers'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import type { PaymentChoice, TierSelection } from '@/src/core/contracts/members/memberships'
import { limits } from '@/src/core/limits'
import { type TierInterval, tierIntervals, tierPriceMinor } from '@/src/core/memberships/tier-price'
import { formatMinor, toMinor } from '@/src/core/money'

/** How a visitor wants to pay for a tier, as they choose it, or chose it before they signed up. */
export function useTierSelection(tier: TierView, own: MembershipState | null) {
  const intervals = tierIntervals(tier)
  const { data: before, problem: unread } = useLoaded(choiceInUrl)
  const [chosen, setInterval] = useState<TierInterval | null>(null)
  const [typed, setAmount] = useState<string | null>(null)

  const current = own?.membership?.tierId === tier.id ? own.membership : null
  const oldPrice = own?.oldPrice?.tierId === tier.id ? own.oldPrice : null
  const usual = current ?? oldPrice
  const wanted = chosen ?? before?.interval
  const interval =
    intervals.find((each) => each === wanted) ??
    intervals.find((each) => each === usual?.interval) ??
    intervals[0] ??
    'none'
  const isUsual = usual?.interval === interval
  const leastMinor = Math.min(
    tierPriceMinor(tier, interval),
    isUsual ? toMinor(usual.amount) : Number.POSITIVE_INFINITY,
  )
  const suggested = isUsual ? formatMinor(toMinor(usual.amount)) : ''
  const amount = typed ?? before?.amount ?? suggested
  const { priceMinor, problem } = tier.payWhatYouWant
    ? parsePrice(amount, Math.max(leastMinor, limits.order.minChargeMinor))
    : { priceMinor: leastMinor, problem: '' }
  const amountMinor = priceMinor ?? Number.NaN

  const wish: TierSelection = {
    tierId: tier.id,
    interval,
    ...(tier.payWhatYouWant && { amount: amountMinor / 100 }),
  }
  const choice: PaymentChoice = {
    ...(wanted && interval !== 'none' && { interval }),
    ...(tier.payWhatYouWant && priceMinor !== null && { amount: formatMinor(priceMinor) }),
  }
  return {
    intervals,
    interval,
    setInterval,
    amount,
    setAmount,
    /** What the artist wants at least; zero where they leave it to the members. */
    leastMinor,
    amountMinor,
    oldPrice: oldPrice?.interval === interval ? oldPrice : null,
    /** What is wrong with the amount; empty when nothing is, or none was written yet. */
    problem: amount.trim() === '' ? '' : problem,
    isComplete: priceMinor !== null,
    /** False for the moment in which a choice made before may still arrive. */
    isKnown: before !== null || unread !== '',
    /** What the visitor said themselves, for addresses that lead back here. */
    choice,
    wish,
  }
}

export type TierSelectionState = ReturnType<typeof useTierSelection>

/** How to pay, as the address says it. Few addresses do, and only those load what checks it. */
async function choiceInUrl(): Promise<PaymentChoice> {
  const query = new URLSearchParams(window.location.search)
  if (!query.has('interval') && !query.has('amount')) {
    return {}
  }
  const { paymentChoice } = await import('@/src/core/contracts/members/memberships')
  return paymentChoice.parse(Object.fromEntries(query))
}
