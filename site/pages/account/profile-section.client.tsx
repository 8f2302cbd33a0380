'use client'

import { useState } from 'react'
import { UnconfirmedEmail } from '@/site/account/unconfirmed-email.client'
import { useAccount, useLoaded } from '@/site/account/use-account.client'
import { changeEmail, changeNames, changePassword, fetchEmailState } from '@/site/api/account'
import { NameFields, NewPasswordFields } from '@/site/forms/account-fields'
import { SiteForm } from '@/site/forms/form-end.client'
import { FormField, PasswordField } from '@/site/forms/form-field'
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
  const form = useSiteForm({
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
      <SiteForm form={form} action="Save name" success={isSaved && 'Saved'}>
        <NameFields firstName={form.field('firstName')} lastName={form.field('lastName')} />
      </SiteForm>
    </Part>
  )
}

function PasswordPart() {
  const [isChanged, setChanged] = useState(false)
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ changePasswordBody }) => changePasswordBody,
      ),
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
    onSubmit: async (fields) => {
      setChanged(false)
      await changePassword(fields)
      form.reset()
      setChanged(true)
    },
  })

  return (
    <Part title="Password" text="A new one logs you out everywhere else.">
      <SiteForm
        form={form}
        action="Change password"
        success={isChanged && 'Your password is changed.'}
      >
        <PasswordField label="Current password" {...form.field('currentPassword')} />
        <NewPasswordFields
          password={form.field('password')}
          repeated={form.field('confirmPassword')}
        />
      </SiteForm>
    </Part>
  )
}

function EmailPart() {
  const { data: state, problem, reload } = useLoaded(fetchEmailState)
  const [sentTo, setSentTo] = useState('')
  const form = useSiteForm({
    schema: () =>
      import('@/src/core/contracts/accounts/accounts').then(
        ({ changeEmailBody }) => changeEmailBody,
      ),
    defaultValues: { email: '', password: '' },
    onSubmit: async (fields) => {
      setSentTo('')
      await changeEmail(fields)
      form.reset()
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
      <SiteForm
        form={form}
        action="Change email"
        success={sentTo && accountMessages.confirmationSent(sentTo)}
      >
        <FormField label="New email" type="email" autoComplete="email" {...form.field('email')} />
        <PasswordField {...form.field('password')} />
      </SiteForm>
    </Part>
  )
}
