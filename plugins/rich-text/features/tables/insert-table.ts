import { $createTableNodeWithDimensions, $findTableNode } from '@lexical/table'
import { $getSelection, $isRangeSelection, type LexicalEditor } from 'lexical'
import { $insertBlock } from '@/plugins/rich-text/kit/insert-block'
import { limits } from '@/src/core/limits'

const { rowsMax, columnsMax, columnMinPx } = limits.table

export type TableSize = { rows: number; columns: number }

/** Whether a table may have so many rows and columns. */
export function isTableSize({ rows, columns }: TableSize): boolean {
  const isWithin = (count: number, max: number) =>
    Number.isInteger(count) && count >= 1 && count <= max
  return isWithin(rows, rowsMax) && isWithin(columns, columnsMax)
}

/** Puts an empty table at the caret, its first row heading the columns; behind a table when in one. */
export function insertTable(editor: LexicalEditor, { rows, columns }: TableSize): void {
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
