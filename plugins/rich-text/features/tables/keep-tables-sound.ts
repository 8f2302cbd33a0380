import {
  $computeTableMapSkipCellCheck,
  $isTableCellNode,
  $isTableNode,
  registerTablePlugin,
  setScrollableTablesActive,
  TableCellNode,
  TableNode,
  TableRowNode,
} from '@lexical/table'
import { $getNodeByKey, type LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import { hostOf } from '@/plugins/rich-text/kit/host'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { inkOn, isCellColor } from '@/src/rich-text/nodes/table/cell-style'
import { columnTracks, largeFrom } from '@/src/rich-text/nodes/table/large-table'
import styles from '@/src/rich-text/nodes/table/table.module.css'

const { rowsMax, columnsMax, columnMinPx, rowMinPx } = limits.table

/**
 * Whatever way a table comes in, it keeps the sizes that are stored, and is drawn as on the site. Before a text is read:
 * its own tables are sound, and checking and drawing all cells of the largest once more takes longer than the first time.
 */
export function keepTablesSound(editor: LexicalEditor): void {
  setScrollableTablesActive(editor, true)
  registerTablePlugin(editor)
  editor.registerNodeTransform(TableNode, (table) => {
    if ($cutTable(table)) {
      hostOf(editor).tell?.(ownerMessages.richText.tableCut)
    }
    $setWidths(table)
  })
  editor.registerNodeTransform(TableRowNode, (row) => {
    if ((row.getHeight() ?? rowMinPx) < rowMinPx) {
      row.setHeight(undefined)
    }
  })
  editor.registerNodeTransform(TableCellNode, (cell) => {
    const color = cell.getBackgroundColor()
    if (color !== null && !isCellColor(color)) {
      cell.setBackgroundColor(null)
    }
    if (cell.getWidth() !== undefined) {
      cell.setWidth(undefined)
    }
  })
  showInk(editor)
  showRowsAlone(editor)
}

/** @returns whether it was too large */
function $cutTable(table: TableNode): boolean {
  const tooMany = table.getChildren().slice(rowsMax)
  for (const row of tooMany) {
    row.remove()
  }
  if (table.getColumnCount() <= columnsMax) {
    return tooMany.length > 0
  }
  const [map] = $computeTableMapSkipCellCheck(table, null, null)
  for (const { cell, startColumn } of new Set(map.flat())) {
    if (startColumn >= columnsMax) {
      cell.remove()
    } else if (startColumn + cell.getColSpan() > columnsMax) {
      cell.setColSpan(columnsMax - startColumn)
    }
  }
  return true
}

function $setWidths(table: TableNode): void {
  const widths = table.getColWidths()
  const count = table.getColumnCount()
  if (!widths || widths.length > count || widths.some((width) => width < columnMinPx)) {
    table.setColWidths(
      Array.from({ length: count }, (_, at) => Math.max(widths?.[at] ?? columnMinPx, columnMinPx)),
    )
  }
}

/** Words on a cell's own background are as dark or as light as on the site. */
function showInk(editor: LexicalEditor): () => void {
  return editor.registerMutationListener(
    TableCellNode,
    (mutations) => {
      editor.getEditorState().read(() => {
        for (const [key] of mutations) {
          const cell = $getNodeByKey(key)
          const element = editor.getElementByKey(key)
          if (element && $isTableCellNode(cell)) {
            const color = cell.getBackgroundColor()
            // Drawn anew when its background changes.
            if (color) {
              element.style.color = inkOn(color)
            }
          }
        }
      })
    },
    { skipInitialization: false },
  )
}

/** Tables of very many cells are laid out row by row, where no cell reaches into another row. */
function showRowsAlone(editor: LexicalEditor): () => void {
  return editor.registerMutationListener(
    TableNode,
    (mutations) => {
      for (const [key] of mutations) {
        const table = editor.getElementByKey(key)?.querySelector('table')
        if (table) {
          const { rows, widths } = editor.getEditorState().read(() => $shapeOf(key))
          const isLarge =
            rows * widths.length >= largeFrom &&
            // The browser finds them in a fraction of the time that asking each cell takes.
            table.querySelector('[colspan], [rowspan], tr[style*="height"]') === null
          const { columns, minWidthPx } = columnTracks(isLarge ? widths : [])
          table.classList.toggle(styles.large ?? '', isLarge)
          table.style.setProperty('--columns', columns)
          table.style.minWidth = isLarge ? `${minWidthPx}px` : ''
        }
      }
    },
    { skipInitialization: false },
  )
}

function $shapeOf(key: string): { rows: number; widths: readonly number[] } {
  const table = $getNodeByKey(key)
  return $isTableNode(table)
    ? { rows: table.getChildrenSize(), widths: table.getColWidths() ?? [] }
    : { rows: 0, widths: [] }
}
