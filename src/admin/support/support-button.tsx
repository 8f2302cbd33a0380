'use client'

import { useState } from 'react'
import { ask } from '@/src/admin/call-api'

type Props = {
  /** Of the call that begins or ends it. */
  url: string
  adminPath: string
  className: string | undefined
  children: string
  'aria-label'?: string
}

/** Begins or ends work on a site as support. The admin is loaded anew: what was loaded is for somebody else. */
export function SupportButton({ url, adminPath, children, ...shown }: Props) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const press = async () => {
    setBusy(true)
    const { problem: trouble = '' } = await ask(url, { method: 'POST', body: {} })
    if (trouble === '') {
      window.location.assign(adminPath)
      return
    }
    setProblem(trouble)
    setBusy(false)
  }
  return (
    <>
      <button type="button" disabled={isBusy} onClick={press} {...shown}>
        {children}
      </button>
      {problem && <small role="alert">{problem}</small>}
    </>
  )
}
