import { type InputHTMLAttributes, useId, useState } from 'react'
import styles from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { writtenStock } from '@/src/core/contracts/written-fields'
import { readCount } from '@/src/core/text/table-amounts'

type CellProps<Value> = { label: string; value: Value; set: (next: Value) => void }

type InputCellProps = CellProps<string> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'aria-describedby' | 'aria-invalid' | 'maxLength' | 'placeholder' | 'type'
  > & {
    /** Has the width of the row where that is narrow. */
    isWide?: boolean
  }

/** A field of a row of fields, with its name above it. */
export function InputCell({ label, isWide, set, ...input }: InputCellProps) {
  return (
    <label className={styles.cell} data-wide={isWide}>
      <span>{label}</span>
      <input {...input} className={controls.field} onChange={({ target }) => set(target.value)} />
    </label>
  )
}

type SelectCellProps<Value extends string> = CellProps<Value> & {
  /** The words for each, in their order. */
  choices: Readonly<Record<Value, string>>
}

export function SelectCell<Value extends string>(props: SelectCellProps<Value>) {
  const { label, value, set, choices } = props
  return (
    <label className={styles.cell}>
      <span>{label}</span>
      <select
        className={controls.field}
        value={value}
        onChange={({ target }) => set(target.value as Value)}
      >
        {Object.entries<string>(choices).map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </label>
  )
}

type PriceCellProps = Omit<CellProps<number>, 'label'> & {
  /** What has it. */
  of: string
  problemId?: string | undefined
}

export function PriceCell({ of, value, problemId, set }: PriceCellProps) {
  return (
    <div className={styles.cell}>
      <span aria-hidden="true">Price</span>
      <MoneyInput
        label={`Price of ${of}`}
        value={value}
        problemId={problemId}
        onChange={(next) => set(next ?? 0)}
      />
    </div>
  )
}

type StockCellProps = CellProps<number | null> & {
  /** What stands above it. */
  shown: string
  max: number
}

/** What stands for a count that cannot be read: there is never less than nothing. */
const unreadableCount = -1

function readStock(text: string): number | null {
  const count = text.trim() === '' ? null : readCount(text)
  return count === null || Number.isSafeInteger(count) ? count : unreadableCount
}

/** How many there are; null for no limit. What cannot be stays in the field, marked, and is held back by its form. */
export function StockCell({ shown, label, value, max, set }: StockCellProps) {
  const problemId = useId()
  const [typed, setTyped] = useState<string | null>(null)
  // What was changed elsewhere, by undo for one, is no longer what was typed.
  const text = typed !== null && readStock(typed) === value ? typed : String(value ?? '')
  const problem = writtenStock(max).safeParse(value).error?.issues[0]?.message
  return (
    <div className={styles.cell}>
      <span aria-hidden="true">{shown}</span>
      <input
        className={`${controls.field} ${styles.count}`}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? problemId : undefined}
        placeholder="No limit"
        value={text}
        onChange={({ target }) => {
          setTyped(target.value)
          set(readStock(target.value))
        }}
        onBlur={() => !problem && setTyped(null)}
      />
      {problem && (
        <span id={problemId} role="alert" className={styles.problem}>
          {problem}
        </span>
      )}
    </div>
  )
}
