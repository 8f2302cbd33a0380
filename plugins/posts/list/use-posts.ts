import { useEffect, useRef, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import type { WrittenState } from '@/src/core/contracts/members/post-form'
import type { WrittenPosts } from '@/src/core/contracts/members/post-form-answers'

export type Asked = { query: string; state: WrittenState | 'all'; page: number }

const pauseMs = 300
const first: Asked = { query: '', state: 'all', page: 1 }

/** A page of the list, asked of the server as the words and the filter change; the former one stays meanwhile. */
export function usePosts(url: string, given: WrittenPosts) {
  const [asked, setAsked] = useState(first)
  const [shown, setShown] = useState(given)
  const [problem, setProblem] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const isGiven = useRef(true)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    if (isGiven.current) {
      isGiven.current = false
      return
    }
    const abort = new AbortController()
    setBusy(true)
    const timer = setTimeout(
      async () => {
        const { query, state, page } = asked
        const params = new URLSearchParams({ state, page: String(page), ...(query && { query }) })
        const outcome = await ask<WrittenPosts>(`${url}?${params}`, { signal: abort.signal })
        if (abort.signal.aborted) {
          return
        }
        setBusy(false)
        setProblem(outcome.problem ?? '')
        if (outcome.problem === undefined) {
          setShown(outcome.answer)
        }
      },
      asked.query ? pauseMs : 0,
    )
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [url, asked, round])

  return {
    asked,
    shown,
    problem,
    isBusy,
    /** Begins with the first page again, unless another one is asked for. */
    ask: (change: Partial<Asked>) => setAsked((before) => ({ ...before, page: 1, ...change })),
    reload: () => setRound((count) => count + 1),
  }
}
