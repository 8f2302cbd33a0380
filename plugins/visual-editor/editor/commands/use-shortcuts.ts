import { useEffect } from 'react'
import type { Engine } from '@/plugins/visual-editor/editor/canvas/engine'
import type { Commands } from '@/plugins/visual-editor/editor/commands/create-commands'
import { createShortcuts } from '@/plugins/visual-editor/editor/commands/shortcuts'
import type { UiStore } from '@/plugins/visual-editor/editor/state/ui-store'

/** Listens to the keyboard while the editor is open. */
export function useShortcuts(engine: Engine, ui: UiStore, commands: Commands): void {
  useEffect(() => {
    const handle = createShortcuts(engine, ui, commands)
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented && !isInDialog(event.target) && handle(event)) {
        event.preventDefault()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [engine, ui, commands])
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('dialog') !== null
}
