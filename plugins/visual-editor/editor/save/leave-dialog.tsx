import type { LeaveReason, Leaving } from '@/plugins/visual-editor/editor/save/use-leaving'
import { Dialog, DialogActions, DialogButton } from '@/plugins/visual-editor/editor/shell/dialog'
import styles from '@/plugins/visual-editor/editor/shell/dialog.module.css'

type Props = { question: NonNullable<Leaving['question']> }

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

/** Asks whoever wants to leave before everything is saved. */
export function LeaveDialog({ question: { reason, stay, leaveAnyway } }: Props) {
  const isKept = reason === 'kept'
  const { title, why, outcome } = words[reason]
  return (
    <Dialog title={title} onClose={stay}>
      <p>{why}</p>
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
