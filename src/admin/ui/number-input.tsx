import { useState } from 'react'
import { useAnnounce } from '@/src/admin/ui/announce'
import controls from '@/src/admin/ui/controls.module.css'
import styles from '@/src/admin/ui/inputs.module.css'
import { isEnter } from '@/src/core/is-enter'

type Props = {
  id: string
  /** Undefined while nothing is set. */
  value: number | undefined
  /** Shown faintly while nothing is set. */
  placeholder?: string
  min: number
  max: number
  step: number
  unit: string
  label?: string
  onChange: (value: number) => void
  /** Takes the value away; a field without it always has one. */
  onClear?: () => void
}

/**
 * A number with its unit. While it is typed it may be anything; only what fits is passed on, and what
 * was left out of range goes to the nearest end, aloud.
 */
export function NumberInput(props: Props) {
  const { id, value, placeholder = '', min, max, step, unit, label, onChange, onClear } = props
  const announce = useAnnounce()
  const [typed, setTyped] = useState<string | null>(null)
  // Whole steps count whole things: half a pixel would not be taken.
  const snapped = (number: number) => (Number.isInteger(step) ? Math.round(number) : number)
  const shown = typed ?? String(value ?? '')

  const read = (text: string) => {
    setTyped(text)
    const next = snapped(Number(text))
    if (text.trim() === '') {
      onClear?.()
    } else if (next >= min && next <= max) {
      onChange(next)
    }
  }

  const settle = () => {
    setTyped(null)
    const wanted = snapped(Number(typed))
    if (typed === null || typed.trim() === '' || !Number.isFinite(wanted)) {
      return
    }
    const next = Math.min(Math.max(wanted, min), max)
    if (next !== value) {
      onChange(next)
    }
    if (next !== wanted) {
      const end = next === max ? 'most' : 'least'
      announce(`${unit ? `${next} ${unit}` : next}, the ${end} there can be`)
    }
  }

  return (
    <span className={`${controls.field} ${styles.number}`}>
      <input
        id={id}
        type="number"
        aria-label={label}
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={shown}
        onChange={(event) => read(event.target.value)}
        onBlur={settle}
        onKeyDown={(event) => isEnter(event) && settle()}
      />
      {unit && !Number.isNaN(Number(shown || placeholder)) && (
        <span className={styles.unit}>{unit}</span>
      )}
    </span>
  )
}
