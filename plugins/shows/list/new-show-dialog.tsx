import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { ask } from '@/src/admin/call-api'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { FormField } from '@/src/admin/ui/form-field'
import { type NewShowBody, newShowBody } from '@/src/core/contracts/events/shows'
import { studioLimits } from '@/src/core/studio-limits'

type Props = { url: string; onMade: (id: string) => void; onClose: () => void }

/** A show begins with its date; the rest is written on its own screen. */
export function NewShowDialog({ url, onMade, onClose }: Props) {
  const { register, handleSubmit, setError, formState } = useForm<NewShowBody>({
    resolver: zodResolver(newShowBody),
    defaultValues: {
      date: '',
      time: studioLimits.shows.usualTime,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
  })
  const { errors, isSubmitting } = formState

  const make = handleSubmit(async (body) => {
    const outcome = await ask<{ id: string }>(url, { method: 'POST', body })
    if (outcome.problem === undefined) {
      onMade(outcome.answer.id)
    } else {
      setError('date', { message: outcome.problem })
    }
  })
  return (
    <Dialog title="When is the show?" onClose={onClose}>
      <form className={dialog.fields} noValidate onSubmit={make}>
        <FormField
          label="Date"
          type="date"
          isFirst
          registered={register('date')}
          error={errors.date}
        />
        <FormField
          label="Time at the venue"
          type="time"
          registered={register('time')}
          error={errors.time}
        />
        {/* Enter in a field sends the form only by a button of its own. */}
        <button type="submit" hidden />
      </form>
      <DialogActions>
        <DialogButton onClick={onClose}>Close</DialogButton>
        <DialogButton isPrimary isDisabled={isSubmitting} onClick={() => void make()}>
          Go on
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
