'use client'

import { useCallback, useEffect, useState } from 'react'
import { messageOf } from '@/site/api/client'

type Loaded<Data> = {
  /** Null until the first answer; stays while it is asked for again. */
  data: Data | null
  /** Empty unless the last try failed. */
  problem: string
  set: (data: Data) => void
  reload: () => void
}

/** What the visitor's own calls answer, asked for when `load` changes: keep it stable. */
export function useLoaded<Data>(load: () => Promise<Data>): Loaded<Data> {
  const [data, set] = useState<Data | null>(null)
  const [problem, setProblem] = useState('')
  const [round, setRound] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `round` asks again
  useEffect(() => {
    let isCurrent = true
    load().then(
      (answer) => {
        if (isCurrent) {
          set(answer)
          setProblem('')
        }
      },
      (error: unknown) => {
        if (isCurrent) {
          setProblem(messageOf(error))
        }
      },
    )
    return () => {
      isCurrent = false
    }
  }, [load, round])

  const reload = useCallback(() => setRound((count) => count + 1), [])
  return { data, problem, set, reload }
}
