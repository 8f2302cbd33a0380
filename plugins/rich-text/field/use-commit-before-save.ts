import { useCallback, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'

type Commit = () => void

/**
 * Words that are still being written reach the form before it is saved by keyboard, where they keep the
 * focus, and by presses that move no focus, like those of screen readers.
 *
 * @returns takes the function that passes on what is typed but not yet passed on
 */
export function useCommitBeforeSave(): (commit: Commit | null) => void {
  const latest = useRef<Commit | null>(null)

  useEffect(() => {
    // Anyone who saves reads what was drawn last, and may not be asked as long as nothing was changed.
    const commit = () => flushSync(() => latest.current?.())
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSave(event)) {
        commit()
      }
    }
    // In the capture phase: before all others hear of it.
    window.addEventListener('keydown', onKeyDown, true)
    window.addEventListener('click', commit, true)
    window.addEventListener('submit', commit, true)
    return () => {
      window.removeEventListener('keydown', onKeyDown, true)
      window.removeEventListener('click', commit, true)
      window.removeEventListener('submit', commit, true)
    }
  }, [])

  return useCallback((commit) => {
    latest.current = commit
  }, [])
}

/** By the letter or its place on the keyboard: forms go by either. */
function isSave({ ctrlKey, metaKey, code, key }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && (code === 'KeyS' || key.toLowerCase() === 's')
}
