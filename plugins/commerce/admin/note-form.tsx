'use client'

import { type ReactNode, useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { limits } from '@/src/core/limits'

type Props = {
  label: string
  hint: string
  action: string
  isBusy: boolean
  onSend: (note: string) => void
  /** What is to be chosen first. */
  children?: ReactNode
}

/** A few words for the history. */
export function NoteForm({ label, hint, action, isBusy, onSend, children }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(note)
      }}
    >
      {children}
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={3}
        required
        maxLength={limits.order.noteMax}
        aria-describedby={`${id}-hint`}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <Action isMain disabled={isBusy || note.trim() === ''}>
        {action}
      </Action>
    </form>
  )
}
