import {
  $findTableNode,
  $getTableCellNodeRect,
  $isTableCellNode,
  $isTableRowNode,
} from '@lexical/table'
import {
  $getNodeByKey,
  type LexicalEditor,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical'
import { resizeColumn, shownWidths } from '@/plugins/rich-text/features/tables/column-widths'
import { limits } from '@/src/core/limits'
import { sizeMaxPx } from '@/src/rich-text/nodes/table/cell-style'

export type CellSize = { columnPx: number; rowPx: number }

/** How large the column and the row show that a cell ends in; null when it is gone. */
export function readCellSize(editor: LexicalEditor, key: string): CellSize | null {
  const at = measure(editor, key)
  return at && { columnPx: Math.round(at.columnPx), rowPx: Math.round(at.rowPx) }
}

/** Makes the last column of a cell so wide, as far as it goes. */
export function setColumnWidth(editor: LexicalEditor, key: string, px: number): void {
  const at = measure(editor, key)
  if (at) {
    const wanted = Math.min(px, sizeMaxPx)
    editor.update(() => at.table.setColWidths(resizeColumn(at.widths, at.column, wanted, at)), {
      tag: SKIP_DOM_SELECTION_TAG,
    })
  }
}

/** Makes the last row of a cell so high, or as high as its words. */
export function setRowHeight(editor: LexicalEditor, key: string, px: number): void {
  const at = measure(editor, key)
  if (at) {
    const height = Math.min(Math.max(Math.round(px), limits.table.rowMinPx), sizeMaxPx)
    editor.update(() => at.row.setHeight(height), { tag: SKIP_DOM_SELECTION_TAG })
  }
}

function measure(editor: LexicalEditor, key: string) {
  const at = editor.read(() => {
    const cell = $getNodeByKey(key)
    const table = $isTableCellNode(cell) ? $findTableNode(cell) : null
    const place = $isTableCellNode(cell) ? $getTableCellNodeRect(cell) : null
    const row = table && place && table.getChildAtIndex(place.rowIndex + place.rowSpan - 1)
    const widths = table?.getColWidths()
    return table && place && widths && $isTableRowNode(row)
      ? { table, row, widths, column: place.columnIndex + place.colSpan - 1 }
      : null
  })
  const frame = at && editor.getElementByKey(at.table.getKey())
  const drawn = frame?.querySelector('table')
  const drawnRow = at && editor.getElementByKey(at.row.getKey())
  if (!at || !frame || !drawn || !drawnRow) {
    return null
  }
  // Of the page, not of the window, where it may be shown smaller.
  const tableWidth = drawn.offsetWidth
  return {
    ...at,
    tableWidth,
    frameWidth: frame.clientWidth,
    columnPx: shownWidths(at.widths, tableWidth)[at.column] ?? 0,
    rowPx: drawnRow.offsetHeight,
  }
}
