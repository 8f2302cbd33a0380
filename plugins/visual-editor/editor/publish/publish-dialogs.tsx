import { type ReactNode, Suspense } from 'react'
import { LinkingNote } from '@/plugins/visual-editor/editor/pages/linking-note'
import { useHeaderLinksTo } from '@/plugins/visual-editor/editor/pages/page-groups'
import { usePages } from '@/plugins/visual-editor/editor/pages/use-pages'
import type { Publishing } from '@/plugins/visual-editor/editor/publish/use-publishing'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import { sayMoment } from '@/src/admin/dates/say-date'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const VersionsDialog = lazyPart(
  'the versions',
  () =>
    import('@/plugins/visual-editor/editor/versions/versions-dialog').then(
      ({ VersionsDialog }) => VersionsDialog,
    ),
  (_, { onClose }) => onClose(),
)
const ScheduleDialog = lazyPart(
  'the calendar',
  () =>
    import('@/plugins/visual-editor/editor/publish/schedule-dialog').then(
      ({ ScheduleDialog }) => ScheduleDialog,
    ),
  (_, { onClose }) => onClose(),
)

type Props = { publishing: Publishing; saving: Saving }

/** The windows that the publish menu opens. */
export function PublishDialogs({ publishing, saving }: Props) {
  const { dialog, setDialog, api, isLive, lostMoment } = publishing
  const close = () => setDialog(null)
  switch (dialog) {
    case 'versions':
      return (
        <Suspense>
          <VersionsDialog api={api} parts={saving.parts} onClose={close} />
        </Suspense>
      )
    case 'schedule':
      return (
        <Suspense>
          <ScheduleDialog publishing={publishing} onClose={close} />
        </Suspense>
      )
    case 'discard':
      if (!isLive) {
        return (
          <Ask
            title="Discard your changes to the look?"
            text={ownerMessages.editor.discardThemeWarning}
            action="Discard changes"
            onConfirm={() => void saving.discard(ownerMessages.editor.discardedTheme)}
            onClose={close}
          />
        )
      }
      return (
        <Ask
          title="Discard your changes?"
          text={ownerMessages.editor.discardWarning}
          note={lostMoment && ownerMessages.editor.discardEndsSchedule(sayMoment(lostMoment))}
          action="Discard changes"
          onConfirm={() =>
            void saving.discard(lostMoment ? ownerMessages.editor.discardedWithSchedule : undefined)
          }
          onClose={close}
        />
      )
    case 'unpublish':
      return <AskToUnpublish publishing={publishing} onClose={close} />
    case null:
      return null
  }
}

function AskToUnpublish({
  publishing,
  onClose,
}: Pick<Props, 'publishing'> & { onClose: () => void }) {
  const { page, unpublish } = publishing
  const address = usePages(({ pages }) => pages.find(({ id }) => id === page.id)?.livePathname)
  const links = useHeaderLinksTo(address ?? page.pathname)
  const { headerLinksToPage, headerLinksUnderTheme } = ownerMessages.editor
  return (
    <Ask
      title="Take this page offline?"
      text="Visitors cannot open it any more. It stays here as a draft and can be published again."
      note={links.length > 0 ? `${headerLinksToPage(links)} ${headerLinksUnderTheme}` : null}
      more={<LinkingNote id={page.id} />}
      action="Unpublish"
      onConfirm={() => void unpublish()}
      onClose={onClose}
    />
  )
}

type AskProps = {
  title: string
  text: string
  note?: string | null
  more?: ReactNode
  action: string
  onConfirm: () => void
  onClose: () => void
}

function Ask({ title, text, note, more, action, onConfirm, onClose }: AskProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {note && <p>{note}</p>}
      {more}
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
