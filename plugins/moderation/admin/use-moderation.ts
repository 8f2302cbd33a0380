'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { listHeadId } from '@/plugins/moderation/admin/list-head-id'
import { ask } from '@/src/admin/call-api'

type Act = { url: string; method: 'POST' | 'PUT' | 'DELETE'; body?: unknown; done: string }

/** Acts on a row of the list, says what came of it, and has the list show it. */
export function useModeration() {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  const hasActed = useRef(false)

  useEffect(
    () => () => {
      // The row has left the list, and the button that was pressed with it.
      if (hasActed.current) {
        document.getElementById(listHeadId)?.focus()
      }
    },
    [],
  )

  const act = async ({ url, method, body, done }: Act): Promise<void> => {
    setBusy(true)
    const { problem } = await ask(url, { method, body: body ?? {} })
    setBusy(false)
    if (problem !== undefined) {
      toast.error(problem)
      return
    }
    hasActed.current = true
    toast.success(done)
    router.refresh()
  }

  return { act, isBusy }
}
