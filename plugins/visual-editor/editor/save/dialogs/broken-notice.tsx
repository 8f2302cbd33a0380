import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { definitionsOf } from '@/plugins/visual-editor/editor/block-registry'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import styles from '@/plugins/visual-editor/editor/save/dialogs/broken-notice.module.css'
import { problemLabel } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { ChevronUp, X } from '@/src/admin/ui/icons'
import type { Problem } from '@/src/core/page-document/problem'
import { storableDocument } from '@/src/core/page-document/reading/open'

/**
 * Says what of the stored page could not be shown, until it is dismissed. What is stored stays as it
 * is, and nothing is saved over it, until the artist wants that; the way to it is never dismissed.
 */
export function BrokenNotice({ part }: { part: SavePart }) {
  const { engine, ui, blocks } = useBuilder()
  const isHeld = useStore(part.store, (state) => state.isHeld)
  const problems = useStore(part.store, (state) => state.problems)
  const [dismissed, setDismissed] = useState<readonly Problem[]>()
  const isDismissed = dismissed === problems
  const words = useMemo(
    () => problemLabel(problems, { document: engine.document(), blocks }),
    [problems, engine, blocks],
  )

  if (isDismissed && !isHeld) {
    return null
  }

  const accept = () => {
    ui.setState({ selectedId: null, writing: null, hoveredId: null })
    const document = engine.document()
    // Blocks of a plugin that was taken out are nothing to repair.
    engine.apply(storableDocument(document, definitionsOf(blocks), document))
    part.accept()
  }

  return (
    <aside className={`${controls.chrome} ${styles.notice}`} aria-label="What could not be shown">
      <div className={styles.head}>
        <h2>
          {isDismissed ? 'Your changes are not sent yet' : 'Some of this page could not be shown'}
        </h2>
        <IconButton
          icon={isDismissed ? ChevronUp : X}
          label={isDismissed ? 'Say why' : 'Dismiss'}
          onClick={() => setDismissed(isDismissed ? undefined : problems)}
        />
      </div>
      {!isDismissed && (
        <>
          <ul>
            {words.map((word) => (
              <li key={word}>{word}</li>
            ))}
          </ul>
          <p>
            {isHeld
              ? 'The stored page is untouched. Your changes are not sent until you save the repaired page; the former one stays among the versions.'
              : 'The repaired page is saved. The former one is among the versions.'}
          </p>
        </>
      )}
      {isHeld && (
        <button type="button" className={controls.button} data-kind="primary" onClick={accept}>
          Save the repaired page
        </button>
      )}
    </aside>
  )
}
