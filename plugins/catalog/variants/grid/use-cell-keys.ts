import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import type { VariantTable } from '@/plugins/catalog/variants/grid/use-variant-table'
import { columnIds } from '@/plugins/catalog/variants/matrix/cells'
import { fillFrom } from '@/plugins/catalog/variants/matrix/fill-from'
import type { Change, ColumnId, Matrix } from '@/plugins/catalog/variants/matrix/matrix'
import { statusLabels } from '@/plugins/catalog/variants/matrix/matrix'
import { pastedTable } from '@/src/admin/ui/pasted-table'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.variants

type Given = {
  table: VariantTable
  matrix: Matrix
  change: (changes: readonly Change[], what: string) => void
  tell: (words: string) => void
  undo: () => void
  redo: () => void
  /** Puts a cell back to what it was when it got the keyboard. */
  putBack: () => void
}

const directions = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
} as const

/** A grid answers keys and the clipboard as a spreadsheet does. */
export function useCellKeys({ table, matrix, change, tell, undo, redo, putBack }: Given) {
  /** The caret is in the cell: arrows to the side are its own. */
  const isWriting = useRef(false)

  const selected = () => {
    const [bounds] = table.getCellSelectionBounds()
    const { rows } = table.getRowModel()
    return {
      rows: bounds ? rows.slice(bounds.minRowIndex, bounds.maxRowIndex + 1) : [],
      columns: bounds ? columnIds.slice(bounds.minColumnIndex, bounds.maxColumnIndex + 1) : [],
    }
  }

  /** The upmost of the chosen cells into those below; into one alone that from above it. */
  const copyDown = () => {
    const { rows, columns } = selected()
    const [first, ...below] = rows
    if (!first) {
      return
    }
    const all = table.getRowModel().rows
    const source = below.length > 0 ? first : all[all.indexOf(first) - 1]
    const targets = below.length > 0 ? below : [first]
    if (source) {
      change(
        targets.flatMap(({ id }) =>
          columns.map((column) => ({ row: id, column, text: source.original.cells[column] })),
        ),
        'Copied down',
      )
    }
  }

  const fillSelected = (text: string, what: string) => {
    const { rows, columns } = selected()
    change(
      rows.flatMap(({ id }) => columns.map((column) => ({ row: id, column, text }))),
      what,
    )
  }

  const onTab = (event: KeyboardEvent) => {
    const cell = table.getFocusedCell()
    const { rows } = table.getRowModel()
    const places = rows.flatMap(({ id }) => columnIds.map((column) => ({ id, column })))
    const at = places.findIndex(
      ({ id, column }) => id === cell?.row.id && column === cell?.column.id,
    )
    const next = places[at + (event.shiftKey ? -1 : 1)]
    if (at >= 0 && next) {
      event.preventDefault()
      table.setFocusedCell(next.id, next.column)
    }
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, altKey, nativeEvent } = event
    if (nativeEvent.isComposing) {
      return
    }
    const isCommand = event.ctrlKey || event.metaKey
    const direction = directions[key as keyof typeof directions]
    const isSideways = direction === 'left' || direction === 'right'
    if (isCommand) {
      const run = commandOf(key.toLowerCase(), shiftKey)
      if (run) {
        event.preventDefault()
        event.stopPropagation()
        run()
      }
    } else if (direction && !altKey && !(isWriting.current && isSideways)) {
      event.preventDefault()
      isWriting.current = false
      if (shiftKey) {
        table.extendCellSelection(direction)
      } else {
        table.moveCellSelection(direction)
      }
    } else if (key === 'Enter') {
      // A form around the grid is not sent by it.
      event.preventDefault()
      isWriting.current = false
      table.moveCellSelection(shiftKey ? 'up' : 'down')
    } else if (key === 'Tab') {
      isWriting.current = false
      onTab(event)
    } else if (key === 'F2') {
      event.preventDefault()
      isWriting.current = true
      const { target } = event
      if (target instanceof HTMLInputElement) {
        target.setSelectionRange(target.value.length, target.value.length)
      }
    } else if (key === 'Escape' && isWriting.current) {
      event.preventDefault()
      event.stopPropagation()
      isWriting.current = false
      putBack()
    } else if ((key === 'Delete' || key === 'Backspace') && table.getSelectedCellCount() > 1) {
      event.preventDefault()
      fillSelected('', 'Cleared')
    }
  }

  const commandOf = (key: string, shiftKey: boolean): (() => void) | undefined => {
    switch (key) {
      case 'd':
        return copyDown
      case 'z':
        return shiftKey ? redo : undo
      case 'y':
        return redo
      case 'a':
        return isWriting.current ? undefined : () => table.selectAllCells()
      default:
        return undefined
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text/plain')
    const pasted = pastedTable(text)
    const { rows, columns } = selected()
    const [first] = rows
    const [column] = columns
    const isOneCell = rows.length * columns.length <= 1
    if (!first || !column || (!pasted && isOneCell && column !== 'availabilityStatus')) {
      return
    }
    event.preventDefault()
    if (!pasted && !isOneCell) {
      fillSelected(text.trim(), 'Pasted')
      return
    }
    const filled = fillFrom(matrix, { row: first.id, column }, pasted ?? [[text.trim()]])
    change(filled.changes, 'Pasted')
    selectPasted(filled.changes)
    tell(
      [
        words.pasted(filled.changes.length),
        filled.rowsLeft > 0 ? words.pastedRowsLeft(filled.rowsLeft) : '',
        filled.columnsLeft > 0 ? words.pastedColumnsLeft(filled.columnsLeft) : '',
      ]
        .filter(Boolean)
        .join(' '),
    )
  }

  const selectPasted = (changes: readonly Change[]) => {
    const [first, last] = [changes[0], changes.at(-1)]
    if (first && last) {
      table.selectCellRange({
        ...{ anchorRowId: first.row, anchorColumnId: first.column },
        ...{ focusRowId: last.row, focusColumnId: last.column },
      })
    }
  }

  const onCopy = (event: ClipboardEvent) => {
    if (table.getSelectedCellCount() > 1) {
      event.preventDefault()
      const { rows, columns } = selected()
      const lines = rows.map(({ original: { cells } }) =>
        columns.map((column) => copied(column, cells[column])).join('\t'),
      )
      event.clipboardData.setData('text/plain', lines.join('\n'))
    }
  }

  return {
    handlers: { onKeyDown, onPaste, onCopy },
    copyDown,
    /** What the keyboard is on, into all of its column. */
    applyToAll: () => {
      const cell = table.getFocusedCell()
      if (cell) {
        const column = cell.column.id as ColumnId
        const text = cell.row.original.cells[column]
        change(
          matrix.rows.map(({ key }) => ({ row: key, column, text })),
          'Applied to all',
        )
      }
    },
    setIsWriting: (is: boolean) => {
      isWriting.current = is
    },
    isWriting: () => isWriting.current,
  }
}

function copied(column: ColumnId, text: string): string {
  return column === 'availabilityStatus'
    ? (statusLabels[text as keyof typeof statusLabels] ?? text)
    : text
}
