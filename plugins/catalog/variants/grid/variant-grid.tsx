import { type CSSProperties, type PointerEvent, useEffect, useId, useRef } from 'react'
import { GridCell } from '@/plugins/catalog/variants/grid/grid-cell'
import { useCellKeys } from '@/plugins/catalog/variants/grid/use-cell-keys'
import { useVariantTable } from '@/plugins/catalog/variants/grid/use-variant-table'
import styles from '@/plugins/catalog/variants/grid/variant-grid.module.css'
import { cellKey, columnIds, columnLabels, settled } from '@/plugins/catalog/variants/matrix/cells'
import {
  type Change,
  type ColumnId,
  type Matrix,
  type Row,
  rowName,
  withCells,
} from '@/plugins/catalog/variants/matrix/matrix'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Redo2, Undo2 } from '@/src/admin/ui/icons'

type Props = {
  matrix: Matrix
  problems: ReadonlyMap<string, string>
  edit: (matrix: Matrix, what: string, isSameStep?: boolean) => void
  undo: () => void
  redo: () => void
  undoes: string
  redoes: string
  tell: (words: string) => void
  /** Says when a cell is being typed, and when it is left. */
  setTyping: (isTyping: boolean) => void
}

/** Price, stock, SKU and state of each variant, as in a spreadsheet. */
export function VariantGrid({ matrix, problems, edit, tell, setTyping, ...history }: Props) {
  const table = useVariantTable(matrix.rows)
  const id = useId()
  const grid = useRef<HTMLTableElement>(null)
  const focused = table.getFocusedCell()
  const focusedKey = focused ? cellKey(focused.row.id, focused.column.id as ColumnId) : ''
  /** The cell that is written in: what it was before, and whether a letter was typed. */
  const written = useRef({ key: '', before: '', isTyped: false })

  const change = (changes: readonly Change[], what: string, isSameStep?: boolean) =>
    edit(withCells(matrix, changes), what, isSameStep)

  const keys = useCellKeys({
    ...{ table, matrix, change, tell, ...history },
    putBack: () => {
      const { key, before } = written.current
      const cell = table.getFocusedCell()
      if (cell && key === focusedKey) {
        change([{ row: cell.row.id, column: cell.column.id as ColumnId, text: before }], 'Put back')
      }
    },
  })

  // The keyboard goes where the selection goes, as long as it is in the grid.
  useEffect(() => {
    const at = document.activeElement
    const control = cellControl(grid.current, focusedKey)
    if (control && at !== control && grid.current?.contains(at)) {
      control.focus()
    }
  }, [focusedKey])

  const type = (row: Row, column: ColumnId, text: string) => {
    keys.setIsWriting(true)
    setTyping(true)
    const what = `${columnLabels[column]} of ${rowName(matrix, row)}`
    change([{ row: row.key, column, text }], what, written.current.isTyped)
    written.current.isTyped = true
  }

  const enter = (row: Row, column: ColumnId) => {
    keys.setIsWriting(false)
    const key = cellKey(row.key, column)
    written.current = { key, before: row.cells[column], isTyped: false }
    // A press chooses by itself, maybe several cells.
    if (!table._isSelectingCells && key !== focusedKey) {
      table.setFocusedCell(row.key, column)
    }
  }

  const leave = (row: Row, column: ColumnId) => {
    const text = settled(column, row.cells[column])
    if (written.current.isTyped && text !== row.cells[column]) {
      const what = `${columnLabels[column]} of ${rowName(matrix, row)}`
      change([{ row: row.key, column, text }], what, true)
    }
    setTyping(false)
  }

  /** Dragged from the corner of a cell, its value goes into those below. */
  const startFill = (event: PointerEvent) => {
    const cell = table.getFocusedCell()
    if (!cell || event.button !== 0) {
      return
    }
    event.preventDefault()
    event.stopPropagation()
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener(
      'pointermove',
      (move) => {
        const row = rowAt(move)
        if (row) {
          const [anchorRowId, anchorColumnId] = [cell.row.id, cell.column.id]
          const focusColumnId = anchorColumnId
          table.selectCellRange({ anchorRowId, anchorColumnId, focusRowId: row, focusColumnId })
        }
      },
      { signal },
    )
    const end = (isDone: boolean) => {
      listening.abort()
      if (isDone && table.getSelectedCellCount() > 1) {
        fill.current()
      }
    }
    window.addEventListener('pointerup', () => end(true), { signal })
    window.addEventListener('pointercancel', () => end(false), { signal })
  }
  const fill = useRef(keys.copyDown)
  fill.current = keys.copyDown

  const hasCell = focused !== undefined
  return (
    <>
      <div className={styles.tools}>
        <IconButton
          icon={Undo2}
          label={history.undoes ? `Undo: ${history.undoes}` : 'Undo'}
          disabled={!history.undoes}
          onClick={history.undo}
        />
        <IconButton
          icon={Redo2}
          label={history.redoes ? `Redo: ${history.redoes}` : 'Redo'}
          disabled={!history.redoes}
          onClick={history.redo}
        />
        <button
          type="button"
          className={controls.button}
          disabled={!hasCell}
          onClick={keys.copyDown}
          title="Ctrl D"
        >
          Copy down
        </button>
        <button
          type="button"
          className={controls.button}
          disabled={!hasCell || matrix.rows.length < 2}
          onClick={keys.applyToAll}
        >
          {focused ? `${columnLabels[focused.column.id as ColumnId]} for all` : 'Apply to all'}
        </button>
        <p className={styles.hint}>Arrows and Enter move, as in a spreadsheet. Paste works, too.</p>
      </div>
      <div className={styles.frame}>
        <table ref={grid} aria-label="Prices and stock" className={styles.grid} {...keys.handlers}>
          <thead>
            <tr>
              <th scope="col">Variant</th>
              {table.getFlatHeaders().map((header) => (
                <th key={header.id} scope="col" data-column={header.column.id}>
                  {columnLabels[header.column.id as ColumnId]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((line, index) => (
              <tr key={line.id} data-row={line.id}>
                <th scope="row">
                  <RowName matrix={matrix} row={line.original} />
                </th>
                {line.getAllCells().map((cell) => {
                  const row = line.original
                  const column = cell.column.id as ColumnId
                  const key = cellKey(line.id, column)
                  const isFocused = key === focusedKey
                  return (
                    <GridCell
                      key={column}
                      id={`${id}-${key.replaceAll(' ', '-')}`}
                      cellKey={key}
                      column={column}
                      label={`${columnLabels[column]}, ${rowName(matrix, row)}`}
                      text={row.cells[column]}
                      note={column === 'stockQuantity' ? heldNote(row) : ''}
                      problem={problems.get(key) ?? ''}
                      isSelected={cell.getIsSelected()}
                      isFocused={isFocused}
                      isReachable={
                        isFocused || (!focused && index === 0 && column === columnIds[0])
                      }
                      onPress={(event) => {
                        if (event.shiftKey) {
                          event.preventDefault()
                        } else if (isFocused) {
                          keys.setIsWriting(true)
                        }
                        cell.getSelectionStartHandler()(event)
                      }}
                      onOver={cell.getSelectionExtendHandler()}
                      onEnter={() => enter(row, column)}
                      onLeave={() => leave(row, column)}
                      onType={(text) => type(row, column, text)}
                      onFill={startFill}
                    />
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

function RowName({ matrix, row }: { matrix: Matrix; row: Row }) {
  const colour = matrix.colours.find(({ key }) => key === row.colour)
  const stays = row.seen?.isOrdered && row.cells.availabilityStatus === 'inactive'
  return (
    <span className={styles.name}>
      {colour && <i style={{ '--c': colour.hex } as CSSProperties} aria-hidden />}
      <span>
        {rowName(matrix, row)}
        {stays && <small>Ordered before, so it stays</small>}
      </span>
    </span>
  )
}

function heldNote({ seen }: Row): string {
  return seen && seen.stockHeld > 0 ? `${seen.stockHeld} being paid` : ''
}

function cellControl(grid: HTMLElement | null, key: string): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-cell=${JSON.stringify(key)}]`) ?? null
}

function rowAt({ clientX, clientY }: globalThis.PointerEvent): string | undefined {
  const over = document.elementFromPoint(clientX, clientY)
  return over?.closest<HTMLElement>('[data-row]')?.dataset.row
}
