'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { joinTier } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { FormField } from '@/site/forms/form-field'
import { Spinner } from '@/site/layout/spinner'
import { IntervalChoice } from '@/site/pages/membership/interval-choice'
import styles from '@/site/pages/membership/membership.module.css'
import type { TierView } from '@/src/core/contracts/membership-tiers'
import { signUpToJoinPath } from '@/src/core/memberships/join-path'
import {
  renewalDate,
  type TierInterval,
  tierIntervals,
  tierPriceMinor,
} from '@/src/core/memberships/tier-price'
import { messages } from '@/src/core/messages'
import { formatMinor, toMinor } from '@/src/core/money'
import { showDate } from '@/src/core/show-date'
import { buttonClass } from '@/src/ui/button/button'

type Props = { tier: TierView; siteName: string }

/** How to pay for the tier, and the button. The free one needs none, and can be joined at once. */
export function JoinTier({ tier, siteName }: Props) {
  const intervals = tierIntervals(tier)
  const [interval, setInterval] = useState<TierInterval>(intervals[0] ?? 'none')
  const leastMinor = tierPriceMinor(tier, interval)
  const [amount, setAmount] = useState('')
  const isOn = useAccount(({ user }) => user?.membership?.membershipTierId === tier.id)

  if (isOn) {
    return (
      <div className={styles.join}>
        <p>{messages.membership.alreadyOnTier}</p>
        <Link className={buttonClass({ wide: true })} href="/account#membership">
          My Account
        </Link>
      </div>
    )
  }
  const isTooLow = amount.trim() !== '' && !(toMinor(Number(amount)) >= leastMinor)
  return (
    <div className={styles.join}>
      {intervals.length > 1 && (
        <IntervalChoice
          tier={tier}
          intervals={intervals}
          chosen={interval}
          onChoose={setInterval}
        />
      )}
      {tier.payWhatYouWant && (
        <div className={form.fields}>
          <FormField
            id="amount"
            label={`Your price in dollars, at least ${formatMinor(leastMinor)}`}
            inputMode="decimal"
            placeholder={formatMinor(leastMinor)}
            value={amount}
            onChange={({ target }) => setAmount(target.value)}
            problem={isTooLow ? messages.cart.priceAtLeast(formatMinor(leastMinor)) : undefined}
          />
        </div>
      )}
      {interval === 'none' ? (
        <FreeButton tier={tier} />
      ) : (
        <div className={styles.foot}>
          <p>{messages.checkout.notSetUp(siteName)}</p>
          <button type="button" className={buttonClass({ primary: true, wide: true })} disabled>
            Join {tier.name}
          </button>
          <Renewal interval={interval} />
        </div>
      )}
    </div>
  )
}

/** The date is the visitor's own: the page is static and may be older than today. */
function Renewal({ interval }: { interval: 'month' | 'year' }) {
  const isKnown = useAccount((account) => account.isInitialized)
  return (
    <p className={styles.quiet}>
      {isKnown
        ? messages.membership.renewsOn(showDate(renewalDate(new Date(), interval)))
        : '\u00a0'}
    </p>
  )
}

function FreeButton({ tier }: { tier: TierView }) {
  const [state, setState] = useState({ isJoining: false, problem: '' })
  const isAuthenticated = useAccount((account) => account.isAuthenticated)
  const updateUser = useAccount((account) => account.updateUser)
  const router = useRouter()

  const join = async () => {
    if (!isAuthenticated) {
      return router.push(signUpToJoinPath(tier.id))
    }
    setState({ isJoining: true, problem: '' })
    try {
      updateUser(await joinTier({ tierId: tier.id, interval: 'none' }))
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
        disabled={state.isJoining}
        aria-busy={state.isJoining}
        onClick={join}
      >
        {state.isJoining ? <Spinner /> : `Join ${tier.name}`}
      </button>
    </div>
  )
}
