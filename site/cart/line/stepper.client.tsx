'use client'

import styles from '@/site/cart/line/stepper.module.css'
import { limits } from '@/src/core/limits'
import { Icon } from '@/src/ui/icon/icon'

type Props = { value: number; max?: number; size?: 'small'; onChange: (value: number) => void }

/** Quantity, from one to `max`. */
export function Stepper({ value, max = limits.cart.maxQuantity, size, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a border and wants a legend
    <div
      className={size ? `${styles.stepper} ${styles[size]}` : styles.stepper}
      role="group"
      aria-label="Quantity"
    >
      <button
        type="button"
        aria-label="One fewer"
        disabled={value <= 1}
        onClick={() => onChange(value - 1)}
      >
        <Icon name="minus" />
      </button>
      <span aria-live="polite">{value}</span>
      <button
        type="button"
        aria-label="One more"
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
