import {
  $findTableNode,
  $insertTableColumnAtNode,
  $insertTableRowAtNode,
  $isTableNode,
} from '@lexical/table'
import {
  $getNearestNodeFromDOMNode,
  $getNodeByKey,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import styles from '@/plugins/rich-text/features/tables/table-handles.module.css'
import { hasRoom, oneMore } from '@/plugins/rich-text/features/tables/table-room'
import { $lastCell, sizeOf } from '@/plugins/rich-text/features/tables/table-state'
import { debounce } from '@/plugins/rich-text/kit/debounce'
import type { WritingProps } from '@/plugins/rich-text/kit/feature'
import { useFollow } from '@/plugins/rich-text/kit/use-active-option'
import { limits } from '@/src/core/limits'

const { hoverMs, hoverMaxMs, rowsMax, columnsMax } = limits.table

type Edge = 'row' | 'column'
type Shown = { table: string; edges: readonly Edge[] }
type Place = { left: number; top: number; width: number; height: number }

const barPx = 16
const gapPx = 2

/** At the last row and the last column, under the pointer: a button that adds another one. */
export function AddBars({ editor, element }: WritingProps) {
  const [shown, setShown] = useState<Shown | null>(null)

  useEffect(() => {
    const look = debounce(
      (target: EventTarget | null) => {
        if (target instanceof Element && !target.closest(`.${styles.add}`)) {
          setShown(findEdges(editor, element, target))
        }
      },
      hoverMs,
      hoverMaxMs,
    )
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') {
        look(target)
      }
    }
    document.addEventListener('pointermove', onMove, { passive: true })
    return () => {
      look.cancel()
      document.removeEventListener('pointermove', onMove)
    }
  }, [editor, element])

  return shown?.edges.map((edge) => (
    <AddBar
      key={`${shown.table}-${edge}`}
      editor={editor}
      table={shown.table}
      edge={edge}
      onDone={() => setShown(null)}
    />
  ))
}

type BarProps = { editor: LexicalEditor; table: string; edge: Edge; onDone: () => void }

function AddBar({ editor, table, edge, onDone }: BarProps) {
  const [place, setPlace] = useState<Place | null>(null)
  useFollow(editor, () => {
    const next = placeOf(editor.getElementByKey(table), edge)
    setPlace((current) => (JSON.stringify(current) === JSON.stringify(next) ? current : next))
  })
  const add = () => {
    editor.update(() => {
      const node = $getNodeByKey(table)
      if (!$isTableNode(node) || !hasRoom(editor, oneMore[edge](sizeOf(node)))) {
        return
      }
      const last = $lastCell(node)
      if (last && edge === 'row') {
        $insertTableRowAtNode(last, true)
      } else if (last) {
        $insertTableColumnAtNode(last, true, false)
      }
    })
    onDone()
  }
  return (
    <button
      type="button"
      className={styles.add}
      style={place ?? { display: 'none' }}
      // The menu of the cell does the same by keyboard.
      tabIndex={-1}
      aria-label={`Add ${edge}`}
      title={`Add ${edge}`}
      onMouseDown={(event) => event.preventDefault()}
      onClick={add}
    >
      <Plus size={14} aria-hidden />
    </button>
  )
}

function findEdges(editor: LexicalEditor, element: HTMLElement, target: Element): Shown | null {
  const cell = target.closest<HTMLTableCellElement>('td, th')
  const drawn = cell?.closest('table')
  const row = cell?.closest('tr')
  if (!cell || !drawn || !row || !element.contains(cell)) {
    return null
  }
  return editor.getEditorState().read(
    () => {
      const node = $getNearestNodeFromDOMNode(cell)
      const table = node && $findTableNode(node)
      if (!table) {
        return null
      }
      const isLastRow = row.rowIndex + cell.rowSpan >= drawn.rows.length
      const isLastColumn =
        Math.abs(edgeOf(cell) - edgeOf(drawn)) < 2 && table.getColumnCount() < columnsMax
      const edges: Edge[] = [
        ...(isLastRow && drawn.rows.length < rowsMax ? ['row' as const] : []),
        ...(isLastColumn ? ['column' as const] : []),
      ]
      return edges.length > 0 ? { table: table.getKey(), edges } : null
    },
    { editor },
  )
}

/** Where the columns end: at the left in tables that run from right to left. */
function edgeOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect()
  return getComputedStyle(element).direction === 'rtl' ? left : right
}

/** Along the edge, as far as the frame shows it. */
function placeOf(frame: HTMLElement | null, edge: Edge): Place | null {
  const drawn = frame?.querySelector('table')
  if (!frame || !drawn) {
    return null
  }
  const outer = frame.getBoundingClientRect()
  const { top, bottom, left: start, right: end, height } = drawn.getBoundingClientRect()
  const left = Math.max(start, outer.left)
  const right = Math.min(end, outer.right)
  if (edge === 'row') {
    return { left, top: bottom + gapPx, width: right - left, height: barPx }
  }
  const isRtl = getComputedStyle(drawn).direction === 'rtl'
  return { left: isRtl ? left - gapPx - barPx : right + gapPx, top, width: barPx, height }
}
