import { Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { WayOut } from '@/plugins/visual-editor/editor/save/dialogs/lock-dialog'
import type { LeaveReason, Leaving } from '@/plugins/visual-editor/editor/save/leaving/use-leaving'
import type { SavePart } from '@/plugins/visual-editor/editor/save/save-part'
import { useCopyOffer } from '@/plugins/visual-editor/editor/save/use-copy-offer'
import type { PageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import { lazyPart } from '@/plugins/visual-editor/editor/shell/load-part'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const ConflictDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/conflict-dialog').then(
      ({ ConflictDialog }) => ConflictDialog,
    ),
  'insist',
)
const RefusedDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/refused-dialog').then(
      ({ RefusedDialog }) => RefusedDialog,
    ),
  'insist',
)
const RestoreDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/restore-dialog').then(
      ({ RestoreDialog }) => RestoreDialog,
    ),
  'insist',
)
const SignedOutDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/signed-out-dialog').then(
      ({ SignedOutDialog }) => SignedOutDialog,
    ),
  'insist',
)
const LockDialog = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/lock-dialog').then(
      ({ LockDialog }) => LockDialog,
    ),
  'insist',
)
const BrokenNotice = lazyPart(
  'a message about saving',
  () =>
    import('@/plugins/visual-editor/editor/save/dialogs/broken-notice').then(
      ({ BrokenNotice }) => BrokenNotice,
    ),
  'insist',
)

type Props = {
  /** Who may edit, where only one person may; `wayOut` is what else can be done meanwhile. */
  lock?: PageLock & { wayOut: WayOut }
  /** What the server refuses is told elsewhere, without a window in the way of who is writing. */
  isRefusalTold?: boolean
  /** The document's own among the parts. */
  ownPart: SavePart
  saving: Saving
  leaving: Leaving
  adminPath: string
}

/**
 * Whatever has to be asked or told about saving. The code of each comes when it is needed, except for
 * what is asked while the server cannot be reached.
 */
export function SaveDialogs(props: Props) {
  const { lock, ownPart, saving, leaving, adminPath, isRefusalTold } = props
  const { state, part, parts, isRead, noteRead } = saving
  const holder = lock?.holder ?? null
  const isBroken = useStore(ownPart.store, ({ problems }) => problems.length > 0)
  const { offer, restore, discard } = useCopyOffer(parts)
  const { commands, kind, ui } = useBuilder()
  const isOpenElsewhere = lock?.isOpenElsewhere === true && !holder
  useEffect(() => {
    ui.setState({ isOpenElsewhere })
    if (isOpenElsewhere) {
      commands.tell(ownerMessages.editor.openElsewhere(kind.noun))
    }
  }, [isOpenElsewhere, commands, kind, ui])

  return (
    <Suspense>
      {lock && holder && (
        <LockDialog lock={{ ...lock, holder }} hasUnsaved={saving.isDirty()} wayOut={lock.wayOut} />
      )}
      {!holder && offer && (
        <RestoreDialog key={offer.copy.key} offer={offer} onRestore={restore} onDiscard={discard} />
      )}
      {!holder && state.kind === 'conflict' && part && <ConflictDialog part={part} />}
      {state.kind === 'refused' && !isRefusalTold && part && !isRead && (
        <RefusedDialog
          part={part}
          message={state.message}
          blockId={state.blockId}
          onClose={noteRead}
        />
      )}
      {state.kind === 'signed-out' && !isRead && (
        <SignedOutDialog
          isCopied={saving.isCopied}
          loginUrl={`${adminPath}/login`}
          onClose={noteRead}
        />
      )}
      {leaving.question && (
        <LeaveDialog question={leaving.question} savesItself={kind.savesItself} />
      )}
      {isBroken && <BrokenNotice part={ownPart} />}
    </Suspense>
  )
}

type LeaveDialogProps = {
  question: NonNullable<Leaving['question']>
  savesItself?: boolean
}

type Words = { title: string; why: string; outcome: string }

const unsaved = {
  title: 'Your last changes are not saved yet',
  why: 'The server does not have them: it cannot be reached, or did not take them.',
}

const words: Readonly<Record<LeaveReason, Words>> = {
  kept: {
    ...unsaved,
    outcome:
      'They are kept on this computer. When you open this page here again, you can restore them.',
  },
  unkept: {
    ...unsaved,
    outcome: 'This browser has no room to keep them: they are lost when you leave now.',
  },
  typed: {
    title: 'What you typed is not saved yet',
    why: 'A name, an address, a link, the words for search engines or the order of pages could not be saved.',
    outcome: 'What you changed there is lost when you leave now.',
  },
  uploading: {
    title: 'A file is still being uploaded',
    why: 'It is put in its place once all of it has arrived.',
    outcome: 'When you leave now, it does not get there.',
  },
}

/** Asks the person who wants to leave before everything is saved. */
export function LeaveDialog({ question, savesItself = true }: LeaveDialogProps) {
  const { reason, stay, leaveAnyway } = question
  const isKept = reason === 'kept'
  const { title, why, outcome } = words[reason]
  return (
    <Dialog title={title} onClose={stay}>
      {savesItself && <p>{why}</p>}
      <p className={styles.note}>{outcome}</p>
      <DialogActions>
        <DialogButton isPrimary={!isKept} onClick={stay}>
          Stay
        </DialogButton>
        <DialogButton isPrimary={isKept} onClick={leaveAnyway}>
          Leave anyway
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
