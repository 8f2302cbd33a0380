import { useState } from 'react'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = {
  id: string
  value: number
  min: number
  max: number
  step: number
  unit: string
  label?: string
  onChange: (value: number) => void
}

/** A number with its unit. While it is typed it may be anything; only what fits is passed on. */
export function NumberInput({ id, value, min, max, step, unit, label, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  // Whole steps count whole things: half a pixel would not be taken.
  const snapped = (number: number) => (Number.isInteger(step) ? Math.round(number) : number)
  return (
    <span className={`${shell.field} ${styles.number}`}>
      <input
        id={id}
        type="number"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        value={typed ?? String(value)}
        onChange={(event) => {
          setTyped(event.target.value)
          const next = snapped(event.target.valueAsNumber)
          if (next >= min && next <= max) {
            onChange(next)
          }
        }}
        onBlur={() => {
          const next = Math.min(Math.max(snapped(Number(typed)), min), max)
          if (typed !== null && typed.trim() !== '' && Number.isFinite(next) && next !== value) {
            onChange(next)
          }
          setTyped(null)
        }}
      />
      {unit && <span className={styles.unit}>{unit}</span>}
    </span>
  )
}
