import { useEffect, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { PostMail } from '@/src/core/contracts/audience/newsletters'

/** How many the mail about a post would reach now, asked of the server that sends it; null until it has answered. */
export function useMailReach(url: string): PostMail | 'unknown' | null {
  const [reach, setReach] = useState<PostMail | 'unknown' | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    void ask<PostMail>(url, { signal: abort.signal }).then((outcome) => {
      if (!abort.signal.aborted) {
        setReach(outcome.problem === undefined ? outcome.answer : 'unknown')
      }
    })
    return () => abort.abort()
  }, [url])
  return reach
}
