'use client'

import { useState } from 'react'
import styles from '@/plugins/commerce/tickets/admin/door.module.css'

type Props = { isBusy: boolean; onCode: (code: string) => void }

/** For tickets that no camera can read. */
export function CodeForm({ isBusy, onCode }: Props) {
  const [code, setCode] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim()) {
          onCode(code)
          setCode('')
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
          onChange={({ target }) => setCode(target.value)}
        />
        <button type="submit" className={styles.button} disabled={isBusy}>
          Check
        </button>
      </div>
    </form>
  )
}
