import { useCallback, useEffect, useState } from 'react'
import { ask } from '@/src/admin/call-api'

/**
 * What a call answers, asked again as long as `nextMs` names a wait, and when the address is another.
 * The last answer stays until the next one comes, also while the server cannot be reached.
 *
 * @param url null asks nothing
 */
export function usePolled<Answer>(
  url: string | null,
  nextMs: (answer: Answer) => number | null,
): { data: Answer | null; set: (answer: Answer) => void } {
  const [last, setLast] = useState<{ url: string | null; data: Answer } | null>(null)
  const waitMs = last === null || last.url !== url ? 0 : nextMs(last.data)

  useEffect(() => {
    if (url === null || waitMs === null) {
      return
    }
    const leaving = new AbortController()
    const read = async () => {
      const outcome = await ask<Answer>(url, { signal: leaving.signal })
      if (!leaving.signal.aborted && outcome.problem === undefined) {
        setLast({ url, data: outcome.answer })
      }
    }
    // Also when an answer looks like the one before it, which would set no new timer.
    const timer = waitMs === 0 ? null : setInterval(read, waitMs)
    if (timer === null) {
      void read()
    }
    return () => {
      leaving.abort()
      if (timer !== null) {
        clearInterval(timer)
      }
    }
  }, [url, waitMs])

  return {
    data: last?.data ?? null,
    set: useCallback((data: Answer) => setLast({ url, data }), [url]),
  }
}
