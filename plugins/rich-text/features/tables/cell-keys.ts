import {
  $findCellNode,
  $findTableNode,
  $insertTableRowAtNode,
  registerTablePlugin,
  registerTableSelectionObserver,
  setScrollableTablesActive,
  type TableCellNode,
} from '@lexical/table'
import { mergeRegister } from '@lexical/utils'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from 'lexical'
import { limits } from '@/src/core/limits'

/** Moving and selecting in tables by keyboard and pointer. Answers what ends it. */
export function registerCells(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true)
  return mergeRegister(
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor),
    editor.registerCommand(KEY_TAB_COMMAND, $addRowAtEnd, COMMAND_PRIORITY_CRITICAL),
  )
}

/** Tab in the last cell goes on in a new row. */
function $addRowAtEnd(event: KeyboardEvent): boolean {
  const selection = $getSelection()
  if (event.shiftKey || !$isRangeSelection(selection) || !selection.isCollapsed()) {
    return false
  }
  const cell = $findCellNode(selection.anchor.getNode())
  if (!cell || !$isLastCell(cell)) {
    return false
  }
  const row = $insertTableRowAtNode(cell, true)
  const first = row?.getFirstChild()
  if (!$isElementNode(first)) {
    return false
  }
  event.preventDefault()
  first.selectStart()
  return true
}

function $isLastCell(cell: TableCellNode): boolean {
  const table = $findTableNode(cell)
  return (
    table !== null &&
    table.getChildrenSize() < limits.table.rowsMax &&
    cell.getNextSibling() === null &&
    (cell.getParent()?.getNextSiblings() ?? []).every((row) => $isElementNode(row) && row.isEmpty())
  )
}
