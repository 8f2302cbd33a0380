import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { type CellCalls, GridCell } from '@/plugins/catalog/variants/grid/grid-cell'
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
import { useStableCalls } from '@/src/admin/use-stable-calls'

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

  const rowOf = (key: string) => matrix.rows.find((row) => row.key === key)
  const textOf = (row: string, column: ColumnId) => rowOf(row)?.cells[column] ?? ''
  const cellOf = (row: string, column: ColumnId) =>
    table
      .getRow(row)
      .getAllCells()
      .find((cell) => cell.column.id === column)

  const write = (key: string, column: ColumnId, text: string, isSameStep: boolean) => {
    const row = rowOf(key)
    if (row) {
      const what = `${columnLabels[column]} of ${rowName(matrix, row)}`
      change([{ row: key, column, text }], what, isSameStep)
    }
  }

  const type = (row: string, column: ColumnId, text: string) => {
    keys.setIsWriting(true)
    setTyping(true)
    write(row, column, text, written.current.isTyped)
    written.current.isTyped = true
  }

  const enter = (row: string, column: ColumnId) => {
    keys.setIsWriting(false)
    const key = cellKey(row, column)
    written.current = { key, before: textOf(row, column), isTyped: false }
    // A press chooses by itself, maybe several cells.
    if (!table._isSelectingCells && key !== focusedKey) {
      table.setFocusedCell(row, column)
    }
  }

  const leave = (row: string, column: ColumnId) => {
    const text = settled(column, textOf(row, column))
    if (written.current.isTyped && text !== textOf(row, column)) {
      write(row, column, text, true)
    }
    setTyping(false)
  }

  const press = (row: string, column: ColumnId, event: MouseEvent) => {
    if (event.shiftKey) {
      event.preventDefault()
    } else if (cellKey(row, column) === focusedKey) {
      keys.setIsWriting(true)
    }
    cellOf(row, column)?.getSelectionStartHandler()(event)
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

  const calls = useStableCalls<CellCalls>({
    ...{ press, enter, leave, type, fill: startFill },
    over: (row, column, event) => cellOf(row, column)?.getSelectionExtendHandler()(event),
  })

  const hasCell = focused !== undefined
  const [bounds] = table.getCellSelectionBounds()
  const isSelected = (row: number, column: number) =>
    bounds !== undefined &&
    row >= bounds.minRowIndex &&
    row <= bounds.maxRowIndex &&
    column >= bounds.minColumnIndex &&
    column <= bounds.maxColumnIndex
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
              {columnIds.map((column) => (
                <th key={column} scope="col" data-column={column}>
                  {columnLabels[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map((row, index) => {
              const name = rowName(matrix, row)
              return (
                <tr key={row.key} data-row={row.key}>
                  <th scope="row">
                    <RowName
                      name={name}
                      hex={matrix.colours.find(({ key }) => key === row.colour)?.hex}
                      stays={row.seen?.isOrdered && row.cells.availabilityStatus === 'inactive'}
                    />
                  </th>
                  {columnIds.map((column, columnIndex) => {
                    const key = cellKey(row.key, column)
                    const isFocused = key === focusedKey
                    return (
                      <GridCell
                        key={column}
                        id={`${id}-${key.replaceAll(' ', '-')}`}
                        row={row.key}
                        column={column}
                        label={`${columnLabels[column]}, ${name}`}
                        text={row.cells[column]}
                        note={column === 'stockQuantity' ? heldNote(row) : ''}
                        problem={problems.get(key) ?? ''}
                        isSelected={isSelected(index, columnIndex)}
                        isFocused={isFocused}
                        isReachable={isFocused || (!focused && index === 0 && columnIndex === 0)}
                        calls={calls}
                      />
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
    </>
  )
}

type NameProps = { name: string; hex: string | undefined; stays: boolean | undefined }

const RowName = memo(function RowName({ name, hex, stays }: NameProps) {
  return (
    <span className={styles.name}>
      {hex !== undefined && <i style={{ '--c': hex } as CSSProperties} aria-hidden />}
      <span>
        {name}
        {stays && <small>Ordered before, so it stays</small>}
      </span>
    </span>
  )
})

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
