'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import { musicPath } from '@/src/admin/studio-paths'

type Props = {
  profileId: string
  adminPath: string
  apiPath: string
  className?: string | undefined
  /** The one thing to do on its screen. */
  isPrimary?: boolean
  children: ReactNode
}

/** Makes a draft and opens it: there is no empty form before it. */
export function NewRelease({
  profileId,
  adminPath,
  apiPath,
  className,
  isPrimary,
  children,
}: Props) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const make = async () => {
    setBusy(true)
    setProblem('')
    const outcome = await ask<{ id: string }>(`${apiPath}/profiles/${profileId}/releases`, {
      method: 'POST',
      body: {},
    })
    if (outcome.problem === undefined) {
      router.push(`${adminPath}${musicPath}/${outcome.answer.id}`)
    } else {
      setBusy(false)
      setProblem(outcome.problem)
    }
  }
  return (
    <>
      <button
        type="button"
        className={className}
        data-kind={isPrimary ? 'primary' : undefined}
        disabled={isBusy}
        onClick={() => void make()}
      >
        {children}
      </button>
      {problem && <span role="alert">{problem}</span>}
    </>
  )
}
