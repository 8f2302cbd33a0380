import type { LucideIcon } from 'lucide-react'
import styles from '@/plugins/rich-text/features/images/images.module.css'

type Props = { label: string; icon: LucideIcon; isOn?: boolean; onClick: () => void }

/** A button of the bar below a picture. Pressing it leaves the selection of words where it is. */
export function SmallButton({ label, icon: Icon, isOn, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon size={18} aria-hidden />
    </button>
  )
}
