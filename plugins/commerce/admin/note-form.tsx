'use client'

import { type ChangeEvent, useId, useState } from 'react'
import styles from '@/plugins/commerce/admin/order.module.css'
import { Action } from '@/src/admin/action'
import { limits } from '@/src/core/limits'

type Props = {
  label: string
  hint: string
  action: string
  /** One line, which may stay empty. */
  isOptional?: boolean
  isBusy: boolean
  onSend: (note: string) => void
}

/** A few words for the history, or for the buyer. */
export function NoteForm({ label, hint, action, isOptional = false, isBusy, onSend }: Props) {
  const id = useId()
  const [note, setNote] = useState('')
  const field = {
    id,
    maxLength: limits.order.noteMax,
    'aria-describedby': `${id}-hint`,
    value: note,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      setNote(target.value),
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend(note)
      }}
    >
      <label htmlFor={id}>{label}</label>
      {isOptional ? <input {...field} /> : <textarea rows={3} required {...field} />}
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <Action isMain disabled={isBusy || (!isOptional && note.trim() === '')}>
        {action}
      </Action>
    </form>
  )
}
