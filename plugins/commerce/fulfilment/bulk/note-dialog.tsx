import { useId, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import inputs from '@/src/admin/ui/inputs.module.css'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const words = ownerMessages.orderBoard

type Props = {
  url: string
  ids: readonly string[]
  /** With what is said, once it is done. */
  onClose: (said?: string) => void
}

/** A few words for the history of each. */
export function NoteDialog({ url, ids, onClose }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setBusy(true)
    const outcome = await ask<{ noted: number }>(`${url}/notes`, {
      method: 'POST',
      body: { ids, note },
    })
    setBusy(false)
    setProblem(outcome.problem ?? '')
    if (outcome.problem === undefined) {
      onClose(`Noted on ${words.count(outcome.answer.noted)}.`)
    }
  }
  return (
    <Dialog title={`A note on ${words.count(ids.length)}`} onClose={() => onClose()}>
      <div className={dialog.fields}>
        <label htmlFor={id}>
          Private note
          <textarea
            id={id}
            data-first
            className={`${controls.field} ${inputs.textarea}`}
            rows={3}
            maxLength={limits.order.noteMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        </label>
      </div>
      <p className={dialog.note}>Only you and those who work with you see it.</p>
      {problem && (
        <p role="alert" className={dialog.error}>
          {problem}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={() => onClose()}>Cancel</DialogButton>
        <DialogButton
          isPrimary
          isDisabled={isBusy || note.trim() === ''}
          onClick={() => void send()}
        >
          Add the note
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
