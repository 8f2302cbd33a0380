import { type ComponentProps, useState } from 'react'
import { FormField, PasswordField } from '@/site/forms/form-field'
import { accountMessages } from '@/src/core/messages/account'
import { foreignSigns } from '@/src/core/text'

/** What `useSiteForm` gives a field. Asked for by the form itself: the first to be asked for is the first in focus. */
type Given = Pick<ComponentProps<typeof FormField>, 'id' | 'problem'>

export function NameFields({ firstName, lastName }: { firstName: Given; lastName: Given }) {
  const [typed, setTyped] = useState('')
  const signs = firstName.problem === accountMessages.firstNameInvalid ? foreignSigns(typed) : []
  return (
    <>
      <FormField
        label="First name"
        span="half"
        autoComplete="given-name"
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        hint={signs.length > 0 ? accountMessages.firstNameSigns(signs) : undefined}
        {...firstName}
      />
      <FormField
        label="Last name (optional)"
        span="half"
        autoComplete="family-name"
        {...lastName}
      />
    </>
  )
}

export function NewPasswordFields({ password, repeated }: { password: Given; repeated: Given }) {
  return (
    <>
      <PasswordField label="New password" isNew {...password} />
      <PasswordField label="Repeat the new password" isNew {...repeated} />
    </>
  )
}
