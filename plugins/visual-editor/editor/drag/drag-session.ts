import type { BuilderContext } from '@/plugins/visual-editor/editor/builder-context'
import { isShutNow, setOpened } from '@/plugins/visual-editor/editor/canvas/blocks/expanded-blocks'
import { scrollAtEdge } from '@/plugins/visual-editor/editor/drag/auto-scroll'
import { createDropRules, dropLabel } from '@/plugins/visual-editor/editor/drag/drop-rules'
import {
  type DropTarget,
  dropTarget,
  type Point,
} from '@/plugins/visual-editor/editor/drag/drop-target'
import { layerTarget } from '@/plugins/visual-editor/editor/drag/layer-target'
import { measurePage } from '@/plugins/visual-editor/editor/drag/measure-page'
import type { Drag, DragSource } from '@/plugins/visual-editor/editor/state/ui-store'
import { refusals } from '@/src/core/page-document/operations'

export type DragSession = {
  moveTo: (point: Point) => void
  /** Where it lands if let go now; also catches up with the last movement. */
  target: () => DropTarget | null
  end: () => void
}

/**
 * One drag, from lifting to letting go. The pointer only leaves a note; the place is worked out once
 * per frame, which also scrolls while the pointer rests near an edge.
 *
 * @param onLost called when what is dragged, or the page itself, went away meanwhile
 */
export function openSession(
  source: DragSource,
  start: Point,
  builder: BuilderContext,
  onLost: () => void,
): DragSession | null {
  const { engine, ui, blocks, commands, elements } = builder
  const { stage, page } = elements
  if (!stage || !page) {
    return null
  }
  commands.stopWriting()
  let rules = createDropRules(engine.document(), blocks, source)
  if (rules.isFull) {
    commands.tell(refusals.tooMany)
    return null
  }
  let boxes = measurePage(page, engine.document(), rules)
  let pointer = start
  let sentence = ''
  let isStale = true
  let isMoved = false
  // Drawn by the next frame, which then measures.
  const opening = createOpenOnHold(builder, () => {
    isMoved = true
  })

  const findTarget = (): Pick<Drag, 'target' | 'over'> => {
    const { layers } = elements
    if (layers && isOver(layers.list, pointer)) {
      return { over: 'layers', target: layerTarget(layers.rows(), rules, layers.pointAt(pointer)) }
    }
    const target = isOver(stage, pointer) ? dropTarget(boxes, withinPage(page, pointer)) : null
    return { over: 'page', target }
  }

  const update = () => {
    isStale = false
    const { drag } = ui.getState()
    const next = findTarget()
    if (!drag || drag.over !== next.over || !isSameTarget(drag.target, next.target)) {
      ui.setState({ drag: { source, start, ...next } })
    }
    opening.over(next.over === 'page' ? (next.target?.parentId ?? null) : null)
    const { movedId } = rules
    const said = next.target
      ? dropLabel(blocks, engine.document(), next.target, { axis: next.target.axis, movedId })
      : ''
    if (said !== sentence) {
      sentence = said
      commands.announce(said)
    }
  }

  /** Blocks may come, go or change size under the pointer, from undo or a picture that loads. */
  const remeasure = () => {
    const isGone = source.kind === 'move' && !engine.document().nodes[source.id]
    if (isGone || !page.isConnected) {
      onLost()
      return
    }
    rules = createDropRules(engine.document(), blocks, source)
    boxes = measurePage(page, engine.document(), rules)
    isStale = true
  }

  ui.setState({ hoveredId: null, toast: null })
  let frame = requestAnimationFrame(function tick() {
    if (isMoved) {
      isMoved = false
      remeasure()
    }
    const scrollers = [stage, elements.layers?.list].filter((element) => element !== undefined)
    const hasScrolled = scrollers.some((element) => scrollAtEdge(element, pointer))
    if (hasScrolled || isStale) {
      update()
    }
    frame = requestAnimationFrame(tick)
  })
  const unsubscribe = engine.subscribe(remeasure)
  const resizes = new ResizeObserver(remeasure)
  resizes.observe(page)

  return {
    moveTo(point) {
      pointer = point
      isStale = true
    },
    target() {
      if (isStale) {
        update()
      }
      return ui.getState().drag?.target ?? null
    },
    end() {
      cancelAnimationFrame(frame)
      unsubscribe()
      resizes.disconnect()
      opening.end()
      ui.setState({ drag: null })
    },
  }
}

function isSameTarget(a: DropTarget | null, b: DropTarget | null): boolean {
  return (
    a === b ||
    (a !== null &&
      b !== null &&
      a.parentId === b.parentId &&
      a.index === b.index &&
      a.axis === b.axis &&
      a.line.left === b.line.left &&
      a.line.top === b.line.top &&
      a.line.bottom === b.line.bottom)
  )
}

/** Just above and below the page is where the pointer rests when scrolling has come to an end. */
const edgePx = 32

function withinPage(page: HTMLElement, { x, y }: Point): Point {
  const { left, top, bottom } = page.getBoundingClientRect()
  const nearest = Math.min(Math.max(y, top), bottom)
  return { x: x - left, y: (Math.abs(y - nearest) <= edgePx ? nearest : y) - top }
}

function isOver(element: HTMLElement, { x, y }: Point): boolean {
  const { left, top, right, bottom } = element.getBoundingClientRect()
  return x >= left && x <= right && y >= top && y <= bottom
}

const holdMs = 500

/** Opens what is shut when something is held over it for a moment, and shuts it when the drag ends. */
function createOpenOnHold(
  builder: Pick<BuilderContext, 'blocks' | 'engine' | 'ui'>,
  onOpened: () => void,
) {
  const openedHere: string[] = []
  let overId: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    /** The block that would take what is dragged; null for none. */
    over(id: string | null): void {
      if (id === overId) {
        return
      }
      overId = id
      clearTimeout(timer)
      if (id !== null && isShutNow(builder, id)) {
        timer = setTimeout(() => {
          openedHere.push(id)
          setOpened(builder.ui, id, true)
          onOpened()
        }, holdMs)
      }
    },

    end(): void {
      clearTimeout(timer)
      for (const id of openedHere) {
        setOpened(builder.ui, id, false)
      }
    },
  }
}
