'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import styles from '@/plugins/audience/person/person.module.css'
import { ask } from '@/src/admin/call-api'
import { LocalTime } from '@/src/admin/dates/local-time.client'
import controls from '@/src/admin/ui/controls.module.css'
import { IconButton } from '@/src/admin/ui/icon-button'
import { Trash2 } from '@/src/admin/ui/icons'
import inputs from '@/src/admin/ui/inputs.module.css'
import { useKeptForm } from '@/src/admin/use-kept-form'
import { noteBody, type PersonNote } from '@/src/core/contracts/audience/people'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { studioLimits } from '@/src/core/studio-limits'

type Note = z.output<typeof noteBody>
type Props = { url: string; notes: readonly PersonNote[]; canWrite: boolean }

/** What the team wrote down about somebody, the newest first. */
export function PersonNotes({ url, notes: loaded, canWrite }: Props) {
  const [notes, setNotes] = useState(loaded)
  const [problem, setProblem] = useState('')
  const form = useForm<Note, unknown, Note>({
    resolver: zodResolver(noteBody),
    defaultValues: { text: '' },
  })
  useKeptForm(url, form)
  const { register, handleSubmit, reset, setError, formState } = form
  const wrong = formState.errors.text?.message

  const add = handleSubmit(async (body) => {
    const outcome = await ask<PersonNote>(url, { method: 'POST', body })
    if (outcome.problem === undefined) {
      setNotes((before) => [outcome.answer, ...before])
      reset()
    } else {
      setError('text', { message: outcome.problem }, { shouldFocus: true })
    }
  })

  const remove = async (id: string) => {
    const { problem: trouble = '' } = await ask(`${url}/${id}`, { method: 'DELETE' })
    setProblem(trouble)
    if (trouble === '') {
      setNotes((before) => before.filter((note) => note.id !== id))
    }
  }

  return (
    <section aria-labelledby="notes">
      <h2 id="notes">Notes</h2>
      {canWrite && (
        <form className={styles.write} noValidate onSubmit={add}>
          <label htmlFor="note" className={controls.visuallyHidden}>
            A note
          </label>
          <textarea
            id="note"
            rows={3}
            className={`${controls.field} ${inputs.textarea}`}
            placeholder="What you want to remember"
            maxLength={studioLimits.people.noteMax}
            aria-invalid={wrong !== undefined}
            aria-describedby="note-hint"
            {...register('text')}
          />
          <p id="note-hint" className={styles.hint} role={wrong ? 'alert' : undefined}>
            {wrong ? <span className={styles.bad}>{wrong}</span> : ownerMessages.people.noteHint}
          </p>
          <button type="submit" className={controls.button} disabled={formState.isSubmitting}>
            Add note
          </button>
        </form>
      )}
      {problem && (
        <p role="alert" className={styles.bad}>
          {problem}
        </p>
      )}
      <ul className={styles.notes}>
        {notes.map(({ id, text, author, createdAt }) => (
          <li key={id}>
            <p>{text}</p>
            <p className={styles.hint}>
              {author}, <LocalTime iso={createdAt} />
            </p>
            {canWrite && (
              <IconButton
                icon={Trash2}
                label={`Delete the note “${text.slice(0, 40)}”`}
                onClick={() => void remove(id)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
