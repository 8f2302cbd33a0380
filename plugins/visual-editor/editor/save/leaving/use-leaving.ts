import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { finishAll, isAnyOpen } from '@/plugins/visual-editor/editor/save/leaving/pending-work'
import { useLeaveGuard } from '@/plugins/visual-editor/editor/save/leaving/use-leave-guard'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'

/** How long somebody who wants to leave waits for the server without being told anything. */
const patienceMs = 5000

export type Leaving = ReturnType<typeof useLeaving>

/** What leaving would lose: unsaved changes, which this browser may keep, or something that is not done. */
export type LeaveReason = 'kept' | 'unkept' | 'typed' | 'uploading'

/** Ways out of the editor, each saving first; asks where that is not possible. */
export function useLeaving(
  { isDirty, flush, keep }: Pick<Saving, 'isDirty' | 'flush' | 'keep'>,
  { ui, pendingWork }: Pick<BuilderContext, 'ui' | 'pendingWork'>,
) {
  const [asked, setAsked] = useState<{ reason: LeaveReason; go: () => void } | null>(null)
  const isDecided = useRef(false)

  /** Saves what can be saved; answers what would be lost all the same. */
  const settle = useCallback(async (): Promise<LeaveReason | null> => {
    // What it offers ends with this editor: a deleted page is gone before the next one lists it.
    ui.setState(({ toast }) => ({ toast: toast?.action ? null : toast, earlierToasts: [] }))
    const isSaved = finishAll(pendingWork)
      .then(flush)
      .then((hasAll) => hasAll && !isDirty())
    const isDone = await Promise.race([isSaved, after(patienceMs)])
    if (isAnyOpen(pendingWork, 'uploading') && !isDirty()) {
      return 'uploading'
    }
    if (isAnyOpen(pendingWork, 'typed') && !isDirty()) {
      return 'typed'
    }
    return isDone ? null : (await keep()) ? 'kept' : 'unkept'
  }, [ui, flush, isDirty, keep, pendingWork])

  const leave = useCallback(
    async (go: () => void) => {
      const reason = await settle()
      if (reason) {
        setAsked({ reason, go })
      } else {
        go()
      }
    },
    [settle],
  )
  useLeaveGuard(
    useCallback(
      () => !isDecided.current && (isDirty() || isAnyOpen(pendingWork)),
      [isDirty, pendingWork],
    ),
    leave,
  )
  // A window that goes out of sight may close at any moment.
  useEffect(() => {
    const finish = () => document.hidden && void finishAll(pendingWork)
    document.addEventListener('visibilitychange', finish)
    return () => document.removeEventListener('visibilitychange', finish)
  }, [pendingWork])

  return useMemo(
    () => ({
      leave,
      question: asked && {
        reason: asked.reason,
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
