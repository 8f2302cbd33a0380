import { useEffect } from 'react'

/** Fields that React keeps know no undo of their own; rich texts do. */
export function useUndoKeys(undo: () => void, redo: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, metaKey, ctrlKey, shiftKey, target } = event
      const isWriting = target instanceof HTMLElement && target.isContentEditable
      const letter = key.toLowerCase()
      if (!(metaKey || ctrlKey) || isWriting || document.querySelector('dialog[open]')) {
        return
      }
      if (letter === 'z' || letter === 'y') {
        event.preventDefault()
        if (letter === 'y' || shiftKey) {
          redo()
        } else {
          undo()
        }
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [undo, redo])
}
