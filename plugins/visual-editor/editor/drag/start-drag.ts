import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { startAutoScroll } from '@/plugins/visual-editor/editor/drag/auto-scroll'
import { dropSentence } from '@/plugins/visual-editor/editor/drag/drop-sentence'
import {
  type DropBox,
  dropTarget,
  type Point,
} from '@/plugins/visual-editor/editor/drag/drop-target'
import { measurePage } from '@/plugins/visual-editor/editor/drag/measure-page'
import type { DragSource } from '@/plugins/visual-editor/editor/state/ui-store'

const thresholdPx = 4

type PressEvent = Pick<PointerEvent, 'button' | 'clientX' | 'clientY' | 'pointerId'>

/**
 * Follows a press on something draggable: moved a few pixels it is a drag, let go before that it is
 * a click and nothing happens here. Let go over the page, the block lands on the drop line; Escape,
 * a lost pointer or a place outside the page leave everything as it was.
 */
export function startDrag(event: PressEvent, source: DragSource, builder: BuilderContext): void {
  if (event.button !== 0) {
    return
  }
  const start: Point = { x: event.clientX, y: event.clientY }
  const listening = new AbortController()
  let session: DragSession | null = null

  const end = () => {
    listening.abort()
    session?.end()
  }
  const isOurs = (pointer: PointerEvent) => pointer.pointerId === event.pointerId
  const options = { capture: true, signal: listening.signal }

  window.addEventListener(
    'pointermove',
    (move) => {
      const point: Point = { x: move.clientX, y: move.clientY }
      const distance = Math.hypot(point.x - start.x, point.y - start.y)
      if (!isOurs(move) || (!session && distance < thresholdPx)) {
        return
      }
      session ??= openSession(source, builder)
      session?.moveTo(point)
    },
    options,
  )
  window.addEventListener(
    'pointerup',
    (up) => {
      if (isOurs(up)) {
        const target = session?.target() ?? null
        const wasDragged = session !== null
        end()
        if (wasDragged) {
          swallowNextClick()
        }
        if (target) {
          builder.commands.drop(source, target)
        }
      }
    },
    options,
  )
  window.addEventListener('pointercancel', (cancel) => isOurs(cancel) && end(), options)
  // Not in the capture phase, where elements inside that lose the focus are heard too.
  window.addEventListener('blur', end, { signal: listening.signal })
  window.addEventListener(
    'keydown',
    (key) => {
      if (session) {
        key.preventDefault()
        key.stopImmediatePropagation()
        if (key.key === 'Escape') {
          end()
          swallowNextClick()
          builder.ui.setState({ announcement: 'Put back' })
        }
      }
    },
    options,
  )
}

type DragSession = NonNullable<ReturnType<typeof openSession>>

function openSession(source: DragSource, builder: BuilderContext) {
  const { engine, ui, blocks, commands, elements } = builder
  const { stage, page } = elements
  if (!stage || !page) {
    return null
  }
  commands.stopWriting()
  const document = engine.document()
  const boxes: DropBox = measurePage(page, document, blocks, source)
  let pointer: Point = { x: 0, y: 0 }
  let sentence = ''

  const update = () => {
    const target = isOver(stage, pointer) ? dropTarget(boxes, withinPage(page, pointer)) : null
    ui.setState({ drag: { source, pointer, target } })
    const said = target ? dropSentence(blocks, document, target) : ''
    if (said !== sentence) {
      sentence = said
      ui.setState({ announcement: said })
    }
  }
  ui.setState({ hoveredId: null, toast: null })
  const stopScrolling = startAutoScroll(stage, () => pointer, update)

  return {
    moveTo(point: Point) {
      pointer = point
      update()
    },
    target: () => ui.getState().drag?.target ?? null,
    end() {
      stopScrolling()
      ui.setState({ drag: null })
    },
  }
}

function withinPage(page: HTMLElement, { x, y }: Point): Point {
  const { left, top } = page.getBoundingClientRect()
  return { x: x - left, y: y - top }
}

function isOver(element: HTMLElement, { x, y }: Point): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

/** The browser still sends a click after a drag; it must not select or open anything. */
function swallowNextClick(): void {
  const swallow = (click: MouseEvent) => {
    click.preventDefault()
    click.stopPropagation()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 0)
}
