'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import styles from '@/blocks/email-list/email-list.module.css'
import { joinList } from '@/blocks/email-list/join-list'
import { emailListMessages } from '@/src/core/messages/email-list'
import { readEmail } from '@/src/core/text/email-address'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  profileId: string
  listId: string
  placeholder: string
  button: string
  successMessage: string
  /** Whether the list asks all to confirm, or only who comes back: said below the success message. */
  asksToConfirm: boolean
  /** On the canvas the form is a picture of itself. */
  isStill: boolean
}

const texts = emailListMessages

/** Takes an address; once it is on the list, thanks stand in the form's place. */
export function JoinForm(props: Props) {
  const { profileId, listId, placeholder, button, isStill } = props
  const [state, setState] = useState<'idle' | 'submitting' | 'success'>('idle')
  const [problem, setProblem] = useState('')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const email = field.current?.value.trim() ?? ''
    const refused = problemOf(email) ?? (await send(email))
    if (refused) {
      setProblem(refused)
      field.current?.focus()
    }
  }

  const send = async (email: string) => {
    setProblem('')
    setState('submitting')
    const refused = await joinList({ email, emailListId: listId, profileId })
    setState(refused ? 'idle' : 'success')
    return refused
  }

  if (state === 'success') {
    return <Thanks {...props} />
  }
  return (
    <form
      className={styles.form}
      // Where scripts are off, the browser sends it there, and a page says what came of it.
      action="/api/public/email-lists/join/form"
      method="post"
      noValidate
      onSubmit={submit}
      inert={isStill}
    >
      <input type="hidden" name="profileId" value={profileId} />
      <input type="hidden" name="emailListId" value={listId} />
      <label htmlFor={id}>{texts.label}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder={placeholder}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-problem`}
        />
        <button type="submit" className={buttonClass()} disabled={state === 'submitting'}>
          {button}
        </button>
      </div>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </form>
  )
}

function Thanks({ successMessage, asksToConfirm }: Props) {
  const place = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone: screen readers go on here.
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} className={styles.thanks} role="status" tabIndex={-1}>
      <p>{successMessage}</p>
      <p className={styles.confirm}>{asksToConfirm ? texts.checkInbox : texts.checkInboxIfLeft}</p>
    </div>
  )
}

function problemOf(email: string): string | null {
  if (email === '') {
    return texts.emailRequired
  }
  return readEmail(email) ? null : texts.emailInvalid
}
