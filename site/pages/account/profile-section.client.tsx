'use client'

import { useState } from 'react'
import { UnconfirmedEmail } from '@/site/account/unconfirmed-email.client'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import { changeEmail, changeNames, changePassword, fetchEmailState } from '@/site/api/account'
import { NameFields, NewPasswordFields } from '@/site/forms/account-fields'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { LoadProblem, Part } from '@/site/pages/account/part'
import type { Account } from '@/src/core/contracts/accounts/account-answers'
import { accountMessages } from '@/src/core/messages/account'
import { shownEmail } from '@/src/core/text/email-address'

export function ProfileSection() {
  const user = useAccount((account) => account.user)
  return (
    user && (
      <>
        <NamesPart user={user} />
        <EmailPart />
        <PasswordPart />
      </>
    )
  )
}

function NamesPart({ user }: { user: Account }) {
  const updateUser = useAccount((account) => account.updateUser)
  const [isSaved, setSaved] = useState(false)
  const { submit, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(({ nameFields }) => nameFields),
    defaultValues: { firstName: user.firstName, lastName: user.lastName },
    onSubmit: async (names) => {
      setSaved(false)
      const { firstName, lastName } = await changeNames(names)
      updateUser({ firstName, lastName })
      setSaved(true)
    },
  })

  return (
    <Part title="Your name" text="Shown beside your comments.">
      <form method="post" onSubmit={submit} noValidate>
        <div className={form.fields}>
          <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        </div>
        <FormEnd
          isSubmitting={isSubmitting}
          failure={failure?.message}
          success={isSaved && 'Saved'}
        >
          Save name
        </FormEnd>
      </form>
    </Part>
  )
}

function PasswordPart() {
  const [isChanged, setChanged] = useState(false)
  const { submit, reset, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ changePasswordBody }) => changePasswordBody,
      ),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: async (fields) => {
      setChanged(false)
      await changePassword(fields)
      reset()
      setChanged(true)
    },
  })

  return (
    <Part title="Password" text="A new one logs you out everywhere else.">
      <form method="post" onSubmit={submit} noValidate>
        <div className={form.fields}>
          <FormField
            label="Current password"
            type="password"
            autoComplete="current-password"
            {...field('currentPassword')}
          />
          <NewPasswordFields password={field('password')} repeated={field('confirmPassword')} />
        </div>
        <FormEnd
          isSubmitting={isSubmitting}
          failure={failure?.message}
          success={isChanged && 'Your password is changed.'}
        >
          Change password
        </FormEnd>
      </form>
    </Part>
  )
}

function EmailPart() {
  const { data: state, problem, reload } = useLoaded(fetchEmailState)
  const [sentTo, setSentTo] = useState('')
  const { submit, reset, isSubmitting, failure, field } = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ changeEmailBody }) => changeEmailBody,
      ),
    defaultValues: { email: '', password: '' },
    onSubmit: async (fields) => {
      setSentTo('')
      await changeEmail(fields)
      reset()
      setSentTo(fields.email)
      reload()
    },
  })

  return (
    <Part title="Email" text={state && shownEmail(state.email)}>
      {problem && <LoadProblem text={problem} onRetry={reload} />}
      {state && !state.isConfirmed && <UnconfirmedEmail />}
      {state?.pendingEmail && state.isConfirmed && (
        <p>It changes to {shownEmail(state.pendingEmail)} when you use the link we sent there.</p>
      )}
      <form method="post" onSubmit={submit} noValidate>
        <div className={form.fields}>
          <FormField label="New email" type="email" autoComplete="email" {...field('email')} />
          <FormField
            label="Your password"
            type="password"
            autoComplete="current-password"
            {...field('password')}
          />
        </div>
        <FormEnd
          isSubmitting={isSubmitting}
          failure={failure?.message}
          success={sentTo && accountMessages.confirmationSent(sentTo)}
        >
          Change email
        </FormEnd>
      </form>
    </Part>
  )
}
