import { useId, useState } from 'react'
import { ask } from '@/src/admin/call-api'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import dialog from '@/src/admin/ui/dialog.module.css'
import { newShowBody } from '@/src/core/contracts/events/shows'
import { isEnter } from '@/src/core/is-enter'
import { studioLimits } from '@/src/core/studio-limits'

type Props = { url: string; onMade: (id: string) => void; onClose: () => void }

/** A show begins with its date; the rest is written on its own screen. */
export function NewShowDialog({ url, onMade, onClose }: Props) {
  const id = useId()
  const [date, setDate] = useState('')
  const [time, setTime] = useState<string>(studioLimits.shows.usualTime)
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)

  const make = async () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
    const body = { date, time, timeZone }
    const { error } = newShowBody.safeParse(body)
    if (error) {
      setProblem(error.issues[0]?.message ?? '')
      return
    }
    setIsBusy(true)
    const outcome = await ask<{ id: string }>(url, { method: 'POST', body })
    if (outcome.problem === undefined) {
      onMade(outcome.answer.id)
    } else {
      setProblem(outcome.problem)
      setIsBusy(false)
    }
  }
  const field = {
    'aria-invalid': problem !== '',
    'aria-describedby': `${id}-problem`,
    className: controls.field,
  }
  return (
    <Dialog title="When is the show?" onClose={onClose}>
      <div className={dialog.fields}>
        <label>
          Date
          <input
            {...field}
            type="date"
            data-first
            value={date}
            onChange={({ target }) => {
              setDate(target.value)
              setProblem('')
            }}
            onKeyDown={(event) => isEnter(event) && void make()}
          />
        </label>
        <label>
          Time at the venue
          <input
            {...field}
            type="time"
            value={time}
            onChange={({ target }) => {
              setTime(target.value)
              setProblem('')
            }}
            onKeyDown={(event) => isEnter(event) && void make()}
          />
        </label>
      </div>
      <p id={`${id}-problem`} className={dialog.error} role="alert">
        {problem}
      </p>
      <DialogActions>
        <DialogButton onClick={onClose}>Close</DialogButton>
        <DialogButton isPrimary isDisabled={isBusy} onClick={() => void make()}>
          Go on
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
