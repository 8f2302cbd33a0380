'use client'

import { useState } from 'react'
import { ask } from '@/src/admin/call-api'

/** Puts a site online or takes it offline. Answers what went wrong, empty for nothing. */
export async function setOnline(
  apiPath: string,
  profileId: string,
  isOnline: boolean,
): Promise<string> {
  const { problem = '' } = await ask(`${apiPath}/profiles/${profileId}/online`, {
    method: 'POST',
    body: { isOnline },
  })
  return problem
}

type Props = {
  profileId: string
  apiPath: string
  isOnline: boolean
  className?: string | undefined
  /** Of what went wrong. */
  problemClass?: string | undefined
}

/** Says and does the other of the two. */
export function OnlineButton({ profileId, apiPath, isOnline, className, problemClass }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const change = async () => {
    setBusy(true)
    const refused = await setOnline(apiPath, profileId, !isOnline)
    if (refused === '') {
      // The whole screen speaks of it.
      window.location.reload()
      return
    }
    setProblem(refused)
    setBusy(false)
  }

  return (
    <>
      <button type="button" className={className} disabled={isBusy} onClick={() => void change()}>
        {isOnline ? 'Take it offline' : 'Put my site online'}
      </button>
      <p className={problemClass} role="alert">
        {problem}
      </p>
    </>
  )
}
