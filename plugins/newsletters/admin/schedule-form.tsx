import { useId, useState } from 'react'
import styles from '@/plugins/newsletters/admin/admin.module.css'
import { Action } from '@/src/admin/action'

type Props = { isBusy: boolean; onChoose: (at: string) => void }

/** Asks for a moment in the artist's own time zone. No form of its own: it stands in that of the mail. */
export function ScheduleForm({ isBusy, onChoose }: Props) {
  const id = useId()
  const [written, setWritten] = useState('')
  const at = new Date(written)
  const isMoment = !Number.isNaN(at.getTime())
  return (
    <div className={styles.schedule}>
      <label htmlFor={id}>When it is sent, in your time</label>
      <input
        id={id}
        type="datetime-local"
        value={written}
        onChange={({ target }) => setWritten(target.value)}
      />
      <Action isMain disabled={isBusy || !isMoment} onClick={() => onChoose(at.toISOString())}>
        Choose this date…
      </Action>
    </div>
  )
}
