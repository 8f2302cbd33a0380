import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { SectionCard } from '@/plugins/visual-editor/editor/sections/section-card'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import { findSections } from '@/plugins/visual-editor/editor/sections/sections-store'
import {
  useLoadedSections,
  useSections,
} from '@/plugins/visual-editor/editor/sections/use-sections'

/** Sections among the blocks that were searched for; nothing when none is found. */
export function FoundSections({ query }: { query: string }) {
  useLoadedSections()
  const saved = useSections((state) => state.saved)
  const readyMade = useSections((state) => state.readyMade)
  const found = findSections({ saved: saved ?? [], readyMade: readyMade ?? [] }, query)
  const all = [
    ...found.saved,
    ...found.readyMade.map(({ id, label, subtree }) => ({ id, name: label, subtree })),
  ]
  return (
    all.length > 0 && (
      <section>
        <h3 className={panels.groupTitle}>Sections</h3>
        <ul className={styles.list}>
          {all.map(({ id, name, subtree }) => (
            <li key={id}>
              <SectionCard name={name} subtree={subtree} />
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
