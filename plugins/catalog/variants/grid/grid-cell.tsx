import type { MouseEvent, PointerEvent } from 'react'
import styles from '@/plugins/catalog/variants/grid/variant-grid.module.css'
import { columnLabels } from '@/plugins/catalog/variants/matrix/cells'
import { type ColumnId, statusLabels } from '@/plugins/catalog/variants/matrix/matrix'

type Props = {
  id: string
  cellKey: string
  column: ColumnId
  label: string
  text: string
  note: string
  problem: string
  isSelected: boolean
  isFocused: boolean
  /** By Tab: one cell of the grid is. */
  isReachable: boolean
  onPress: (event: MouseEvent) => void
  onOver: (event: unknown) => void
  onEnter: () => void
  onLeave: () => void
  onType: (text: string) => void
  onFill: (event: PointerEvent) => void
}

/** One cell: a field at all times, so that phones write in it, too. */
export function GridCell(props: Props) {
  const { id, cellKey, column, label, text, note, problem, isSelected, isFocused } = props
  const control = {
    id,
    'data-cell': cellKey,
    'aria-label': label,
    'aria-invalid': problem !== '',
    'aria-describedby': problem || note ? `${id}-says` : undefined,
    tabIndex: props.isReachable ? 0 : -1,
    value: text,
    onBlur: props.onLeave,
  }
  return (
    <td
      className={styles.cell}
      data-column={column}
      data-label={columnLabels[column]}
      data-focused={isFocused || undefined}
      data-selected={isSelected || undefined}
      onMouseDown={props.onPress}
      onMouseEnter={props.onOver}
    >
      {column === 'availabilityStatus' ? (
        <select
          {...control}
          data-status={text}
          onFocus={props.onEnter}
          onChange={({ target }) => props.onType(target.value)}
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
            props.onEnter()
            currentTarget.select()
          }}
          onChange={({ target }) => props.onType(target.value)}
        />
      )}
      {(problem || note) && (
        <small id={`${id}-says`} className={problem ? styles.problem : styles.note}>
          {problem || note}
        </small>
      )}
      {isFocused && column !== 'availabilityStatus' && (
        <span className={styles.handle} title="Drag down to copy" onPointerDown={props.onFill} />
      )}
    </td>
  )
}

const modes = { priceMinor: 'decimal', stockQuantity: 'numeric', upcCode: 'text' } as const
const placeholders = { priceMinor: '0.00', stockQuantity: 'Never runs out', upcCode: '' } as const
