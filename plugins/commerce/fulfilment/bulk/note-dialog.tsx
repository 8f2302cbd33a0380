import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { noteOrdersBody } from '@/src/core/contracts/orders/shipping'
import { inWords } from '@/src/core/input-words'
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
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(noteOrdersBody, inWords),
    defaultValues: { ids: [...ids], note: '' },
  })
  const send = handleSubmit(async (body) => {
    const outcome = await ask<{ noted: number }>(`${url}/notes`, { method: 'POST', body })
    if (outcome.problem === undefined) {
      onClose(`Noted on ${words.count(outcome.answer.noted)}.`)
    } else {
      setError('note', { message: outcome.problem }, { shouldFocus: true })
    }
  })
  return (
    <Dialog title={`A note on ${words.count(ids.length)}`} onClose={() => onClose()}>
      <div className={dialog.fields}>
        <FormField
          label="Private note"
          hint="Only you and those who work with you see it."
          isLong
          isFirst
          registered={register('note')}
          error={formState.errors.note}
        />
      </div>
      <DialogActions>
        <DialogButton onClick={() => onClose()}>Cancel</DialogButton>
        <DialogButton isPrimary isDisabled={formState.isSubmitting} onClick={() => void send()}>
          Add the note
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
