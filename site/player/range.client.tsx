'use client'

import type { CSSProperties } from 'react'
import styles from '@/site/player/range.module.css'

type Props = {
  label: string
  value: number
  max: number
  step: number
  /** The value as words, for people who hear the page. */
  valueText: string
  onChange: (value: number) => void
}

/** A slider with its filled part drawn; arrow keys move it by `step`. */
export function Range({ label, value, max, step, valueText, onChange }: Props) {
  const filled = max > 0 ? Math.min(100, (value / max) * 100) : 0
  return (
    <input
      className={styles.range}
      type="range"
      aria-label={label}
      aria-valuetext={valueText}
      min={0}
      max={max}
      step={step}
      value={value}
      style={{ '--at': `${filled}%` } as CSSProperties}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  )
}
