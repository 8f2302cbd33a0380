import { lazy, Suspense, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import type { PageDocument } from '@/src/core/page-document/schema'

const CompareDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/versions/compare-dialog').then(({ CompareDialog }) => ({
    default: CompareDialog,
  })),
)

/** Asks whose changes should stay. Whatever is chosen, the other side can be brought back. */
export function ConflictDialog({ part }: { part: SavePart }) {
  const { engine } = useBuilder()
  const [theirs, setTheirs] = useState<PageDocument | null>(null)
  const isPage = part.name === 'page'

  const openBoth = async () => {
    const stored = await part.load()
    if (stored) {
      setTheirs(stored.content as PageDocument)
    }
  }

  return (
    <Dialog title="Changed in another window">
      <p>
        Someone saved {isPage ? 'this page' : 'the theme'} after you opened it. Which version should
        stay?
      </p>
      <p className={styles.note}>
        Nothing is lost: theirs stays among the versions, and yours is kept on this computer.
      </p>
      <DialogActions>
        {isPage && <DialogButton onClick={() => void openBoth()}>Open both</DialogButton>}
        <DialogButton onClick={() => void part.loadTheirs()}>Load theirs</DialogButton>
        <DialogButton isPrimary onClick={() => void part.keepMine()}>
          Keep mine
        </DialogButton>
      </DialogActions>
      <Suspense>
        {theirs && (
          <CompareDialog
            title="Theirs and yours"
            before={{ title: 'Theirs', document: theirs }}
            after={{ title: 'Yours', document: engine.document() }}
            onClose={() => setTheirs(null)}
          />
        )}
      </Suspense>
    </Dialog>
  )
}
