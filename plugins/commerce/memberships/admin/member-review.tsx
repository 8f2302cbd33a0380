'use client'

import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'

/** What is odd about the payments of a member, until the artist has looked at it. */
export function MemberReview({ url, why }: { url: string; why: string }) {
  const { call, isBusy, problem } = useCall()
  return (
    <div className={styles.row}>
      <p className={styles.problem} role="alert">
        This member needs a look. {why} {problem}
      </p>
      <Action disabled={isBusy} onClick={() => call(url)}>
        I have looked at it
      </Action>
    </div>
  )
}
