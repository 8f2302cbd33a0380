import type { ButtonHTMLAttributes } from 'react'
import type { LucideIcon } from '@/plugins/visual-editor/editor/shell/icons'
import styles from '@/plugins/visual-editor/editor/shell/shell.module.css'

type Props = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: LucideIcon
  /** Said by screen readers and shown on hover. */
  label: string
  isOn?: boolean
}

/** A button that is only an icon; always with a name. */
export function IconButton({ icon: Icon, label, isOn, ...rest }: Props) {
  return (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      {...rest}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
