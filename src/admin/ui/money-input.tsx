import { useState } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/inputs.module.css'
import { formatMinor } from '@/src/core/money'

/** What stands for an amount that cannot be read: no price is less than nothing. */
export const unreadableAmount = -1

/** Cents of what was typed, `12.50` or `12,5`; null for nothing. */
export function readAmount(text: string): number | null {
  if (text.trim() === '') {
    return null
  }
  const match = /^\$?\s*(\d{1,9})(?:[.,](\d{1,2}))?$/.exec(text.trim())
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : unreadableAmount
}

type Props = {
  id?: string
  label?: string
  /** Cents; null while nothing is set. */
  value: number | null
  placeholder?: string
  problemId?: string | undefined
  /** Gets {@link unreadableAmount} for what is no amount, which stays in the field. */
  onChange: (minor: number | null) => void
}

/** An amount as artists write it; cents are passed on. */
export function MoneyInput({ id, label, value, placeholder, problemId, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const stored = value === null || value < 0 ? '' : formatMinor(value)
  // What was changed elsewhere, by undo for one, is no longer what was typed.
  const shown = typed !== null && readAmount(typed) === value ? typed : stored
  return (
    <span className={`${controls.field} ${styles.number}`}>
      <span aria-hidden="true">$</span>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={problemId ? true : undefined}
        aria-describedby={problemId}
        placeholder={placeholder}
        value={shown}
        onChange={({ target }) => {
          setTyped(target.value)
          onChange(readAmount(target.value))
        }}
        onBlur={() => value !== unreadableAmount && setTyped(null)}
      />
    </span>
  )
}
