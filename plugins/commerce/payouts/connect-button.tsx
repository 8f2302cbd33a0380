'use client'

import { useState } from 'react'
import { Action } from '@/src/admin/action'
import { onboardAnswer } from '@/src/core/contracts/orders/payment-account'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = {
  label: string
  url: string
  /** Nobody can be paid before. */
  isMain: boolean
}

/** Takes the artist to Stripe, who brings them back to this screen. */
export function ConnectButton({ label, url, isMain }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  const go = async () => {
    setBusy(true)
    setProblem('')
    const target = await askForPage(url)
    if (target) {
      window.location.assign(target)
    } else {
      setProblem(ownerMessages.payouts.notReached)
      setBusy(false)
    }
  }

  return (
    <>
      <Action isMain={isMain} disabled={isBusy} onClick={go}>
        {label}
      </Action>
      <p role="status">{problem}</p>
    </>
  )
}

/** Null when the server or Stripe does not answer. */
async function askForPage(url: string): Promise<string | null> {
  try {
    const response = await fetch(url, { method: 'POST', credentials: 'include' })
    return response.ok ? onboardAnswer.parse(await response.json()).url : null
  } catch {
    return null
  }
}
