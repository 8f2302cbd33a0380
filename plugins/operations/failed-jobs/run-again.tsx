'use client'

import { Button } from '@payloadcms/ui'
import styles from '@/plugins/operations/failed-jobs/failed-jobs.module.css'
import { useCall } from '@/src/admin/use-call'

type Props = {
  url: string
  label: string
  /** Of one job; all without it. */
  id?: string
  /** Of that job, for those who do not see which one the button stands beside. */
  name?: string
}

export function RunAgain({ url, label, id, name }: Props) {
  const { call, isBusy, problem } = useCall()
  return (
    <div className={styles.again}>
      <Button
        type="button"
        buttonStyle="secondary"
        size="medium"
        margin={false}
        disabled={isBusy}
        onClick={() => call(url, { id })}
        extraButtonProps={name === undefined ? undefined : { 'aria-label': `${label}: ${name}` }}
      >
        {label}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
