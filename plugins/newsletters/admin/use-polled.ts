import { useCallback, useEffect, useState } from 'react'
import { ask } from '@/plugins/newsletters/admin/ask'

/**
 * What a call answers, asked again as long as `nextMs` names a wait. While the server cannot be reached
 * the last answer stays.
 *
 * @param url null asks nothing
 */
export function usePolled<Answer>(
  url: string | null,
  nextMs: (answer: Answer) => number | null,
): { data: Answer | null; set: (answer: Answer) => void } {
  const [data, setData] = useState<Answer | null>(null)
  const waitMs = data === null ? 0 : nextMs(data)

  useEffect(() => {
    if (url === null || waitMs === null) {
      return
    }
    const leaving = new AbortController()
    const read = async () => {
      const outcome = await ask<Answer>(url, { signal: leaving.signal })
      if (!leaving.signal.aborted && outcome.problem === undefined) {
        setData(outcome.answer)
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

  return { data, set: useCallback((answer: Answer) => setData(answer), []) }
}
