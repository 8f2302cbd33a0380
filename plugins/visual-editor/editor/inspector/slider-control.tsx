import type { CSSProperties } from 'react'
import type { Control } from '@/blocks/_kit/define'
import styles from '@/src/admin/ui/inputs.module.css'
import { NumberInput } from '@/src/admin/ui/number-input'

type Props = {
  id: string
  control: Extract<Control, { kind: 'slider' }>
  value: unknown
  onChange: (value: number) => void
}

const defaultMax = 100

/** A slider, 0 to 100 unless the block says otherwise, with the number beside it. */
export function SliderControl({ id, control, value, onChange }: Props) {
  const { min = 0, max = defaultMax, step = 1, unit = '', factor = 1, label } = control
  const stored = typeof value === 'number' && Number.isFinite(value) ? value : min
  const shown = rounded(stored * factor)
  const filled = ((Math.min(Math.max(stored, min), max) - min) / (max - min)) * 100
  const store = (next: number) => onChange(rounded(next / factor))
  return (
    <div className={styles.slider}>
      <input
        id={id}
        type="range"
        min={rounded(min * factor)}
        max={rounded(max * factor)}
        step={rounded(step * factor)}
        value={shown}
        style={{ '--at': `${filled}%` } as CSSProperties}
        onChange={(event) => store(event.target.valueAsNumber)}
      />
      <NumberInput
        id={`${id}-number`}
        label={label}
        value={shown}
        min={rounded(min * factor)}
        max={rounded(max * factor)}
        step={rounded(step * factor)}
        unit={unit}
        onChange={store}
      />
    </div>
  )
}

/** Takes away what floating point adds: 0.6 × 100 is 60. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000
