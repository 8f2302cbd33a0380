import { $isTableCellNode } from '@lexical/table'
import {
  $getNearestNodeFromDOMNode,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import {
  readCellSize,
  setColumnWidth,
  setRowHeight,
} from '@/plugins/rich-text/features/tables/cell-size'

import styles from '@/plugins/rich-text/features/tables/table-handles.module.css'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { scaleOf } from '@/plugins/rich-text/kit/scale-of'

type Held = Border & { cell: string }

/** The border under the pointer; dragged, it makes a column wider or a row higher. */
export function BorderHandle({ editor, element }: WritingProps) {
  const [border, setBorder] = useState<Held | null>(null)
  const [moved, setMoved] = useState<number | null>(null)
  const startedAt = useRef(0)

  useEffect(() => {
    const look = (event: PointerEvent) => {
      if (event.pointerType !== 'touch' && event.buttons === 0) {
        setBorder(hold(editor, findBorder(element, event.target, event.clientX, event.clientY)))
      }
    }
    const leave = () => setBorder(null)
    element.addEventListener('pointermove', look, { passive: true })
    addEventListener('scroll', leave, { capture: true, passive: true })
    return () => {
      element.removeEventListener('pointermove', look)
      removeEventListener('scroll', leave, { capture: true })
    }
  }, [editor, element])

  if (!border) {
    return null
  }
  const isColumn = border.axis === 'column'
  const at = (event: ReactPointerEvent) => (isColumn ? event.clientX : event.clientY)
  const finish = () => {
    const size = readCellSize(editor, border.cell)
    if (size && moved) {
      const grown = moved / scaleOf(border.element)
      if (isColumn) {
        setColumnWidth(editor, border.cell, size.columnPx + (border.isRtl ? -grown : grown))
      } else {
        setRowHeight(editor, border.cell, size.rowPx + grown)
      }
    }
    setMoved(null)
    setBorder(null)
  }
  const { left, top, width, height } = border
  return (
    <div
      className={styles.border}
      data-axis={border.axis}
      data-dragged={moved === null ? undefined : ''}
      style={{
        left,
        top,
        width,
        height,
        translate: isColumn ? `${moved ?? 0}px 0` : `0 ${moved ?? 0}px`,
      }}
      onPointerDown={(event) => {
        event.preventDefault()
        event.currentTarget.setPointerCapture(event.pointerId)
        startedAt.current = at(event)
        setMoved(0)
      }}
      onPointerMove={(event) => moved !== null && setMoved(at(event) - startedAt.current)}
      onPointerUp={finish}
      onPointerCancel={() => {
        setMoved(null)
        setBorder(null)
      }}
      onPointerLeave={() => moved === null && setBorder(null)}
    />
  )
}

function hold(editor: LexicalEditor, border: Border | null): Held | null {
  if (!border) {
    return null
  }
  const cell = editor
    .getEditorState()
    .read(() => $getNearestNodeFromDOMNode(border.element), { editor })
  return $isTableCellNode(cell) ? { ...border, cell: cell.getKey() } : null
}

/** A border of a table that can be dragged, in pixels of the window. */
type Border = {
  axis: 'row' | 'column'
  /** The cell whose column or row ends there. */
  element: HTMLTableCellElement
  isRtl: boolean
  left: number
  top: number
  width: number
  height: number
}

/** How near the pointer must be, on each side. */
const reachPx = 4

/** The border under a point: where a column ends, or below a row. */
function findBorder(
  words: HTMLElement,
  target: EventTarget | null,
  x: number,
  y: number,
): Border | null {
  const cell = target instanceof Element ? target.closest<HTMLTableCellElement>('td, th') : null
  const table = cell?.closest('table')
  if (!cell || !table || !words.contains(cell)) {
    return null
  }
  const isRtl = getComputedStyle(table).direction === 'rtl'
  const box = cell.getBoundingClientRect()
  const whole = visiblePart(table)
  const columnOf = (owner: HTMLTableCellElement | null, at: number): Border | null =>
    owner && {
      axis: 'column',
      element: owner,
      isRtl,
      left: at - reachPx,
      top: whole.top,
      width: 2 * reachPx + 1,
      height: whole.bottom - whole.top,
    }
  const [end, start] = isRtl ? [box.left, box.right] : [box.right, box.left]
  if (Math.abs(x - end) <= reachPx) {
    return columnOf(cell, end)
  }
  if (Math.abs(x - start) <= reachPx) {
    // The one before it in the same row ends where this one starts.
    const before = cellAt(table, start + (isRtl ? reachPx + 2 : -reachPx - 2), y)
    return columnOf(before, start)
  }
  const rowOf = (owner: HTMLTableCellElement | null, at: number): Border | null =>
    owner && {
      axis: 'row',
      element: owner,
      isRtl,
      left: whole.left,
      top: at - reachPx,
      width: whole.right - whole.left,
      height: 2 * reachPx + 1,
    }
  if (Math.abs(y - box.bottom) <= reachPx) {
    return rowOf(cell, box.bottom)
  }
  if (Math.abs(y - box.top) <= reachPx) {
    return rowOf(cellAt(table, x, box.top - reachPx - 2), box.top)
  }
  return null
}

function cellAt(table: HTMLTableElement, x: number, y: number): HTMLTableCellElement | null {
  const found = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLTableCellElement && table.contains(element))
  return (found as HTMLTableCellElement | undefined) ?? null
}

/** What the frame shows of a table that scrolls in it. */
function visiblePart(table: HTMLTableElement) {
  const box = table.getBoundingClientRect()
  const frame = table.parentElement?.getBoundingClientRect() ?? box
  return {
    left: Math.max(box.left, frame.left),
    right: Math.min(box.right, frame.right),
    top: box.top,
    bottom: box.bottom,
  }
}
