import {
  $findCellNode,
  $findTableNode,
  $insertTableRowAtNode,
  registerTableSelectionObserver,
  type TableCellNode,
  type TableNode,
} from '@lexical/table'
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_CRITICAL,
  KEY_TAB_COMMAND,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils'
import { hasRoom, oneMore } from '@/plugins/rich-text/features/tables/table-room'
import { sizeOf } from '@/plugins/rich-text/features/tables/table-state'
import { hostOf } from '@/plugins/rich-text/kit/host'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

/** Moving and selecting in tables by keyboard and pointer. Answers what ends it. */
export function registerCells(editor: LexicalEditor): () => void {
  return mergeRegister(
    registerTableSelectionObserver(editor),
    editor.registerCommand(
      KEY_TAB_COMMAND,
      (event) => $addRowAtEnd(editor, event),
      COMMAND_PRIORITY_CRITICAL,
    ),
  )
}

/** Tab in the last cell goes on in a new row, where there is room for one. */
function $addRowAtEnd(editor: LexicalEditor, event: KeyboardEvent): boolean {
  const selection = $getSelection()
  if (event.shiftKey || !$isRangeSelection(selection) || !selection.isCollapsed()) {
    return false
  }
  const cell = $findCellNode(selection.anchor.getNode())
  const table = cell && $findTableNode(cell)
  if (!cell || !table || !$isLastCell(cell)) {
    return false
  }
  if (!mayGrow(editor, table)) {
    event.preventDefault()
    return true
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

/** Says why where there is no room for another row. */
function mayGrow(editor: LexicalEditor, table: TableNode): boolean {
  if (table.getChildrenSize() < limits.table.rowsMax) {
    return hasRoom(editor, oneMore.row(sizeOf(table)))
  }
  hostOf(editor).tell?.(ownerMessages.richText.tableRowsMax)
  return false
}

function $isLastCell(cell: TableCellNode): boolean {
  return (
    cell.getNextSibling() === null &&
    (cell.getParent()?.getNextSiblings() ?? []).every((row) => $isElementNode(row) && row.isEmpty())
  )
}
