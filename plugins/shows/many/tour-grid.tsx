import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import styles from '@/plugins/shows/many/tour.module.css'
import {
  type CellProblems,
  cellKey,
  emptyRow,
  fillRows,
  type TourColumn,
  type TourRow,
  tourColumns,
  tourLabels,
} from '@/plugins/shows/many/tour-rows'
import { zoneName } from '@/plugins/shows/zones/zone-labels'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Plus, Redo2, Trash2, Undo2 } from '@/src/admin/ui/icons'
import { pastedTable } from '@/src/admin/ui/pasted-table'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

const { tourMax } = studioLimits.shows

type Props = {
  rows: readonly TourRow[]
  problems: CellProblems
  edit: (rows: TourRow[], what: string, isSameStep?: boolean) => void
  undo: () => void
  redo: () => void
  undoes: string
  redoes: string
}

/** The dates of a tour, as in a spreadsheet. */
export function TourGrid({ rows, problems, edit, undo, redo, undoes, redoes }: Props) {
  const id = useId()
  const table = useRef<HTMLTableElement>(null)
  const [at, setAt] = useState({ row: 0, column: 0 })
  /** Rows of what was pasted last that found no place. */
  const [left, setLeft] = useState(0)
  const asksZone = rows.some(
    ({ key, timeZone }) => timeZone || problems.has(cellKey(key, 'timeZone')),
  )

  const focus = (row: number, column: number) => {
    const cell = table.current?.querySelector<HTMLInputElement>(`[data-cell="${row} ${column}"]`)
    cell?.focus()
    cell?.select()
  }
  const type = (row: number, column: TourColumn | 'timeZone', text: string) =>
    edit(
      rows.map((each, index) => (index === row ? { ...each, [column]: text } : each)),
      `${row} ${column}`,
      true,
    )
  /** What stands in the cell into all of its column below. */
  const copyDown = () => {
    const column = tourColumns[at.column] ?? 'date'
    const text = rows[at.row]?.[column] ?? ''
    edit(
      rows.map((each, index) => (index > at.row ? { ...each, [column]: text } : each)),
      'Copied down',
    )
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, nativeEvent } = event
    if (nativeEvent.isComposing) {
      return
    }
    const letter = key.toLowerCase()
    const command = event.ctrlKey || event.metaKey
    if (command && (letter === 'd' || letter === 'z' || letter === 'y')) {
      event.preventDefault()
      event.stopPropagation()
      const run = letter === 'd' ? copyDown : letter === 'y' || shiftKey ? redo : undo
      run()
    } else if (key === 'ArrowDown' || (key === 'Enter' && !shiftKey)) {
      event.preventDefault()
      if (key === 'Enter' && at.row === rows.length - 1 && rows.length < tourMax) {
        edit([...rows, emptyRow(rows.at(-1)?.time)], 'New row')
        requestAnimationFrame(() => focus(at.row + 1, at.column))
      } else {
        focus(at.row + 1, at.column)
      }
    } else if (key === 'ArrowUp' || key === 'Enter') {
      event.preventDefault()
      focus(at.row - 1, at.column)
    }
  }

  const onPaste = (event: ClipboardEvent) => {
    const pasted = pastedTable(event.clipboardData.getData('text/plain'))
    if (pasted) {
      event.preventDefault()
      const filled = fillRows(rows, at, pasted)
      edit(filled.rows, 'Pasted')
      setLeft(filled.rowsLeft)
    }
  }

  return (
    <>
      <div className={styles.tools}>
        <IconButton icon={Undo2} label="Undo" disabled={!undoes} onClick={undo} />
        <IconButton icon={Redo2} label="Redo" disabled={!redoes} onClick={redo} />
        <button type="button" className={controls.button} title="Ctrl D" onClick={copyDown}>
          Copy down
        </button>
        <p className={styles.hint}>Paste from a spreadsheet, or type. Enter goes down.</p>
      </div>
      <div className={styles.frame}>
        <table
          ref={table}
          className={styles.grid}
          aria-label="Dates"
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        >
          <thead>
            <tr>
              {tourColumns.map((column) => (
                <th key={column} scope="col">
                  {tourLabels[column]}
                </th>
              ))}
              {asksZone && <th scope="col">Time zone</th>}
              <th scope="col">
                <span className={controls.visuallyHidden}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => {
              const found = [...tourColumns, 'timeZone'].flatMap(
                (column) => problems.get(cellKey(row.key, column)) ?? [],
              )
              const problemId = found.length > 0 ? `${id}-${row.key}` : undefined
              const invalid = (column: string) => ({
                'aria-invalid': problems.has(cellKey(row.key, column)) || undefined,
                'aria-describedby': problemId,
              })
              return [
                <tr key={row.key}>
                  {tourColumns.map((column, place) => (
                    <td key={column} data-column={column} data-label={tourLabels[column]}>
                      <input
                        className={controls.field}
                        data-cell={`${index} ${place}`}
                        aria-label={`${tourLabels[column]}, row ${index + 1}`}
                        autoComplete="off"
                        placeholder={column === 'date' ? '2027-03-05' : ''}
                        value={row[column]}
                        {...invalid(column)}
                        onFocus={() => setAt({ row: index, column: place })}
                        onChange={({ target }) => type(index, column, target.value)}
                      />
                    </td>
                  ))}
                  {asksZone && (
                    <td data-column="timeZone" data-label="Time zone">
                      <select
                        className={controls.field}
                        aria-label={`Time zone, row ${index + 1}`}
                        value={row.timeZone}
                        {...invalid('timeZone')}
                        onChange={({ target }) => type(index, 'timeZone', target.value)}
                      >
                        <option value="">From the city</option>
                        {Intl.supportedValuesOf('timeZone').map((zone) => (
                          <option key={zone} value={zone}>
                            {zoneName(zone)}
                          </option>
                        ))}
                      </select>
                    </td>
                  )}
                  <td data-column="remove">
                    <IconButton
                      icon={Trash2}
                      label={`Remove row ${index + 1}`}
                      disabled={rows.length === 1}
                      onClick={() => edit(rows.toSpliced(index, 1), 'Removed a row')}
                    />
                  </td>
                </tr>,
                problemId && (
                  <tr key={`${row.key}-problem`}>
                    <td colSpan={tourColumns.length + 2}>
                      <p id={problemId} className={styles.problem}>
                        {found.join(' ')}
                      </p>
                    </td>
                  </tr>
                ),
              ]
            })}
          </tbody>
        </table>
      </div>
      {rows.length < tourMax ? (
        <div>
          <button
            type="button"
            className={controls.button}
            onClick={() => {
              edit([...rows, emptyRow(rows.at(-1)?.time)], 'New row')
              requestAnimationFrame(() => focus(rows.length, 0))
            }}
          >
            <Plus size={16} aria-hidden /> Add a date
          </button>
        </div>
      ) : (
        <p className={styles.hint} role="status">
          {ownerMessages.shows.tourTooLong} {left > 0 && ownerMessages.shows.pastedRowsLeft(left)}
        </p>
      )}
    </>
  )
}
