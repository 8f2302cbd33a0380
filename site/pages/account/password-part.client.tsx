'use client'

import { useState } from 'react'
import { changePassword } from '@/site/api/account'
import { NewPasswordFields } from '@/site/forms/account-fields'
import form from '@/site/forms/form.module.css'
import { FormEnd } from '@/site/forms/form-end.client'
import { FormField } from '@/site/forms/form-field'
import { useSiteForm } from '@/site/forms/use-site-form.client'
import { Part } from '@/site/pages/account/part'

export function PasswordPart() {
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
