'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { Action } from '@/src/admin/action'
import { send } from '@/src/admin/send'

/** What is odd about the payments of a member, until the artist has looked at it. */
export function MemberReview({ url, why }: { url: string; why: string }) {
  const [state, setState] = useState({ isBusy: false, problem: '' })
  const router = useRouter()
  const done = async () => {
    setState({ isBusy: true, problem: '' })
    const problem = await send(url)
    setState({ isBusy: false, problem })
    router.refresh()
  }
  return (
    <div className={styles.row}>
      <p className={styles.problem} role="alert">
        This member needs a look. {why} {state.problem}
      </p>
      <Action disabled={state.isBusy} onClick={done}>
        I have looked at it
      </Action>
    </div>
  )
}
