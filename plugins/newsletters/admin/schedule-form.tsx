import { useId, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { Action } from '@/src/admin/action'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'

type Props = { isBusy: boolean; onChoose: (at: string) => void }

/** Asks for a moment in the artist's own time zone. No form of its own: it stands in that of the mail. */
export function ScheduleForm({ isBusy, onChoose }: Props) {
  const id = useId()
  const [written, setWritten] = useState('')
  const at = new Date(written)
  const isMoment = !Number.isNaN(at.getTime())
  const problem = problemOf(at)
  return (
    <div className={styles.schedule}>
      <label htmlFor={id}>When it is sent, in your time</label>
      <input
        id={id}
        type="datetime-local"
        value={written}
        aria-invalid={problem !== ''}
        aria-describedby={`${id}problem`}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Action
        isMain
        disabled={isBusy || !isMoment || problem !== ''}
        onClick={() => onChoose(at.toISOString())}
      >
        Choose this date…
      </Action>
      <p id={`${id}problem`} role="status" className={styles.problem}>
        {problem}
      </p>
    </div>
  )
}

const dayMs = 24 * 3600 * 1000

/** What the server would say of it, before anybody is asked to confirm it. */
function problemOf(at: Date): string {
  const daysAhead = (at.getTime() - Date.now()) / dayMs
  const { dateInPast, dateTooFar } = ownerMessages.newsletters
  return daysAhead <= 0
    ? dateInPast
    : daysAhead > limits.newsletter.scheduleDaysMax
      ? dateTooFar
      : ''
}
