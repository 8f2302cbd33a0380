import { useState } from 'react'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { findSections } from '@/plugins/visual-editor/editor/sections/find-sections'
import { SavedCard } from '@/plugins/visual-editor/editor/sections/saved-card'
import { SectionCard } from '@/plugins/visual-editor/editor/sections/section-card'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import {
  useLoadedSections,
  useSections,
} from '@/plugins/visual-editor/editor/sections/use-sections'

/** The sections that the creator keeps, and ready-made ones in the site's own words. */
export function SectionsPanel({ onBack }: { onBack: () => void }) {
  const commands = useLoadedSections()
  const [query, setQuery] = useState('')
  const saved = useSections((state) => state.saved)
  const readyMade = useSections((state) => state.readyMade)
  const found = findSections({ saved: saved ?? [], readyMade: readyMade ?? [] }, query)
  const isNothingFound = query !== '' && found.saved.length + found.readyMade.length === 0

  return (
    <PanelFrame
      title="Sections"
      onBack={onBack}
      search={{ label: 'Find a section', value: query, onChange: setQuery }}
    >
      {isNothingFound && <p className={panels.nothing}>No section is called that.</p>}
      {(query === '' || found.saved.length > 0) && (
        <section aria-label="Your sections">
          <h3 className={panels.groupTitle}>Your sections</h3>
          {saved?.length === 0 && (
            <p className={styles.hint}>
              Select a block and choose “Keep as a section”: it waits here for all your pages.
            </p>
          )}
          <ul className={styles.list}>
            {found.saved.map((section) => (
              <SavedCard key={section.id} section={section} commands={commands} />
            ))}
          </ul>
        </section>
      )}
      {found.readyMade.length > 0 && (
        <section aria-label="Ready-made">
          <h3 className={panels.groupTitle}>Ready-made, in your words</h3>
          <ul className={styles.list}>
            {found.readyMade.map(({ id, label, subtree }) => (
              <li key={id}>
                <SectionCard name={label} subtree={subtree} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </PanelFrame>
  )
}
