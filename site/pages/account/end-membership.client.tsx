'use client'

import { useState } from 'react'
import { cancelMembership } from '@/site/api/account'
import { messageOf } from '@/site/api/client'
import form from '@/site/forms/form.module.css'
import { Dialog } from '@/site/layout/dialog.client'
import { Spinner } from '@/site/layout/spinner'
import styles from '@/site/pages/account/account.module.css'
import type { CurrentMembership, MembershipState } from '@/src/core/contracts/memberships'
import { isOverdue } from '@/src/core/memberships/membership-status'
import { membershipMessages } from '@/src/core/messages/membership'
import { showDate } from '@/src/core/show-date'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  membership: CurrentMembership
  onEnded: (own: MembershipState) => void
  onClose: () => void
}

/** Asks before a membership ends, and says until when it lasts. */
export function EndMembership({ membership, onEnded, onClose }: Props) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const isPaid = membership.interval !== 'none'
  const end = async () => {
    setState({ isBusy: true, problem: '' })
    try {
      onEnded(await cancelMembership())
      onClose()
    } catch (error) {
      setState({ isBusy: false, problem: messageOf(error) })
    }
  }
  return (
    <Dialog title={membershipMessages.cancelTitle} subtitle={textOf(membership)} onClose={onClose}>
      {state.problem && (
        <p className={form.refusal} role="alert">
          {state.problem}
        </p>
      )}
      <div className={styles.ways}>
        <button
          type="button"
          className={buttonClass({ primary: true })}
          disabled={state.isBusy}
          aria-busy={state.isBusy}
          onClick={end}
        >
          {state.isBusy ? (
            <Spinner />
          ) : isPaid ? (
            membershipMessages.cancel
          ) : (
            membershipMessages.leave
          )}
        </button>
        <button type="button" className={buttonClass()} onClick={onClose}>
          {membershipMessages.keepAsItIs}
        </button>
      </div>
    </Dialog>
  )
}

function textOf({ status, interval, currentPeriodEnd }: CurrentMembership): string {
  const { leaveText, cancelOverdueText, cancelText } = membershipMessages
  if (interval === 'none') {
    return leaveText
  }
  if (isOverdue(status)) {
    return cancelOverdueText
  }
  return currentPeriodEnd ? cancelText(showDate(currentPeriodEnd)) : leaveText
}
