import { Suspense, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { takenWords } from '@/plugins/visual-editor/editor/save/taken-words'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { PageDocument } from '@/src/core/page-document/schema'

const CompareDialog = lazyPart(
  'both versions',
  () =>
    import('@/plugins/visual-editor/editor/versions/compare-dialog').then(
      ({ CompareDialog }) => CompareDialog,
    ),
  (_, { onClose }) => onClose(),
)

const things: Readonly<Record<SavePart['name'], string>> = {
  page: 'this page',
  theme: 'the theme',
  email: 'this email',
}

/** Asks whose changes should stay. Whatever is chosen, the other side can be brought back. */
export function ConflictDialog({ part }: { part: SavePart }) {
  const { engine } = useBuilder()
  const [theirs, setTheirs] = useState<PageDocument | null>(null)
  const [problem, setProblem] = useState('')
  const isPage = part.name === 'page'

  const openBoth = async () => {
    const stored = await part.load()
    setProblem(takenWords[stored ? 'taken' : 'unread'])
    if (stored) {
      setTheirs(stored.content as PageDocument)
    }
  }
  const loadTheirs = async () => setProblem(takenWords[await part.loadTheirs()])
  const keepMine = async () => setProblem(takenWords[(await part.keepMine()) ? 'taken' : 'unread'])

  return (
    <Dialog title="Changed in another window">
      <p>Someone saved {things[part.name]} after you opened it. Which version should stay?</p>
      <p className={styles.note}>
        {part.name === 'email'
          ? 'Yours is kept on this computer, whatever you choose.'
          : 'Nothing is lost: theirs stays among the versions, and yours is kept on this computer.'}
      </p>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        {isPage && <DialogButton onClick={() => void openBoth()}>Open both</DialogButton>}
        <DialogButton onClick={() => void loadTheirs()}>Load theirs</DialogButton>
        <DialogButton isPrimary isSafe={!isPage} onClick={() => void keepMine()}>
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
