import { useState } from 'react'
import { useBuilder } from '@/plugins/visual-editor/editor/builder-context'
import type { PageLock } from '@/plugins/visual-editor/editor/save/use-page-lock'
import { sayMoment } from '@/src/admin/dates/say-date'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import type { LockHolder } from '@/src/core/contracts/pages/page-calls'

type Props = {
  lock: PageLock & { holder: LockHolder }
  hasUnsaved: boolean
  wayOut: WayOut
}

export type WayOut = {
  label: string
  /** Answers why it did not work, '' when it did. */
  run: () => Promise<string>
}

/** Somebody else has the document open, or has just taken it over. */
export function LockDialog({ lock: { holder, isTaken, takeOver }, hasUnsaved, wayOut }: Props) {
  const { noun } = useBuilder().kind
  const [problem, setProblem] = useState('')
  const attempt = async (run: WayOut['run']) => {
    setProblem('')
    setProblem(await run())
  }
  return (
    <Dialog
      title={
        isTaken
          ? `${holder.name} has taken over this ${noun}`
          : `${holder.name} is editing this ${noun}`
      }
    >
      <p>
        {isTaken ? 'Taken over' : 'Open there'} since {sayMoment(holder.since)}. Only one person at
        a time can change {noun === 'page' ? 'a page' : 'an email'}.
      </p>
      {hasUnsaved && (
        <p className={styles.note}>
          What you have not saved yet is kept on this computer and is not lost.
        </p>
      )}
      <p className={styles.note}>This closes by itself when the {noun} is free again.</p>
      {problem && (
        <p className={styles.error} role="alert">
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={() => void attempt(wayOut.run)}>{wayOut.label}</DialogButton>
        <DialogButton isPrimary onClick={() => void attempt(takeOver)}>
          {isTaken ? 'Take it back' : 'Take over'}
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
