import type { Reach } from '@/plugins/visual-editor/editor/actions/define'
import { isInSettings } from '@/plugins/visual-editor/editor/actions/regions'

/** Where the focus is, as far as keys are concerned. */
export type FocusPlace = 'page' | 'words' | 'field' | 'settings' | 'settings-field' | 'elsewhere'

const reachable: Readonly<Record<Reach, readonly FocusPlace[]>> = {
  page: ['page'],
  blocks: ['page', 'elsewhere', 'settings'],
  editor: ['page', 'elsewhere', 'settings'],
  fields: ['page', 'elsewhere', 'settings', 'settings-field', 'field'],
  everywhere: ['page', 'elsewhere', 'settings', 'settings-field', 'field', 'words'],
  settings: ['settings', 'settings-field'],
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
  const isField = target.matches('input, textarea, select')
  if (isInSettings(target)) {
    return isField ? 'settings-field' : 'settings'
  }
  return isField ? 'field' : 'elsewhere'
}

/** Bare keys rest in the settings, whose controls need them: arrows, Delete. */
export function isReached(reach: Reach, place: FocusPlace, combination: string): boolean {
  const isBare = !/^(?:Mod|Alt)\+/.test(combination)
  return reachable[reach].includes(place) && !(reach === 'blocks' && place === 'settings' && isBare)
}
