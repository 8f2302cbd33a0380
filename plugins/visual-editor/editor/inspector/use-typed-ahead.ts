import { useCallback, useEffect, useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

/** Between two letters there is no time to draw a large page again. */
const pauseMs = 60
const longestMs = 150

/**
 * A text that shows at once what is typed, and becomes part of the page in the next little pause.
 * Saving, undoing, selecting something else and leaving the field do not wait for that.
 *
 * @param value what the page has
 * @param pass makes a text part of the page
 * @returns what to show, and what takes a new value
 */
export function useTypedAhead<Shown, Value extends Shown>(
  value: Shown,
  pass: (value: Value) => void,
) {
  const { typed } = useBuilder()
  const [ahead, setAhead] = useState<{ value: Value; since: number } | null>(null)
  const pending = useRef<typeof ahead>(null)
  const latest = useRef(pass)
  latest.current = pass

  const flush = useCallback(() => {
    const waiting = pending.current
    pending.current = null
    if (typed.commit === flush) {
      typed.commit = null
    }
    if (waiting) {
      latest.current(waiting.value)
      setAhead(null)
    }
  }, [typed])

  const take = useCallback(
    (next: Value) => {
      pending.current = { value: next, since: pending.current?.since ?? Date.now() }
      typed.commit = flush
      setAhead(pending.current)
    },
    [typed, flush],
  )

  useEffect(() => {
    if (ahead) {
      const waitMs = Math.min(pauseMs, ahead.since + longestMs - Date.now())
      const timer = setTimeout(flush, Math.max(0, waitMs))
      document.addEventListener('focusout', flush)
      return () => {
        clearTimeout(timer)
        document.removeEventListener('focusout', flush)
      }
    }
  }, [ahead, flush])
  useEffect(() => flush, [flush])

  return [ahead ? ahead.value : value, take] as const
}
