import { useState } from 'react'
import { localText, tomorrow } from '@/src/admin/dates/local-text'
import controls from '@/src/admin/ui/controls.module.css'
import { Dialog, DialogActions, DialogButton } from '@/src/admin/ui/dialog'
import styles from '@/src/admin/ui/dialog.module.css'
import { ownerMessages } from '@/src/core/messages/owner-messages'

type Props = { at: string | null; onClose: () => void; onPlan: (at: string) => void }

/** When it goes on sale, by the clock of this computer. */
export function ScheduleDialog({ at, onClose, onPlan }: Props) {
  const [text, setText] = useState(() => localText(at ? new Date(at) : tomorrow()))
  const moment = new Date(text)
  const isAhead = moment > new Date()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <Dialog title="When does it go on sale?" onClose={onClose}>
      <div className={styles.fields}>
        <label>
          Date and time ({zone})
          <input
            type="datetime-local"
            className={controls.field}
            aria-invalid={isAhead ? undefined : true}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      </div>
      {!isAhead && (
        <p className={styles.error} role="alert">
          {ownerMessages.release.planAhead}
        </p>
      )}
      <DialogActions>
        <DialogButton onClick={onClose}>Cancel</DialogButton>
        <DialogButton isPrimary isDisabled={!isAhead} onClick={() => onPlan(moment.toISOString())}>
          Plan it
        </DialogButton>
      </DialogActions>
    </Dialog>
  )
}
