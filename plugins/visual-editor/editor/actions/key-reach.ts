import type { Reach } from '@/plugins/visual-editor/editor/actions/define'
import { isInSettings } from '@/plugins/visual-editor/editor/actions/regions'

/** Where the focus is, as far as keys are concerned. */
export type FocusPlace =
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

const reachable: Readonly<Record<Reach, readonly FocusPlace[]>> = {
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
export function isReached(
  reach: Reach,
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
