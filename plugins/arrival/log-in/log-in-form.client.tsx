'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { ask } from '@/src/admin/call-api'
import { keepOnlyOf } from '@/src/admin/kept-in-tab'
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
    const call = { method: 'POST', body } as const
    const outcome = await ask<{ user: { id: string } }>(`${apiPath}/users/login`, call)
    if (outcome.problem === undefined) {
      keepOnlyOf(outcome.answer.user.id)
      // As a whole: the admin knows nobody yet.
      window.location.assign(redirectTo)
    } else {
      setError('root', { message: outcome.problem })
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
