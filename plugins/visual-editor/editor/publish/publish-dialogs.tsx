import { lazy, Suspense } from 'react'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'

const VersionsDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/versions/versions-dialog').then(({ VersionsDialog }) => ({
    default: VersionsDialog,
  })),
)
const ScheduleDialog = lazy(() =>
  import('@/plugins/visual-editor/editor/publish/schedule-dialog').then(({ ScheduleDialog }) => ({
    default: ScheduleDialog,
  })),
)

type Props = { publishing: Publishing; saving: Saving; pagePart: SavePart }

/** The windows that the publish menu opens. */
export function PublishDialogs({ publishing, saving, pagePart }: Props) {
  const { dialog, setDialog, api } = publishing
  const close = () => setDialog(null)
  switch (dialog) {
    case 'versions':
      return (
        <Suspense>
          <VersionsDialog api={api} part={pagePart} onClose={close} />
        </Suspense>
      )
    case 'schedule':
      return (
        <Suspense>
          <ScheduleDialog publishing={publishing} onClose={close} />
        </Suspense>
      )
    case 'discard':
      return (
        <Ask
          title="Discard your changes?"
          text="Everything that is not published goes back to what visitors see, the theme too. Undo brings it back, and the versions keep it."
          action="Discard changes"
          onConfirm={() => void saving.discard()}
          onClose={close}
        />
      )
    case 'unpublish':
      return (
        <Ask
          title="Take this page offline?"
          text="Visitors cannot open it any more. It stays here as a draft and can be published again."
          action="Unpublish"
          onConfirm={() => void publishing.unpublish()}
          onClose={close}
        />
      )
    case null:
      return null
  }
}

type AskProps = {
  title: string
  text: string
  action: string
  onConfirm: () => void
  onClose: () => void
}

function Ask({ title, text, action, onConfirm, onClose }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton
          isPrimary
          onClick={() => {
            onClose()
            onConfirm()
          }}
        >
          {action}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
