'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { useCall } from '@/src/admin/use-call'

/** On a membership that was given: taking it back, after asking once more. */
export function EndGiftMembership({ url, isGiven }: { url: string; isGiven: boolean }) {
  const { call, isBusy, problem } = useCall()
  const [isAsked, setAsked] = useState(false)
  if (!isGiven) {
    return null
  }
  const end = async () => {
    if (isAsked) {
      await call(url)
    }
    setAsked(!isAsked)
  }
  return (
    <div className={styles.row}>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
      <button type="button" className={styles.button} disabled={isBusy} onClick={end}>
        {isAsked ? 'Yes, take it back now' : 'Take this membership back'}
      </button>
    </div>
  )
}
