import type { ReactNode } from 'react'
import styles from '@/plugins/visual-editor/editor/inspector/inspector.module.css'
import { useStoredPreference } from '@/plugins/visual-editor/editor/state/use-stored-preference'
import { ChevronDown, ChevronRight } from '@/src/admin/ui/icons'

/** Settings under a heading that folds them; groups of one title open and close alike in all blocks. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useStoredPreference(`group:${title}`, true)
  const Twist = isOpen ? ChevronDown : ChevronRight
  return (
    <section className={styles.group}>
      <button
        type="button"
        className={styles.groupHead}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {title}
        <Twist size={16} aria-hidden />
      </button>
      {isOpen && <div className={styles.groupBody}>{children}</div>}
    </section>
  )
}
