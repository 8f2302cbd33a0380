'use client'

import styles from '@/plugins/domains/admin/domain-proof.module.css'
import { Action } from '@/src/admin/action'
import { useCall } from '@/src/admin/use-call'

/** Looks for the records at once; the page then shows what was found. */
export function CheckNow({ path }: { path: string }) {
  const { call, isBusy, problem } = useCall()
  return (
    <div className={styles.check}>
      <Action disabled={isBusy} onClick={() => void call(path)}>
        {isBusy ? 'Checking…' : 'Check now'}
      </Action>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
