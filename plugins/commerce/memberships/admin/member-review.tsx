'use client'

import { useState } from 'react'
import { FailedRefundOutcome } from '@/plugins/commerce/admin/failed-refund-outcome'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'
import type { MemberReviewBody } from '@/src/core/contracts/members/member-calls'

type Props = {
  url: string
  why: string
  /** What refunds are for that cannot be sent. */
  stuckMinor: number
}

/** What is odd about the payments of a member, until the artist has looked at it. */
export function MemberReview({ url, why, stuckMinor }: Props) {
  const { call, isBusy, problem } = useCall()
  const [stuckRefunds, setStuckRefunds] = useState<MemberReviewBody['stuckRefunds']>()
  const isAsked = stuckMinor > 0
  return (
    <div className={styles.row}>
      <p className={styles.problem} role="alert">
        This member needs a look. {why} {problem}
      </p>
      {isAsked && (
        <FailedRefundOutcome
          stuckMinor={stuckMinor}
          chosen={stuckRefunds}
          onChoose={setStuckRefunds}
        />
      )}
      <Action
        disabled={isBusy || (isAsked && !stuckRefunds)}
        onClick={() => call(url, isAsked ? { stuckRefunds } : {})}
      >
        I have looked at it
      </Action>
    </div>
  )
}
