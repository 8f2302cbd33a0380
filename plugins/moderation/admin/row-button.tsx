'use client'

import styles from '@/plugins/moderation/admin/moderation.module.css'

type Props = {
  label: string
  /** Read out in place of the label, which looks the same in each row. */
  about: string
  /** Cannot be taken back. */
  isGrave?: boolean
  disabled: boolean
  onClick: () => void
}

export function RowButton({ label, about, isGrave = false, disabled, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      data-grave={isGrave}
      aria-label={about}
      disabled={disabled}
      onClick={onClick}
    >
      {label}
    </button>
  )
}
