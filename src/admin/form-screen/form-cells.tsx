import { type InputHTMLAttributes, useId, useState } from 'react'
import styles from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { MoneyInput } from '@/src/admin/ui/money-input'
import { NumberInput } from '@/src/admin/ui/number-input'

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

/** How many there are; null for no limit. */
export function StockCell({ shown, label, value, max, set }: StockCellProps) {
  const [told, tell] = useState('')
  return (
    <div className={styles.cell}>
      <span aria-hidden="true">{shown}</span>
      <NumberInput
        id={useId()}
        label={label}
        value={value ?? undefined}
        placeholder="No limit"
        min={0}
        max={max}
        step={1}
        unit=""
        onChange={set}
        onClear={() => set(null)}
        onBound={tell}
      />
      {told && <span className={styles.problem}>{told}</span>}
    </div>
  )
}
