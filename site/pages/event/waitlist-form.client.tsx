'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { messageOf } from '@/site/api/client'
import { joinWaitlist } from '@/site/api/forms'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { checkByScript, useSiteForm } from '@/site/forms/use-site-form.client'
import styles from '@/site/pages/event/event.module.css'
import { emailListMessages } from '@/src/core/messages/email-list'
import { waitlistMessages } from '@/src/core/messages/tickets'

type Props = {
  profileId: string
  eventId: string
  /** The kind to wait for; any, when left out. */
  ticketId?: string
  /** What is waited for, in words. */
  label: string
}

/** Asks to be told when tickets are free: by an address, or with one press for who is signed in. */
export function WaitlistForm(props: Props) {
  const email = useAccount(({ user }) => user?.email)
  const [asked, setAsked] = useState('')
  if (asked) {
    return <Asked email={asked} />
  }
  return email ? (
    <OnePress {...props} email={email} onAsked={setAsked} />
  ) : (
    <AddressForm {...props} onAsked={setAsked} />
  )
}

type FormProps = Props & { onAsked: (email: string) => void }

function OnePress({ email, label, onAsked, ...wish }: FormProps & { email: string }) {
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setFailure('')
    try {
      await ask(wish, email)
      onAsked(email)
    } catch (error) {
      setFailure(messageOf(error))
      setSending(false)
    }
  }

  return (
    <form className={styles.waitlist} aria-label={label} onSubmit={send}>
      <FormEnd isSubmitting={isSending} failure={failure} wide>
        {waitlistMessages.ask}
      </FormEnd>
    </form>
  )
}

function AddressForm({ label, onAsked, ...wish }: FormProps) {
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/events/tickets').then(({ waitlistFields }) => waitlistFields),
    defaultValues: { email: '' },
    onSubmit: async ({ email }) => {
      await ask(wish, email)
      onAsked(email)
    },
  })
  return (
    <form
      className={styles.waitlist}
      aria-label={label}
      action={`/api/public/events/${wish.eventId}/waitlist/form`}
      method="post"
      ref={checkByScript}
      onSubmit={submit}
    >
      <input type="hidden" name="profileId" value={wish.profileId} />
      {wish.ticketId && <input type="hidden" name="ticketId" value={wish.ticketId} />}
      <div className={form.fields}>
        <FormField
          label={emailListMessages.label}
          type="email"
          autoComplete="email"
          required
          placeholder={emailListMessages.placeholder}
          {...field('email')}
        />
      </div>
      <FormEnd isSubmitting={isSubmitting} failure={failure?.message} wide sendsItself>
        {waitlistMessages.ask}
      </FormEnd>
    </form>
  )
}

function ask({ eventId, ...wish }: Omit<Props, 'label'>, email: string): Promise<unknown> {
  return joinWaitlist(eventId, { ...wish, email })
}

function Asked({ email }: { email: string }) {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: screen readers go on here.
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} className={styles.note} role="status" tabIndex={-1}>
      {waitlistMessages.asked(email)}
    </p>
  )
}
