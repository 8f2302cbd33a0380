import { useEffect } from 'react'
import type { Action, Desk } from '@/plugins/visual-editor/editor/actions/define'
import {
  type FocusPlace,
  focusPlaceOf,
  isReached,
} from '@/plugins/visual-editor/editor/actions/key-reach'
import { combinationOf } from '@/plugins/visual-editor/editor/actions/keys'
import { focusPage, focusWords } from '@/plugins/visual-editor/editor/actions/regions'
import { typeAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { isModalOpen } from '@/plugins/visual-editor/editor/shell/use-modal'

/** What a combination of keys means where the focus is; undefined for nothing of ours. */
function actionFor(combination: string, place: FocusPlace, desk: Desk): Action | undefined {
  const isWriting = desk.builder.ui.getState().writing !== null
  return desk.actions.find(
    ({ keys, reach = 'editor', isNative, when }) =>
      !isNative &&
      keys?.includes(combination) &&
      isReached(reach, place, combination, { isWriting }) &&
      (when?.(desk) ?? true),
  )
}

/** Listens to the keyboard while the editor is open. */
export function useKeyboard(desk: Desk): void {
  useEffect(() => {
    const { ui, elements } = desk.builder
    const onKeyDown = (event: KeyboardEvent) => {
      const { drag, placing, selectedId, writing } = ui.getState()
      const combination = combinationOf(event)
      const isBusy = drag !== null || placing !== null
      if (!combination || isBusy || event.defaultPrevented || isInWindow(event.target)) {
        return
      }
      const focused = focusPlaceOf(event.target, elements.page, selectedId !== null)
      // Words that are open want the keys, also while the writing tools are on their way: none may do
      // something to their block.
      const awaited = focused === 'page' ? writing : null
      const action = actionFor(combination, awaited ? 'words' : focused, desk)
      if (action) {
        event.preventDefault()
        action.run(desk)
      } else if (
        awaited &&
        !returnToWords(desk, event) &&
        typeAhead(desk.builder, awaited, event)
      ) {
        event.preventDefault()
      }
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [desk])

  useEffect(() => {
    const { ui, elements } = desk.builder
    return ui.subscribe(({ writing }, before) => {
      // The next key is theirs, wherever they were opened from; their tools take it over from the page.
      if (writing && !before.writing && !elements.page?.contains(document.activeElement)) {
        elements.page?.focus({ preventScroll: true })
      }
      if (before.writing && !writing) {
        // The words take the focus with them when they close.
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) {
            focusPage(elements)
          }
        })
      }
    })
  }, [desk])
}

/** Modifiers, the key that ends writing, and the one that leads on. */
const writesNothing: readonly string[] = [
  'Shift',
  'Control',
  'Alt',
  'AltGraph',
  'Meta',
  'Escape',
  'Tab',
]

/** Gives open words the keyboard back that they lost; the browser brings them what is pressed. */
function returnToWords({ builder }: Desk, { key }: KeyboardEvent): boolean {
  return !writesNothing.includes(key) && focusWords(builder.elements)
}

/** Dialogs and menus over the editor have keys of their own, wherever the focus is meanwhile. */
function isInWindow(target: EventTarget | null): boolean {
  return (
    isModalOpen() ||
    (target instanceof Element &&
      target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
  )
}
