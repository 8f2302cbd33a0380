import { useCallback, useEffect, useRef, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

/**
 * A text that shows at once what is typed, and becomes part of the page right after that is painted:
 * drawing a large page again must not hold up the letters. Saving, undoing and selecting something
 * else do not wait for that.
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
  const [ahead, setAhead] = useState<{ value: Value } | null>(null)
  const pending = useRef<{ value: Value; stop: () => void } | null>(null)
  const latest = useRef(pass)
  latest.current = pass

  const flush = useCallback(() => {
    const waiting = pending.current
    if (!waiting) {
      return
    }
    pending.current = null
    waiting.stop()
    if (typed.commit === flush) {
      typed.commit = null
    }
    latest.current(waiting.value)
    setAhead(null)
  }, [typed])
  useEffect(() => flush, [flush])

  const take = useCallback(
    (next: Value) => {
      pending.current?.stop()
      pending.current = { value: next, stop: afterPaint(flush) }
      typed.commit = flush
      setAhead({ value: next })
    },
    [typed, flush],
  )

  return [ahead ? ahead.value : value, take] as const
}

/** Runs when the next frame is on the screen. Answers what cancels it. */
function afterPaint(run: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
