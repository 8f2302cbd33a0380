import type { LucideIcon } from 'lucide-react'
import { ariaKeys, type Keys, keysLabel } from '@/plugins/rich-text/kit/keys'
import styles from '@/plugins/rich-text/toolbar/toolbar.module.css'

type Props = {
  label: string
  icon: LucideIcon
  onClick: () => void
  /** Left out: a button that does something once. */
  isOn?: boolean
  /** Says so, and stays focusable: a focus that gets lost would take the next key out of the words. */
  isDisabled?: boolean
  keys?: Keys
  /** What it shows and hides. */
  shows?: { id: string; isOpen: boolean }
}

/** A button of the toolbar; its tooltip tells the keys. */
export function ToolButton({ label, icon: Icon, onClick, isOn, isDisabled, keys, shows }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={keys ? `${label} (${keysLabel(keys)})` : label}
      aria-keyshortcuts={keys && ariaKeys(keys)}
      aria-pressed={isOn}
      aria-disabled={isDisabled}
      aria-expanded={shows?.isOpen}
      aria-controls={shows?.isOpen ? shows.id : undefined}
      onClick={isDisabled ? undefined : onClick}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden />
    </button>
  )
}
