import { useState } from 'react'
import { useStore } from 'zustand'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/save/broken-notice.module.css'
import { problemWords } from '@/plugins/visual-editor/editor/save/problem-words'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { IconButton } from '@/plugins/visual-editor/editor/shell/icon-button'
import { X } from '@/plugins/visual-editor/editor/shell/icons'
import shell from '@/plugins/visual-editor/editor/shell/shell.module.css'
import { storableDocument } from '@/src/core/page-document/open'
import type { Problem } from '@/src/core/page-document/problem'

type Props = { problems: readonly Problem[]; part: SavePart }

/**
 * Says what of the stored page could not be shown, until it is dismissed. What is stored stays as it
 * is, and nothing is saved over it, until the artist wants that.
 */
export function BrokenNotice({ problems, part }: Props) {
  const { engine, ui, blocks } = useBuilder()
  const isHeld = useStore(part.store, (state) => state.isHeld)
  const [isDismissed, setIsDismissed] = useState(false)
  const [words] = useState(() => problemWords(problems, { document: engine.document(), blocks }))

  if (isDismissed) {
    return null
  }

  const accept = () => {
    ui.setState({ selectedId: null, writing: null, hoveredId: null })
    engine.restore(storableDocument(engine.document(), definitionsOf(blocks)))
    part.accept()
  }

  return (
    <aside className={`${shell.chrome} ${styles.notice}`} aria-label="What could not be shown">
      <div className={styles.head}>
        <h2>Some of this page could not be shown</h2>
        <IconButton icon={X} label="Dismiss" onClick={() => setIsDismissed(true)} />
      </div>
      <ul>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ul>
      {isHeld ? (
        <>
          <p>
            The stored page is untouched. Your changes are not sent until you save the repaired
            page; the former one stays among the versions.
          </p>
          <button type="button" className={shell.button} data-kind="primary" onClick={accept}>
            Save the repaired page
          </button>
        </>
      ) : (
        <p>The repaired page is saved. The former one is among the versions.</p>
      )}
    </aside>
  )
}
