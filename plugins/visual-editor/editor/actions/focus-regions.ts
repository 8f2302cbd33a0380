import { flushSync } from 'react-dom'
import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { foldedSettings, keep } from '@/plugins/visual-editor/editor/state/use-stored-preference'

type Elements = BuilderContext['elements']

const focusable =
  'button:not(:disabled), a[href], input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]'

const windowOf = ({ stage }: Elements) => stage?.closest<HTMLElement>('[data-builder]') ?? null

/** Gives the keyboard to the page: to the words that are open in it, if any. */
export function focusPage(elements: Elements): void {
  if (!focusWords(elements)) {
    elements.page?.focus({ preventScroll: true })
  }
}

/** Gives the keyboard to the words that are open. Answers whether their writing tools are there. */
export function focusWords({ page }: Elements): boolean {
  const words = page?.querySelector<HTMLElement>('[data-writing]')
  words?.focus({ preventScroll: true })
  return words !== null && words !== undefined
}

/** Gives the keyboard to the part of the window after the one that has it, or before it. */
export function focusRegion(elements: Elements, by: -1 | 1): void {
  const parts = [...(windowOf(elements)?.children ?? [])].filter(
    (part): part is HTMLElement =>
      part instanceof HTMLElement && part.matches('header, nav, aside, main') && isShown(part),
  )
  const current = parts.findIndex((part) => part.contains(document.activeElement))
  const next = parts.at((current + by + parts.length) % parts.length)
  if (next) {
    focusWithin(next, elements)
  }
}

/**
 * Gives the keyboard to the first setting of the selected block.
 *
 * @param prop to this one instead, if it is there
 * @param picture to the row of this picture within it, by its media id
 */
export function focusSettings(elements: Elements, prop?: string, picture?: string): boolean {
  // What is folded away cannot take it.
  flushSync(() => keep(foldedSettings, false))
  const settings = windowOf(elements)?.querySelector<HTMLElement>('aside[aria-label="Settings"]')
  const shown = (selector: string) =>
    settings && [...settings.querySelectorAll<HTMLElement>(selector)].find(isShown)
  const row = prop ? shown(`[data-prop="${prop}"]`) : null
  const pictures = row?.querySelectorAll<HTMLElement>('[data-media]') ?? []
  const named =
    [...pictures].find(({ dataset }) => dataset.media === picture) ??
    row?.querySelector<HTMLElement>(focusable)
  const field = named ?? shown(settingFields) ?? shown('button')
  field?.focus()
  return field !== undefined && field !== null
}

/** Presses the button of a setting that has the keyboard; nothing where it went elsewhere. */
export function pressSetting(prop: string): void {
  const focused = document.activeElement
  if (focused instanceof HTMLButtonElement && focused.closest(`[data-prop="${prop}"]`)) {
    focused.click()
  }
}

/** Gives the keyboard to the panel that is open, which may still be on its way; unless it went elsewhere. */
export function focusPanel(elements: Elements): void {
  const from = document.activeElement
  const isElsewhere = () =>
    document.activeElement !== from && document.activeElement !== document.body
  focusPanelUnless(isElsewhere, elements, 300)
}

function focusPanelUnless(
  isElsewhere: () => boolean,
  elements: Elements,
  framesLeft: number,
): void {
  if (isElsewhere()) {
    return
  }
  // The former panel stays, unseen, while the code of the next one is loaded.
  const panels = windowOf(elements)?.querySelectorAll<HTMLElement>(
    'aside:not([aria-label="Settings"])',
  )
  const panel = [...(panels ?? [])].find(isShown)
  const first = panel?.querySelector<HTMLElement>('input, [tabindex="0"]')
  if (first) {
    first.focus()
  } else if (framesLeft > 0) {
    requestAnimationFrame(() => focusPanelUnless(isElsewhere, elements, framesLeft - 1))
  }
}

const settingFields = 'input, select, textarea, [role="switch"], [role="radio"]'

/** Gives the keyboard to the buttons on the selected block. */
export function focusBlockBar(elements: Elements): void {
  blockBarOf(elements)?.querySelector<HTMLElement>('button:not(:disabled)')?.focus()
}

export const isOnBlockBar = (elements: Elements): boolean =>
  blockBarOf(elements)?.contains(document.activeElement) ?? false

const blockBarOf = ({ stage }: Elements) => stage?.querySelector<HTMLElement>('[role="toolbar"]')

export function isInSettings(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('aside[aria-label="Settings"]') !== null
}

function focusWithin(part: HTMLElement, elements: Elements): void {
  if (elements.page && part.contains(elements.page)) {
    focusPage(elements)
    return
  }
  ;[...part.querySelectorAll<HTMLElement>(focusable)].find(isShown)?.focus()
}

function isShown(element: HTMLElement): boolean {
  return element.getClientRects().length > 0
}
