import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $findTableNode,
  $getTableCellNodeRect,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $mergeCells,
  $setTableColumnIsHeader,
  $setTableRowIsHeader,
  $unmergeCell,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import { $createParagraphNode } from '@payloadcms/richtext-lexical/lexical'
import { $caretCell, $selectedCells } from '@/plugins/rich-text/features/tables/table-state'

/** What the menu does with the selected cells; each runs inside `editor.update()`. */
export const tableActions = {
  rowAbove: () => $insertTableRowAtSelection(false),
  rowBelow: () => $insertTableRowAtSelection(true),
  columnLeft: () => $insertTableColumnAtSelection(false),
  columnRight: () => $insertTableColumnAtSelection(true),
  deleteRows: () => $deleteTableRowAtSelection(),
  deleteColumns: () => $deleteTableColumnAtSelection(),
  deleteTable: () => $atCaret((_, table) => $deleteTable(table)),
  merge: () => $mergeCells($selectedCells())?.selectEnd(),
  split: () => $unmergeCell(),
  headerRow: (isOn: boolean) =>
    $atCaret((cell, table) => {
      const { rowIndex = 0 } = $getTableCellNodeRect(cell) ?? {}
      $setTableRowIsHeader(table, rowIndex, isOn)
    }),
  headerColumn: (isOn: boolean) =>
    $atCaret((cell, table) => {
      const { columnIndex = 0 } = $getTableCellNodeRect(cell) ?? {}
      $setTableColumnIsHeader(table, columnIndex, isOn)
    }),
  striping: (isOn: boolean) => $atCaret((_, table) => table.setRowStriping(isOn)),
  color: (color: string | null) => {
    for (const cell of $selectedCells()) {
      cell.setBackgroundColor(color)
    }
  },
}

function $atCaret(act: (cell: TableCellNode, table: TableNode) => unknown): void {
  const cell = $caretCell()
  const table = cell && $findTableNode(cell)
  if (cell && table) {
    act(cell, table)
  }
}

function $deleteTable(table: TableNode): void {
  const beside = table.getNextSibling() ?? table.getPreviousSibling()
  if (beside) {
    beside.selectStart()
    table.remove()
  } else {
    const line = $createParagraphNode()
    table.replace(line)
    line.select()
  }
}
