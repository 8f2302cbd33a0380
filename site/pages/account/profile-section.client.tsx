'use client'

import { useState } from 'react'
import { useAccount } from '@/site/account/use-account.client'
import { changeNames, changePassword } from '@/site/api/account'
import { NameFields, NewPasswordFields } from '@/site/forms/account-fields'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { EmailPart } from '@/site/pages/account/email-part.client'
import { Part } from '@/site/pages/account/part'
import type { Account } from '@/src/core/contracts/accounts'

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
    schema: () => import('@/src/core/contracts/accounts').then(({ nameFields }) => nameFields),
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
      import('@/src/core/contracts/accounts').then(({ changePasswordBody }) => changePasswordBody),
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
