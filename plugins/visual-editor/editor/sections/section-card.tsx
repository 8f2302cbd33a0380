import { useCard } from '@/plugins/visual-editor/editor/panels/use-card'
import { SectionPreview } from '@/plugins/visual-editor/editor/sections/section-preview'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import type { Subtree } from '@/src/core/page-document/operations'

/** A section as it will look, to drag to the page or to add with a click. */
export function SectionCard({ name, subtree }: { name: string; subtree: Subtree }) {
  const card = useCard({ kind: 'section', name, subtree })
  return (
    <div className={styles.card}>
      <SectionPreview subtree={subtree} />
      {/* Beside the preview, not around it: the words of a page are no part of a button's name. */}
      <button {...card} className={styles.add} data-section={name} aria-label={`Add ${name}`}>
        {name}
      </button>
    </div>
  )
}
