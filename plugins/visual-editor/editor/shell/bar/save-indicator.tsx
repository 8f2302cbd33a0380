import { useBuilder, useUi } from '@/plugins/visual-editor/editor/builder-context'
import type { SaveState } from '@/plugins/visual-editor/editor/save/save-queue'
import type { Saving } from '@/plugins/visual-editor/editor/save/use-saving'
import styles from '@/plugins/visual-editor/editor/shell/bar/top-bar.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { AppWindow, Check, CircleAlert, CloudOff, LoaderCircle } from '@/src/admin/ui/icons'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const clock = new Intl.DateTimeFormat(undefined, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

const unpublished = 'Unpublished changes'

const icons = {
  saved: Check,
  waiting: LoaderCircle,
  saving: LoaderCircle,
  offline: CloudOff,
  'signed-out': CircleAlert,
  held: CircleAlert,
  conflict: CircleAlert,
  locked: CircleAlert,
  refused: CircleAlert,
} as const

/** Whether the work is safe and whether visitors have it, always in sight; in narrow windows as signs. */
export function SaveIndicator({ saving }: { saving: Saving }) {
  const { kind: document, commands } = useBuilder()
  const isOpenElsewhere = useUi((ui) => ui.isOpenElsewhere)
  const { state, hasUnpublished } = saving
  const savesItself = document.savesItself !== false
  // Nothing turns while somebody has to save by hand.
  const isForHand = !savesItself && state.kind === 'waiting'
  const Icon = isForHand ? CircleAlert : icons[state.kind]
  const kind = isForHand ? 'problem' : kindOf(state)
  const words = textOf(saving, savesItself)
  return (
    <>
      {isOpenElsewhere && (
        <IconButton
          icon={AppWindow}
          label="Open in another window"
          onClick={() => commands.tell(ownerMessages.editor.openElsewhere(document.noun))}
        />
      )}
      {document.isPublished && hasUnpublished && kind !== 'problem' && (
        <span className={styles.unpublished} title={unpublished} data-testid="unpublished">
          <span>{unpublished}</span>
        </span>
      )}
      <span
        className={styles.save}
        data-kind={kind}
        role="status"
        title={words}
        data-testid="save-state"
      >
        <i className={styles.sign}>
          <Icon size={16} aria-hidden />
        </i>
        <span className={styles.optional}>{words}</span>
      </span>
    </>
  )
}

function kindOf({ kind }: SaveState): string {
  return kind === 'saved' || kind === 'waiting' || kind === 'saving' ? kind : 'problem'
}

function textOf({ state, isCopied, hasNoRoom }: Saving, savesItself: boolean): string {
  const unkept = hasNoRoom ? ', and no room in this browser' : ''
  switch (state.kind) {
    case 'saved':
      return state.at ? `Saved · ${clock.format(state.at)}` : 'Saved'
    case 'waiting':
      return savesItself ? 'Saving…' : 'Not saved yet'
    case 'saving':
      return 'Saving…'
    case 'offline':
      return isCopied ? 'Saved on this computer' : `Not saved yet: no connection${unkept}`
    case 'signed-out':
      return isCopied ? 'Logged out · saved on this computer' : `Not saved yet: logged out${unkept}`
    case 'held':
      return `Not saved: some of it could not be read${unkept}`
    case 'conflict':
      return `Not saved: changed elsewhere${unkept}`
    case 'locked':
      return `Not saved: someone else is editing${unkept}`
    case 'refused':
      return `Not saved: ${state.message}`
  }
}
