'use client'

import { useState } from 'react'
import { changeMembership } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import styles from '@/site/pages/account/account.module.css'
import type {
  CurrentMembership,
  MembershipState,
  NextMembership,
} from '@/src/core/contracts/memberships'
import { membershipMessages } from '@/src/core/messages/membership'
import { formatPrice, toMinor } from '@/src/core/money'
import { showDate } from '@/src/core/show-date'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  membership: CurrentMembership
  next: NextMembership
  onChanged: (own: MembershipState) => void
}

/** What the membership becomes when the period ends, and the way to leave it as it is. */
export function UndoChange({ membership, next, onChanged }: Props) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const { tierId, interval, amount, currentPeriodEnd } = membership
  const undo = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      onChanged(await changeMembership({ tierId, interval, amount }))
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) })
    }
  }
  const price = membershipMessages.priceA(formatPrice(toMinor(next.amount)), next.interval)
  return (
    <div className={styles.banner}>
      <p role="status">
        {state.problem ||
          membershipMessages.becomes(
            `${next.tierName}, ${price},`,
            showDate(currentPeriodEnd ?? ''),
          )}
      </p>
      <button type="button" className={buttonClass()} disabled={state.isBusy} onClick={undo}>
        {membershipMessages.keepAsItIs}
      </button>
    </div>
  )
}
