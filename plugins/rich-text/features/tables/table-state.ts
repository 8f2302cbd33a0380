import {
  $computeTableMapSkipCellCheck,
  $findCellNode,
  $findTableNode,
  $getTableCellNodeRect,
  $isTableCellNode,
  $isTableSelection,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import type { TableSize } from '@/plugins/rich-text/features/tables/table-room'
import { useReading } from '@/plugins/rich-text/kit/use-reading'
import { headerBits } from '@/src/rich-text/nodes/table/cell-style'

/** What the menu shows about the selected cells. */
export type TableState = {
  key: string
  rows: number
  columns: number
  /** How many of them are selected. */
  selectedRows: number
  selectedColumns: number
  isHeaderRow: boolean
  isHeaderColumn: boolean
  isStriped: boolean
  canMerge: boolean
  canSplit: boolean
  /** Background of the cell at the caret. */
  color: string | null
}

/** Reads the table at the caret; null outside tables. Call inside `editor.read()`. */
export function $readTable(): TableState | null {
  const cell = $caretCell()
  const table = cell && $findTableNode(cell)
  const place = cell && $getTableCellNodeRect(cell)
  if (!cell || !table || !place) {
    return null
  }
  const shape = $selectedShape(place)
  return {
    key: cell.getKey(),
    ...sizeOf(table),
    selectedRows: shape.rows,
    selectedColumns: shape.columns,
    isHeaderRow: cell.hasHeaderState(headerBits.row),
    isHeaderColumn: cell.hasHeaderState(headerBits.column),
    isStriped: table.getRowStriping(),
    canMerge: $selectedCells().length > 1,
    canSplit: cell.getColSpan() > 1 || cell.getRowSpan() > 1,
    color: cell.getBackgroundColor(),
  }
}

/** The selected cells, or the one at the caret. */
export function $selectedCells(): TableCellNode[] {
  const selection = $getSelection()
  const cell = $caretCell()
  return $isTableSelection(selection)
    ? selection.getNodes().filter($isTableCellNode)
    : cell
      ? [cell]
      : []
}

function $selectedShape({ rowSpan, colSpan }: { rowSpan: number; colSpan: number }) {
  const selection = $getSelection()
  if (!$isTableSelection(selection)) {
    return { rows: rowSpan, columns: colSpan }
  }
  const { fromX, toX, fromY, toY } = selection.getShape()
  return { rows: Math.abs(toY - fromY) + 1, columns: Math.abs(toX - fromX) + 1 }
}

export function sizeOf(table: TableNode): TableSize {
  return { rows: table.getChildrenSize(), columns: table.getColumnCount() }
}

/** The last cell of the grid, at the bottom and at the end. */
export function $lastCell(table: TableNode): TableCellNode | null {
  const [map] = $computeTableMapSkipCellCheck(table, null, null)
  return map.at(-1)?.at(-1)?.cell ?? null
}

/** Key of the cell that the caret is in, or where a selection of cells ends; null outside tables. */
export function useCaretCell(editor: LexicalEditor): string | null {
  return useReading(editor, () => $caretCell()?.getKey() ?? null)
}

/** The cell itself; call inside `editor.read()`. */
export function $caretCell() {
  const selection = $getSelection()
  return $isRangeSelection(selection) || $isTableSelection(selection)
    ? $findCellNode(selection.focus.getNode())
    : null
}
