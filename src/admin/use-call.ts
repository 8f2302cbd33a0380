'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ask } from '@/src/admin/call-api'

/** Calls with the signed-in owner's session; the page shows what came of them. */
export function useCall() {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  /** @returns whether it was done; if not, `problem` has words for the artist */
  const call = async (url: string, body: unknown = {}): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    const { problem: trouble = '' } = await ask(url, { method: 'POST', body })
    setProblem(trouble)
    setBusy(false)
    // What another window did since is news as well.
    router.refresh()
    return trouble === ''
  }

  return { call, isBusy, problem }
}
