'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { changeMembership } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { Spinner } from '@/site/layout/spinner'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import { AccountLink } from '@/site/pages/membership/account-link'
import styles from '@/site/pages/membership/membership.module.css'
import type { TierSelectionState } from '@/site/pages/membership/use-tier-selection.client'
import type {
  CurrentMembership,
  MembershipState,
} from '@/src/core/contracts/accounts/account-answers'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { showDate } from '@/src/core/dates/show-date'
import {
  changeCostMinor,
  changeDate,
  type RunningTerms,
  type Terms,
} from '@/src/core/memberships/membership-change'
import { accountMembership } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'
import { safeRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  tier: TierView
  membership: CurrentMembership
  wish: TierSelectionState
  /** @param words what to say of a change that took effect at once; empty when it comes later */
  onChanged: (own: MembershipState, words: string) => void
}

/** Comes over from a paid tier, or to another price of the own one, and says what that costs and when. */
export function ChangeTier({ tier, membership, wish, onChanged }: Props) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const updateUser = useAccount((account) => account.updateUser)
  const back = useQueryParam('back')
  const router = useRouter()
  if (wish.interval === 'none') {
    return <p>{membershipMessages.cancelForFree}</p>
  }
  if (membership.status !== 'active') {
    return (
      <AccountLink words={membershipMessages.paymentFailed} label={membershipMessages.updateCard} />
    )
  }
  const current = runningTerms(membership)
  const wanted: Terms = {
    tierId: tier.id,
    interval: wish.interval,
    amountMinor: wish.amountMinor,
  }
  const moment = wish.isComplete ? changeDate(current, wanted) : 'never'
  const isSet = membership.next?.tierId === tier.id && membership.next.interval === wish.interval

  const change = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      const after = await changeMembership(wish.wish)
      onChanged(after, moment === 'now' ? sayChanged(tier, wanted, after.charged) : '')
      updateUser({ membership: accountMembership(after.membership) })
      if (back && after.membership?.tierId === tier.id) {
        return router.replace(safeRedirect(back))
      }
      setState({ isBusy: false, problem: '' })
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) })
    }
  }

  if (moment === 'never' && membership.tierId === tier.id) {
    return wish.isComplete ? <p className={styles.quiet}>{membershipMessages.paysThis}</p> : null
  }
  if (isSet && membership.currentPeriodEnd) {
    return (
      <p role="status">
        {membershipMessages.becomes(tier.name, showDate(membership.currentPeriodEnd))}
      </p>
    )
  }
  return (
    <div className={styles.foot}>
      {state.problem && (
        <p className={form.refusal} role="alert">
          {state.problem}
        </p>
      )}
      <p className={styles.quiet}>{sayWhat(current, wanted, moment)}</p>
      <button
        type="button"
        className={buttonClass({ primary: true, wide: true })}
        disabled={state.isBusy || moment === 'never'}
        aria-busy={state.isBusy}
        onClick={change}
      >
        {state.isBusy ? <Spinner /> : labelOf(tier, wanted, wish.isComplete)}
      </button>
    </div>
  )
}

function labelOf(
  { name }: TierView,
  { amountMinor, interval }: Terms,
  isComplete: boolean,
): string {
  const price = isComplete
    ? `, ${membershipMessages.priceA(formatPrice(amountMinor), interval)}`
    : ''
  return `Change to ${name}${price}`
}

function sayChanged({ name }: TierView, { amountMinor, interval }: Terms, charged: number): string {
  const { changed, priceA, paidNow } = membershipMessages
  const words = changed(name, priceA(formatPrice(amountMinor), interval))
  return charged > 0 ? `${words} ${paidNow(formatPrice(toMinor(charged)))}` : words
}

function runningTerms(membership: CurrentMembership): RunningTerms {
  const { tierId, interval, amount, currentPeriodStart, currentPeriodEnd } = membership
  return {
    tierId,
    interval: interval === 'year' ? 'year' : 'month',
    amountMinor: toMinor(amount),
    periodStart: new Date(currentPeriodStart ?? 0),
    periodEnd: new Date(currentPeriodEnd ?? 0),
  }
}

function sayWhat(
  current: RunningTerms,
  wanted: Terms,
  moment: ReturnType<typeof changeDate>,
): string {
  if (moment === 'never') {
    return ''
  }
  if (moment === 'period_end') {
    return membershipMessages.changesLater(showDate(current.periodEnd))
  }
  const cost = changeCostMinor(current, wanted, new Date())
  if (cost <= 0) {
    return membershipMessages.changesNowFree
  }
  const say =
    current.interval === wanted.interval
      ? membershipMessages.changesNow
      : membershipMessages.newPeriod
  return say(formatPrice(cost))
}
