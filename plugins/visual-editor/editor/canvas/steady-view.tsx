import { type RefObject, useLayoutEffect, useRef } from 'react'
import { rangeAt } from '@/plugins/rich-text/kit/range-at'
import {
  type BuilderContext,
  useBuilder,
  useUi,
} from '@/plugins/visual-editor/editor/builder-context'
import type { Point } from '@/plugins/visual-editor/editor/drag/drop-target'
import { pageSize } from '@/plugins/visual-editor/editor/shell/bar/devices'
import type { UiState, UiStore } from '@/plugins/visual-editor/editor/state/ui-store'
import { matchesMedia } from '@/src/ui/use-media-query.client'

type Elements = BuilderContext['elements']

/** What stays where it is while the page grows or shrinks: a letter, else a block. */
type Hold = {
  id: string
  /** How many letters of the block stand before it; null for the block itself. */
  letter: number | null
  /** Where it is in the window, and how far that is from its corner. */
  at: Point
  from: Point
  /** Of the whole page: its corner, and its scale. */
  page: Point
  scale: number
}

const growMs = 180
const besidePx = 8
const secondClickMs = 500

/** Puts what is held back into its place, once; of the editor that is open. */
const settling = new WeakMap<UiStore, () => void>()

/**
 * The page is shown smaller than it is except while words are written. Holds the letter that was clicked, or
 * that the caret is at, in its place when that begins or ends: not its point, as lines may break elsewhere.
 * Stands behind the page, so that it looks at it when its blocks are drawn.
 */
export function SteadyView({ stageTop }: { stageTop: RefObject<number> }) {
  const { ui, elements, commands } = useBuilder()
  const isWriting = useUi(({ writing }) => writing !== null)
  const hold = useRef<Hold | null>(null)
  const drawn = useRef<string | null>(null)

  useLayoutEffect(() => {
    const settle = () => {
      const { current: held } = hold
      hold.current = null
      drawn.current = held && settleHold(held, { ui, elements, commands })
      // Where the tools went at once, what is held has its place without them already.
      if (drawn.current !== null && elements.stage) {
        stageTop.current = elements.stage.getBoundingClientRect().top
      }
    }
    settling.set(ui, settle)
    let pressed: Point | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPress = ({ clientX, clientY, target }: PointerEvent) => {
      clearTimeout(timer)
      const isOnStage = target instanceof Node && elements.stage?.contains(target)
      pressed = isOnStage ? { x: clientX, y: clientY } : null
    }
    // Lines that were cut off come into sight when no second click is to meet the same letter.
    const onRelease = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        const { writing } = ui.getState()
        if (writing && pressed) {
          showAcross(elements, writing.id, 'smooth')
        }
      }, secondClickMs)
    }
    const onKey = () => {
      clearTimeout(timer)
      pressed = null
    }
    addEventListener('pointerdown', onPress, true)
    addEventListener('pointerup', onRelease, true)
    addEventListener('keydown', onKey, true)
    let frame = 0
    const onCaret = () => {
      cancelAnimationFrame(frame)
      const { writing } = ui.getState()
      // Who points at letters would meet others at the second click.
      if (writing && !pressed) {
        frame = requestAnimationFrame(() => showAcross(elements, writing.id))
      }
    }
    document.addEventListener('selectionchange', onCaret)
    const unsubscribe = ui.subscribe((state, before) => {
      if ((state.writing === null) !== (before.writing === null)) {
        hold.current = holdFor(elements, state, before, pressed)
      }
    })
    return () => {
      settling.delete(ui)
      removeEventListener('pointerdown', onPress, true)
      removeEventListener('pointerup', onRelease, true)
      removeEventListener('keydown', onKey, true)
      clearTimeout(timer)
      document.removeEventListener('selectionchange', onCaret)
      cancelAnimationFrame(frame)
      unsubscribe()
    }
  }, [ui, elements, commands, stageTop])

  // biome-ignore lint/correctness/useExhaustiveDependencies: words that were opened or closed are drawn
  useLayoutEffect(() => {
    if (hold.current) {
      settling.get(ui)?.()
    }
    const { current: from } = drawn
    drawn.current = null
    if (from !== null) {
      const frame = requestAnimationFrame(() => draw(elements, from))
      return () => cancelAnimationFrame(frame)
    }
  }, [isWriting, ui, elements])

  return null
}

/** Where the letter is by now that was clicked to write; null where none was. Asked when the words are open. */
export function clickedLetter({
  ui,
  elements,
}: Pick<BuilderContext, 'ui' | 'elements'>): Point | null {
  // Letters have their place only when the page has grown.
  for (const animation of elements.page?.parentElement?.getAnimations?.() ?? []) {
    animation.finish()
  }
  settling.get(ui)?.()
  return ui.getState().writing?.at ?? null
}

/** Scrolls what is held back into its place. Answers from where the page is drawn growing; null if it does not. */
function settleHold(
  held: Hold,
  { ui, elements, commands }: Pick<BuilderContext, 'ui' | 'elements' | 'commands'>,
): string | null {
  const { stage, page } = elements
  const grown = pageSize(ui.getState()).scale / held.scale
  if (grown === 1 || !stage || !page) {
    return null
  }
  const placeNow = () => {
    const corner = cornerOf(elements, held)
    return corner && { x: corner.x + held.from.x * grown, y: corner.y + held.from.y * grown }
  }
  const now = placeNow()
  if (now) {
    stage.scrollLeft += now.x - held.at.x
    stage.scrollTop += now.y - held.at.y
  }
  const { writing, selectedId } = ui.getState()
  if (writing?.at) {
    // At an end of the page there is nothing left to scroll by.
    const at = placeNow()
    if (at && Math.hypot(at.x - writing.at.x, at.y - writing.at.y) > 1) {
      ui.setState({ writing: { ...writing, at } })
    }
  } else if (writing) {
    showAcross(elements, writing.id)
  } else if (selectedId && !isInSight(elements, selectedId)) {
    commands.reveal(selectedId)
  }
  const { left, top } = page.getBoundingClientRect()
  return `translate(${held.page.x - left}px, ${held.page.y - top}px) scale(${1 / grown})`
}

/** Draws the growing over the page that has its size already. */
function draw({ page }: Elements, from: string): void {
  if (!matchesMedia('(prefers-reduced-motion: reduce)')) {
    page?.parentElement?.animate([{ transform: from }, { transform: 'none' }], {
      duration: growMs,
      easing: 'ease-out',
    })
  }
}

function holdFor(
  elements: Elements,
  { writing, selectedId }: UiState,
  before: UiState,
  pressed: Point | null,
): Hold | null {
  const { page } = elements
  const id = writing?.id ?? before.writing?.id ?? selectedId
  if (!page || !id) {
    return null
  }
  const { left, top } = page.getBoundingClientRect()
  const at = writing ? writing.at : (pressed ?? caretIn(elements, id))
  const found = at && holdAt(page, at)
  const block = blockIn(elements, id)?.getBoundingClientRect()
  if (!found && !block) {
    return null
  }
  const whole = block && {
    id,
    letter: null,
    at: { x: block.left, y: block.top },
    from: { x: 0, y: 0 },
  }
  const held = found ?? whole
  return held ? { ...held, page: { x: left, y: top }, scale: pageSize(before).scale } : null
}

function holdAt(page: HTMLElement, at: Point): Omit<Hold, 'page' | 'scale'> | null {
  const block = document
    .elementsFromPoint(at.x, at.y)
    .find((element) => page.contains(element))
    ?.closest<HTMLElement>('[data-block-id]')
  const id = block?.dataset.blockId
  if (!block || !id) {
    return null
  }
  const range = rangeAt(at.x, at.y)
  const letter =
    range && block.contains(range.startContainer) && range.startContainer instanceof Text
      ? lettersBefore(block, range.startContainer) + range.startOffset
      : null
  const corner = letter === null ? block.getBoundingClientRect() : letterBox(block, letter)
  return corner && { id, letter, at, from: { x: at.x - corner.left, y: at.y - corner.top } }
}

function cornerOf(elements: Elements, { id, letter }: Hold): Point | null {
  const block = blockIn(elements, id)
  const box =
    block && ((letter !== null && letterBox(block, letter)) || block.getBoundingClientRect())
  return box ? { x: box.left, y: box.top } : null
}

const blockIn = ({ page }: Elements, id: string) =>
  page?.querySelector<HTMLElement>(`[data-block-id="${id}"]`) ?? null

function lettersBefore(block: HTMLElement, text: Text): number {
  let count = 0
  for (const each of textsIn(block)) {
    if (each === text) {
      break
    }
    count += each.length
  }
  return count
}

function letterBox(block: HTMLElement, letter: number): DOMRect | null {
  let left = letter
  for (const text of textsIn(block)) {
    if (left <= text.length && text.length > 0) {
      const range = document.createRange()
      // Behind the last letter there is none: the one before it.
      const start = Math.min(left, text.length - 1)
      range.setStart(text, start)
      range.setEnd(text, start + 1)
      return range.getBoundingClientRect()
    }
    left -= text.length
  }
  return null
}

function* textsIn(block: HTMLElement): Generator<Text> {
  const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    yield node as Text
  }
}

/** The caret, where it is in the words of a block and in sight. */
function caretIn(elements: Elements, id: string): Point | null {
  const selection = document.getSelection()
  const block = blockIn(elements, id)
  if (!selection?.rangeCount || !block?.contains(selection.focusNode)) {
    return null
  }
  const { left, top, bottom } = selection.getRangeAt(0).getBoundingClientRect()
  const view = elements.stage?.getBoundingClientRect()
  const y = (top + bottom) / 2
  return view && bottom > top && y > view.top && y < view.bottom ? { x: left, y } : null
}

function isInSight(elements: Elements, id: string): boolean {
  const view = elements.stage?.getBoundingClientRect()
  const box = blockIn(elements, id)?.getBoundingClientRect()
  return !view || !box || (box.bottom > view.top && box.top < view.bottom)
}

/** Scrolls sideways until lines are whole; of lines wider than the stage, until the caret is in sight. */
function showAcross(elements: Elements, id: string, behavior: ScrollBehavior = 'auto'): void {
  const { stage } = elements
  const block = blockIn(elements, id)?.getBoundingClientRect()
  if (!stage || !block || stage.scrollWidth <= stage.clientWidth) {
    return
  }
  const start = stage.getBoundingClientRect().left + stage.clientLeft + besidePx
  const end = start + stage.clientWidth - 2 * besidePx
  const caret = block.width > end - start ? caretIn(elements, id) : null
  const shown = caret ? { left: caret.x, right: caret.x } : block
  if (shown.left < start || (!caret && block.width > end - start)) {
    scrollAcross(stage, shown.left - start, behavior)
  } else if (shown.right > end) {
    scrollAcross(stage, shown.right - end, behavior)
  }
}

function scrollAcross(stage: HTMLElement, left: number, behavior: ScrollBehavior): void {
  const isStill = matchesMedia('(prefers-reduced-motion: reduce)')
  stage.scrollBy({ left, behavior: isStill ? 'auto' : behavior })
}
