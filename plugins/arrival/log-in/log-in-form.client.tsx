'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ask } from '@/src/admin/call-api'
import { EntryForm } from '@/src/admin/ui/entry-form'
import { FormField } from '@/src/admin/ui/form-field'
import { email } from '@/src/core/contracts/email-address'
import { ownerMessages } from '@/src/core/messages/owner-messages'

const text = ownerMessages.arrival.logIn
const fields = z.object({ email, password: z.string().min(1, text.passwordRequired) })

type Props = { apiPath: string; redirectTo: string }

export function LogInForm({ apiPath, redirectTo }: Props) {
  const { register, setError, handleSubmit, formState } = useForm({
    resolver: zodResolver(fields),
    defaultValues: { email: '', password: '' },
  })
  const { errors, isSubmitting, isSubmitSuccessful } = formState
  const send = handleSubmit(async (body) => {
    const { problem } = await ask(`${apiPath}/users/login`, { method: 'POST', body })
    if (problem === undefined) {
      // As a whole: the admin knows nobody yet.
      window.location.assign(redirectTo)
    } else {
      setError('root', { message: problem })
    }
  })
  return (
    <EntryForm
      onSubmit={send}
      action={text.send}
      isBusy={isSubmitting || isSubmitSuccessful}
      problem={errors.root?.message}
    >
      <FormField
        label="Email"
        type="email"
        autoComplete="username"
        registered={register('email')}
        error={errors.email}
      />
      <FormField
        label="Password"
        type="password"
        autoComplete="current-password"
        registered={register('password')}
        error={errors.password}
      />
    </EntryForm>
  )
}
