'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ask } from '@/src/admin/call-api'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { email } from '@/src/core/contracts/email-address'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { shownEmail } from '@/src/core/text/email-address'

const text = ownerMessages.arrival.forgotPassword
const fields = z.object({ email })

/** Says the same whether somebody works here by that address or not. */
export function ForgotPasswordForm({ apiPath }: { apiPath: string }) {
  const { register, setError, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '' },
  })
  const { errors, isSubmitting } = formState
  const [sentTo, setSentTo] = useState('')
  const send = handleSubmit(async (body) => {
    const { problem } = await ask(`${apiPath}/users/forgot-password`, { method: 'POST', body })
    setSentTo(problem === undefined ? body.email : '')
    if (problem !== undefined) {
      setError('root', { message: problem })
    }
  })
  return (
    <EntryForm
      onSubmit={send}
      action={sentTo ? text.again : text.send}
      isBusy={isSubmitting}
      problem={errors.root?.message}
    >
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        registered={register('email')}
        error={errors.email}
      />
      <p role="status">{sentTo && text.sent(shownEmail(sentTo))}</p>
    </EntryForm>
  )
}
