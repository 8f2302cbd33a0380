'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import styles from '@/plugins/commerce/memberships/admin/members.module.css'
import { send } from '@/src/admin/send'

/** On a membership that was given: taking it back, after asking once more. */
export function EndGiven({ url, isGiven }: { url: string; isGiven: boolean }) {
  const [state, setState] = useState({ isAsked: false, isBusy: false, problem: '' })
  const router = useRouter()
  if (!isGiven) {
    return null
  }
  const end = async () => {
    if (!state.isAsked) {
      return setState({ ...state, isAsked: true })
    }
    setState({ ...state, isBusy: true })
    const problem = await send(url)
    setState({ isAsked: false, isBusy: false, problem })
    router.refresh()
  }
  return (
    <div className={styles.row}>
      <p className={styles.problem} role="alert">
        {state.problem}
      </p>
      <button type="button" className={styles.button} disabled={state.isBusy} onClick={end}>
        {state.isAsked ? 'Yes, take it back now' : 'Take this membership back'}
      </button>
    </div>
  )
}
