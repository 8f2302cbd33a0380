import { type RefObject, useLayoutEffect } from 'react'
import { writesLetter } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'

const kept: readonly string[] = ['Backspace', 'Enter', 'ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']

/** Stands for the palette while its code is on the way: keys wait for it, and none does anything else. */
export function KeysAhead({ keys }: { keys: RefObject<string[]> }) {
  const { ui } = useBuilder()

  // Before the next key can come.
  useLayoutEffect(() => {
    keys.current = []
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, isComposing } = event
      event.stopImmediatePropagation()
      if (ctrlKey || metaKey || altKey || isComposing) {
        return
      }
      event.preventDefault()
      if (key === 'Escape') {
        ui.setState({ keyDialog: null })
      } else if (writesLetter(event) || kept.includes(key)) {
        keys.current.push(key)
      }
    }
    window.addEventListener('keydown', onKeyDown, { capture: true })
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [keys, ui])

  return null
}
