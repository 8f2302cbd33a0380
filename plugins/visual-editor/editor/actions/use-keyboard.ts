import { useEffect } from 'react'
import type { Action, ActionContext, KeyScope } from '@/plugins/visual-editor/editor/actions/action'
import {
  focusPage,
  focusWords,
  isInSettings,
} from '@/plugins/visual-editor/editor/actions/focus-regions'
import { combinationOf } from '@/plugins/visual-editor/editor/actions/keys'
import { typeAhead } from '@/plugins/visual-editor/editor/actions/type-ahead'
import { isDialogOpen } from '@/src/ui/dialog/use-open-dialog.client'

/** What a combination of keys means where the focus is; undefined for nothing of ours. */
function actionFor(
  combination: string,
  place: FocusPlace,
  desk: ActionContext,
): Action | undefined {
  const isWriting = desk.builder.ui.getState().writing !== null
  return desk.actions.find(
    ({ keys, reach = 'editor', isNative, when }) =>
      !isNative &&
      keys?.includes(combination) &&
      isKeyInScope(reach, place, combination, { isWriting }) &&
      (when?.(desk) ?? true),
  )
}

/** Listens to the keyboard while the editor is open. */
export function useKeyboard(desk: ActionContext): void {
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
function returnToWords({ builder }: ActionContext, { key }: KeyboardEvent): boolean {
  return !writesNothing.includes(key) && focusWords(builder.elements)
}

/** Dialogs and menus over the editor have keys of their own, wherever the focus is meanwhile. */
function isInWindow(target: EventTarget | null): boolean {
  return (
    isDialogOpen() ||
    (target instanceof Element &&
      target.closest('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null)
  )
}

/** Where the focus is, as far as keys are concerned. */
type FocusPlace =
  | 'page'
  | 'words'
  | 'field'
  | 'control'
  | 'settings'
  | 'settings-field'
  | 'settings-control'
  | 'elsewhere'

const withoutTyping = ['page', 'elsewhere', 'settings', 'control', 'settings-control'] as const
const fields = ['field', 'settings-field'] as const

/** What is set without typing: sliders, switches, colours, lists. */
const controls =
  'select, input:is([type="range"], [type="checkbox"], [type="radio"], [type="color"], [type="file"])'

const reachable: Readonly<Record<KeyScope, readonly FocusPlace[]>> = {
  page: ['page'],
  blocks: withoutTyping,
  editor: withoutTyping,
  fields: [...withoutTyping, ...fields],
  everywhere: [...withoutTyping, ...fields, 'words'],
  settings: ['settings', 'settings-field', 'settings-control'],
}

/**
 * @param page the element that stands for the page
 * @param hasSelection with nothing focused keys go to the page, once a block of it is selected
 */
export function focusPlaceOf(
  target: EventTarget | null,
  page: HTMLElement | null,
  hasSelection: boolean,
): FocusPlace {
  if (!(target instanceof HTMLElement)) {
    return 'elsewhere'
  }
  if (target.isContentEditable) {
    return page?.contains(target) ? 'words' : 'field'
  }
  if (target === page || (target === document.body && hasSelection)) {
    return 'page'
  }
  const isInside = isInSettings(target)
  if (target.matches(controls)) {
    return isInside ? 'settings-control' : 'control'
  }
  if (target.matches('input, textarea')) {
    return isInside ? 'settings-field' : 'field'
  }
  return isInside ? 'settings' : 'elsewhere'
}

/**
 * Keys rest where controls need them: bare ones, like arrows and Delete, in the settings and on every
 * control, on which arrows with more keys act, too. While words are open they do so everywhere: on a button
 * of the writing tools Backspace is no way to lose the block.
 */
export function isKeyInScope(
  reach: KeyScope,
  place: FocusPlace,
  combination: string,
  { isWriting = false } = {},
): boolean {
  const isControl = place === 'control' || place === 'settings-control'
  const isBare = !/^(?:Mod|Alt)\+/.test(combination)
  const isResting =
    (isBare && (isControl || isWriting || place === 'settings')) ||
    (isControl && combination.includes('Arrow'))
  return reachable[reach].includes(place) && !(reach === 'blocks' && isResting)
}
