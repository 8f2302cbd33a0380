import type { ButtonHTMLAttributes } from 'react'
import controls from '@/src/admin/ui/controls.module.css'
import type { LucideIcon } from '@/src/admin/ui/icons'

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
      className={controls.iconButton}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      {...rest}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
