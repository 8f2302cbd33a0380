import { Suspense, useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import { conflictLabels } from '@/plugins/visual-editor/editor/save/dialogs/problem-labels'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import type { Sheet } from '@/plugins/visual-editor/editor/versions/compare-view'
import type { PageDocument } from '@/src/core/page-document/schema'
import type { EditedTheme } from '@/src/core/theme/edited-theme'

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

const noRoomForTheirs =
  'This browser has no room to keep theirs. Keeping yours now gives theirs up for good.'

/** Asks whose changes should stay. Whatever is chosen, the other side can be brought back. */
export function ConflictDialog({ part }: { part: SavePart }) {
  const { engine } = useBuilder()
  const [both, setBoth] = useState<{ before: Sheet; after: Sheet } | null>(null)
  const [problem, setProblem] = useState('')
  const [hasNoRoom, setHasNoRoom] = useState(false)

  const openBoth = async () => {
    const stored = await part.load()
    setProblem(conflictLabels[stored ? 'taken' : 'unread'])
    if (stored) {
      const document = engine.document()
      setBoth({
        before:
          part.name === 'theme'
            ? { title: 'Theirs', document, theme: stored.content as EditedTheme }
            : { title: 'Theirs', document: stored.content as PageDocument },
        after: { title: 'Yours', document, theme: engine.theme() ?? undefined },
      })
    }
  }
  const loadTheirs = async () => setProblem(conflictLabels[await part.loadTheirs()])
  const keepMine = async () => {
    const taken = await part.keepMine({ evenForGood: hasNoRoom })
    setHasNoRoom(taken === 'no-room')
    setProblem(taken === 'no-room' ? noRoomForTheirs : conflictLabels[taken])
  }
  const decisions = (
    <>
      <DialogButton onClick={() => void loadTheirs()}>Load theirs</DialogButton>
      <DialogButton isPrimary isSafe={part.name === 'email'} onClick={() => void keepMine()}>
        {hasNoRoom ? 'Keep mine anyway' : 'Keep mine'}
      </DialogButton>
    </>
  )

  return (
    <Dialog title="Changed in another window">
      <p>Someone saved {things[part.name]} after you opened it. Which version should stay?</p>
      <p className={styles.note}>
        {part.name === 'email'
          ? 'Nothing is lost: what gives way is kept on this computer, and the menu at the top lists it.'
          : 'Nothing is lost: theirs stays among the versions, and yours is kept on this computer.'}
      </p>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        {part.name !== 'email' && (
          <DialogButton onClick={() => void openBoth()}>Open both</DialogButton>
        )}
        {decisions}
      </DialogActions>
      <Suspense>
        {both && (
          <CompareDialog
            title="Theirs and yours"
            {...both}
            problem={problem}
            onClose={() => setBoth(null)}
          >
            {decisions}
          </CompareDialog>
        )}
      </Suspense>
    </Dialog>
  )
}
