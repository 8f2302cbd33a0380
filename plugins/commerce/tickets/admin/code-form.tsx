'use client'

import styles from '@/plugins/commerce/tickets/admin/door.module.css'

type Props = {
  /** It stays until the door has answered, so that nobody types it twice. */
  code: string
  isBusy: boolean
  onType: (code: string) => void
  onCode: (code: string) => void
}

/** For tickets that no camera can read. */
export function CodeForm({ code, isBusy, onType, onCode }: Props) {
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) {
          onCode(code)
        }
      }}
    >
      <label htmlFor="ticket-code">Code on the ticket</label>
      <div className={styles.row}>
        <input
          id="ticket-code"
          className={styles.input}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder="7KQ2-M4XD-9TRB"
          value={code}
          onChange={({ target }) => onType(target.value)}
        />
        <button type="submit" className={styles.button} disabled={isBusy}>
          Check
        </button>
      </div>
    </form>
  )
}
