import { $createTableNodeWithDimensions, $findTableNode } from '@lexical/table'
import {
  $getSelection,
  $isRangeSelection,
  type LexicalEditor,
} from '@payloadcms/richtext-lexical/lexical'
import { hasRoom, type TableSize } from '@/plugins/rich-text/features/tables/table-room'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'
import { limits } from '@/src/core/limits'

const { columnMinPx } = limits.table

/** Puts an empty table at the caret if there is room to store it, its first row heading the columns; behind a table when in one. */
export function insertTable(editor: LexicalEditor, { rows, columns }: TableSize): void {
  if (!hasRoom(editor, { rows, columns })) {
    return
  }
  editor.update(() => {
    const table = $createTableNodeWithDimensions(rows, columns, { rows: true, columns: false })
    table.setColWidths(Array<number>(columns).fill(columnMinPx))
    const selection = $getSelection()
    const around = $isRangeSelection(selection) ? $findTableNode(selection.anchor.getNode()) : null
    if (around) {
      around.insertAfter(table)
    } else {
      $insertBlock(table)
    }
    table.getFirstDescendant()?.selectStart()
  })
}
