'use client'

import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/site/api/client'
import { sendMessage } from '@/site/api/forms'
import { useCart } from '@/site/cart/use-cart.client'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormArea, FormField } from '@/site/forms/form-field'
import { checkByScript, useSiteForm } from '@/site/forms/use-site-form.client'
import { limits } from '@/src/core/limits'
import { contactMessages } from '@/src/core/messages/email-list'

/** Three questions to write to the artist; thanks take the form's place. */
export function ContactForm({ profileId }: { profileId: string }) {
  const say = useCart((cart) => cart.say)
  const trap = useRef<HTMLInputElement>(null)
  const [isSent, setSent] = useState(false)
  const { submit, field, isSubmitting } = useSiteForm({
    schema: async () => (await import('@/src/core/contracts/audience/contact')).contactFields,
    defaultValues: { name: '', email: '', message: '' },
    onSubmit: async (answers) => {
      try {
        await sendMessage({ ...answers, profileId, website: trap.current?.value })
        setSent(true)
      } catch (error) {
        if (error instanceof ApiError && error.errors.length > 0) {
          throw error
        }
        say(contactMessages.failed)
      }
    },
  })

  if (isSent) {
    return <Sent />
  }
  return (
    <form
      className={form.alone}
      action="/api/public/websites/contact/form"
      method="post"
      ref={checkByScript}
      onSubmit={submit}
    >
      <input type="hidden" name="profileId" value={profileId} />
      <div className={form.fields}>
        <FormField label="Name" autoComplete="name" required {...field('name')} />
        <FormField label="Email" type="email" autoComplete="email" required {...field('email')} />
        <FormArea
          label="Message"
          required
          minLength={limits.contact.messageMin}
          {...field('message')}
        />
      </div>
      <div className={form.trap} aria-hidden="true">
        <input ref={trap} name="website" aria-label="Website" tabIndex={-1} autoComplete="off" />
      </div>
      <FormEnd isSubmitting={isSubmitting} primary sendsItself>
        Send message
      </FormEnd>
    </form>
  )
}

function Sent() {
  const place = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone: screen readers go on here.
  useEffect(() => place.current?.focus(), [])
  return (
    <p ref={place} className={form.sent} role="status" tabIndex={-1}>
      {contactMessages.sent}
    </p>
  )
}
