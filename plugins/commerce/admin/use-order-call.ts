'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { send } from '@/src/admin/send'

/** Calls about one order with the signed-in owner's session; the page shows what came of them. */
export function useOrderCall(url: string) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')

  /** @returns whether it was done */
  const call = async (path: `/${string}`, body: unknown): Promise<boolean> => {
    setBusy(true)
    setProblem('')
    const trouble = await send(`${url}${path}`, body)
    setProblem(trouble)
    setBusy(false)
    // What another window did since is news as well.
    router.refresh()
    return trouble === ''
  }

  return { call, isBusy, problem }
}
