'use client'

import { useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { limits } from '@/src/core/limits'

type Props = { isBusy: boolean; hint: string; onSend: (news: { note: string }) => void }

/** What the buyer should know before coming. */
export function PickupForm({ isBusy, hint, onSend }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend({ note })
      }}
    >
      <label htmlFor={id}>A line for the buyer</label>
      <input
        id={id}
        maxLength={limits.order.noteMax}
        aria-describedby={`${id}-hint`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <Action isMain disabled={isBusy}>
        Mark as ready
      </Action>
    </form>
  )
}
