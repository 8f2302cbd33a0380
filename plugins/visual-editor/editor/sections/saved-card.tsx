import { useRef, useState } from 'react'
import { SectionCard } from '@/plugins/visual-editor/editor/sections/section-card'
import styles from '@/plugins/visual-editor/editor/sections/sections.module.css'
import type { SectionCommands } from '@/plugins/visual-editor/editor/sections/use-sections'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { Pencil, Trash2 } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import type { SavedSection } from '@/src/core/contracts/sections'
import { limits } from '@/src/core/limits'

type Props = { section: SavedSection; commands: SectionCommands }

/** A section of the creator's own, with what can be done with it. */
export function SavedCard({ section, commands }: Props) {
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
            className={shell.field}
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
          <button type="submit" className={shell.button} data-kind="primary">
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
