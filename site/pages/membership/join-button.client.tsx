'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { joinTier } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { Spinner } from '@/site/layout/spinner'
import { useNavigate } from '@/site/layout/use-navigate.client'
import { useQueryParam } from '@/site/layout/use-query-param.client'
import styles from '@/site/pages/membership/membership.module.css'
import type { TierSelectionState } from '@/site/pages/membership/use-tier-selection.client'
import type { TierView } from '@/src/core/contracts/members/membership-tiers'
import { showDate } from '@/src/core/dates/show-date'
import { signUpToJoinPath } from '@/src/core/memberships/join-path'
import { renewalDate } from '@/src/core/memberships/tier-price'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice } from '@/src/core/money'
import { safeRedirect } from '@/src/core/urls/safe-redirect'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  tier: TierView
  wish: TierSelectionState
  /** Of a free tier, which leads nowhere else. */
  onJoined: () => void
}

/** Joins a free tier at once; a paid one on the provider's page. */
export function JoinButton({ tier, wish, onJoined }: Props) {
  const [state, setState] = useState({ isJoining: false, problem: '' })
  // Until then nobody knows whether to lead to signing up or to paying.
  const isKnown = useAccount((account) => account.isInitialized) && wish.isKnown
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const updateUser = useAccount((account) => account.updateUser)
  const back = useQueryParam('back')
  const router = useRouter()
  const go = useNavigate()
  const isFree = wish.interval === 'none'

  const join = async () => {
    if (!isAuthenticated) {
      return router.push(signUpToJoinPath(tier.id, back ?? undefined, wish.choice))
    }
    setState({ isJoining: true, problem: '' })
    try {
      const reply = await joinTier({ ...wish.wish, ...(back && { returnTo: back }) })
      if (reply.redirectUrl !== null) {
        return go(reply.redirectUrl)
      }
      updateUser({ membership: reply.membership })
      onJoined()
      if (back) {
        router.replace(safeRedirect(back))
      }
    } catch (error) {
      setState({ isJoining: false, problem: messageOf(error) })
    }
  }

  return (
    <div className={styles.foot}>
      {state.problem && (
        <p className={form.refusal} role="alert">
          {state.problem}
        </p>
      )}
      <button
        type="button"
        className={buttonClass({ primary: true, wide: true })}
        disabled={!isKnown || state.isJoining || (isAuthenticated && !wish.isComplete)}
        aria-busy={state.isJoining}
        onClick={join}
      >
        {state.isJoining ? <Spinner /> : labelOf(tier, wish)}
      </button>
      {!isFree && <Renewal interval={wish.interval as 'month' | 'year'} />}
    </div>
  )
}

function labelOf(
  tier: TierView,
  { interval, isComplete, amountMinor, oldPrice }: TierSelectionState,
) {
  const join = membershipMessages.join(tier.name)
  if (interval === 'none' || !isComplete) {
    return join
  }
  const price = oldPrice && !tier.payWhatYouWant ? Math.round(oldPrice.amount * 100) : amountMinor
  return `${join} for ${membershipMessages.priceA(formatPrice(price), interval)}`
}

/** The date is the visitor's own: the page is static and may be older than today. */
function Renewal({ interval }: { interval: 'month' | 'year' }) {
  const isKnown = useAccount((account) => account.isInitialized)
  return (
    <p className={styles.quiet}>
      {isKnown
        ? membershipMessages.renewsOn(showDate(renewalDate(new Date(), interval)))
        : '\u00a0'}
    </p>
  )
}
