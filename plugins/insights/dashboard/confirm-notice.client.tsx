'use client'

import { useState } from 'react'
import styles from '@/plugins/insights/dashboard/dashboard.module.css'
import { useCall } from '@/src/admin/use-call'

type Props = { email: string; apiPath: string }

/** To who signed up and has not used the mailed link yet. */
export function ConfirmNotice({ email, apiPath }: Props) {
  const { call, isBusy, problem } = useCall()
  const [isSent, setSent] = useState(false)
  return (
    <div className={styles.notice} role="status">
      <p>
        {isSent ? 'We sent it again' : 'We sent a link'} to <b>{email}</b>: open it to confirm that
        the address is yours. Until then your site stays offline and sends no mail.{' '}
        <button
          type="button"
          className={styles.textButton}
          disabled={isBusy}
          onClick={async () => setSent(await call(`${apiPath}/artists/confirmation`))}
        >
          Send it again
        </button>
      </p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  )
}
