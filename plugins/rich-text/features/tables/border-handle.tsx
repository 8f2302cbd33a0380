import { $isTableCellNode } from '@lexical/table'
import { $getNearestNodeFromDOMNode, type LexicalEditor } from 'lexical'
import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react'
import {
  readCellSize,
  setColumnWidth,
  setRowHeight,
} from '@/plugins/rich-text/features/tables/cell-size'
import { type Border, findBorder } from '@/plugins/rich-text/features/tables/find-border'
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
