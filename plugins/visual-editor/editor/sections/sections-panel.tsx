import { useRef, useState } from 'react'
import { PanelFrame } from '@/plugins/visual-editor/editor/panels/panel-frame'
import panels from '@/plugins/visual-editor/editor/panels/panels.module.css'
import { SectionCard } from '@/plugins/visual-editor/editor/sections/section-card'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import { findSections } from '@/plugins/visual-editor/editor/sections/sections-store'
import {
  type SectionCommands,
  useLoadedSections,
  useSections,
} from '@/plugins/visual-editor/editor/sections/use-sections'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Pencil, Trash2 } from '@/src/admin/ui/icons'
import type { SavedSection } from '@/src/core/contracts/ids'
import { limits } from '@/src/core/limits'

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

type SavedCardProps = { section: SavedSection; commands: SectionCommands }

/** A section of the creator's own, with what can be done with it. */
function SavedCard({ section, commands }: SavedCardProps) {
  const { name, subtree } = section
  const [isNaming, setIsNaming] = useState(false)
  const [problem, setProblem] = useState('')
  const pencil = useRef<HTMLSpanElement>(null)

  const stop = () => {
    setIsNaming(false)
    setProblem('')
    requestAnimationFrame(() => pencil.current?.querySelector('button')?.focus())
  }
  const rename = async (typed: string) => {
    const refusal = typed === '' || typed === name ? '' : await commands.rename(section, typed)
    if (refusal) {
      setProblem(refusal)
    } else {
      stop()
    }
  }

  return (
    <li className={styles.saved}>
      <SectionCard name={name} subtree={subtree} />
      {isNaming ? (
        <form
          className={styles.naming}
          onSubmit={(event) => {
            event.preventDefault()
            const typed = new FormData(event.currentTarget).get('name')
            void rename(String(typed).trim())
          }}
        >
          <input
            name="name"
            className={controls.field}
            aria-label="New name"
            defaultValue={name}
            maxLength={limits.savedSection.nameMax}
            ref={(field) => field?.select()}
            onKeyDown={(event) => {
              if (event.key === 'Escape') {
                event.stopPropagation()
                stop()
              }
            }}
          />
          <button type="submit" className={controls.button} data-kind="primary">
            Rename
          </button>
          {problem && <p role="alert">{problem}</p>}
        </form>
      ) : (
        <span className={styles.tools} ref={pencil}>
          <IconButton icon={Pencil} label={`Rename ${name}`} onClick={() => setIsNaming(true)} />
          <IconButton
            icon={Trash2}
            label={`Delete ${name}`}
            onClick={() => void commands.remove(section)}
          />
        </span>
      )}
    </li>
  )
}
