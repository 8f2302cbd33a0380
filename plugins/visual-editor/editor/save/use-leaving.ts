import { useCallback, useMemo, useRef, useState } from 'react'
import { useLeaveGuard } from '@/plugins/visual-editor/editor/save/use-leave-guard'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'

/** How long somebody who wants to leave waits for the server without being told anything. */
const patienceMs = 5000

export type Leaving = ReturnType<typeof useLeaving>

/** Ways out of the editor, each saving first; asks where that is not possible. */
export function useLeaving({ isDirty, flush, keep }: Pick<Saving, 'isDirty' | 'flush' | 'keep'>) {
  const [asked, setAsked] = useState<{ isKept: boolean; go: () => void } | null>(null)
  const isDecided = useRef(false)

  const leave = useCallback(
    async (go: () => void) => {
      const isSaved = flush().then((hasAll) => hasAll && !isDirty())
      if (await Promise.race([isSaved, after(patienceMs)])) {
        go()
      } else {
        setAsked({ isKept: await keep(), go })
      }
    },
    [flush, isDirty, keep],
  )
  useLeaveGuard(
    useCallback(() => !isDecided.current && isDirty(), [isDirty]),
    leave,
  )

  return useMemo(
    () => ({
      leave,
      question: asked && {
        isKept: asked.isKept,
        stay: () => setAsked(null),
        leaveAnyway: () => {
          isDecided.current = true
          setAsked(null)
          asked.go()
        },
      },
    }),
    [leave, asked],
  )
}

const after = (ms: number) => new Promise<false>((resolve) => setTimeout(resolve, ms, false))
