import { type MouseEvent, memo, type PointerEvent } from 'react'
import styles from '@/plugins/catalog/variants/grid/variant-grid.module.css'
import { cellKey, columnLabels } from '@/plugins/catalog/variants/matrix/cells'
import { type ColumnId, statusLabels } from '@/plugins/catalog/variants/matrix/matrix'

/** What happens in a cell; the same in each rendering. */
export type CellCalls = {
  press: (row: string, column: ColumnId, event: MouseEvent) => void
  over: (row: string, column: ColumnId, event: MouseEvent) => void
  enter: (row: string, column: ColumnId) => void
  leave: (row: string, column: ColumnId) => void
  type: (row: string, column: ColumnId, text: string) => void
  fill: (event: PointerEvent) => void
}

type Props = {
  id: string
  /** The key of its row. */
  row: string
  column: ColumnId
  label: string
  text: string
  note: string
  problem: string
  isSelected: boolean
  isFocused: boolean
  /** By Tab: one cell of the grid is. */
  isReachable: boolean
  calls: CellCalls
}

/**
 * One cell: a field at all times, so that phones write in it, too. Drawn anew only when something of this cell has
 * changed: there are hundreds.
 */
export const GridCell = memo(function GridCell(props: Props) {
  const { id, row, column, label, text, note, problem, isSelected, isFocused, calls } = props
  const control = {
    id,
    'data-cell': cellKey(row, column),
    'aria-label': label,
    'aria-invalid': problem !== '',
    'aria-describedby': problem || note ? `${id}-says` : undefined,
    tabIndex: props.isReachable ? 0 : -1,
    value: text,
    onBlur: () => calls.leave(row, column),
  }
  return (
    <td
      className={styles.cell}
      data-column={column}
      data-label={columnLabels[column]}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
      onMouseDown={(event) => calls.press(row, column, event)}
      onMouseEnter={(event) => calls.over(row, column, event)}
    >
      {column === 'availabilityStatus' ? (
        <select
          {...control}
          data-status={text}
          onFocus={() => calls.enter(row, column)}
          onChange={({ target }) => calls.type(row, column, target.value)}
        >
          {!(text in statusLabels) && <option value={text}>{text}</option>}
          {Object.entries(statusLabels).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...control}
          type="text"
          autoComplete="off"
          inputMode={modes[column]}
          placeholder={placeholders[column]}
          onFocus={({ currentTarget }) => {
            calls.enter(row, column)
            currentTarget.select()
          }}
          onChange={({ target }) => calls.type(row, column, target.value)}
        />
      )}
      {(problem || note) && (
        <small id={`${id}-says`} className={problem ? styles.problem : styles.note}>
          {problem || note}
        </small>
      )}
      {isFocused && column !== 'availabilityStatus' && (
        <span className={styles.handle} title="Drag down to copy" onPointerDown={calls.fill} />
      )}
    </td>
  )
})

const modes = { priceMinor: 'decimal', stockQuantity: 'numeric', upcCode: 'text' } as const
const placeholders = { priceMinor: '0.00', stockQuantity: 'Never runs out', upcCode: '' } as const
