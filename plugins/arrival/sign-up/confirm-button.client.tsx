'use client'

import { useState } from 'react'
import styles from '@/plugins/arrival/sign-up/sign-up.module.css'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'

type Props = { token: string; adminPath: string; apiPath: string }

export function ConfirmButton({ token, adminPath, apiPath }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const confirm = async () => {
    setBusy(true)
    const outcome = await ask(`${apiPath}/artists/confirm-email`, {
      method: 'POST',
      body: { token },
    })
    if (outcome.problem === undefined) {
      window.location.assign(adminPath)
    } else {
      setProblem(outcome.problem)
      setBusy(false)
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${controls.button} ${styles.submit}`}
        data-kind="primary"
        disabled={isBusy}
        onClick={() => void confirm()}
      >
        Confirm
      </button>
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </>
  )
}
