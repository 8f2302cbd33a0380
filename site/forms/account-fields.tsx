import type { ComponentProps } from 'react'
import { FormField } from '@/site/forms/form-field'

/** What `useSiteForm` gives a field. Asked for by the form itself: the first to be asked for is the first in focus. */
type Given = Pick<ComponentProps<typeof FormField>, 'id' | 'problem'>

export function NameFields({ firstName, lastName }: { firstName: Given; lastName: Given }) {
  return (
    <>
      <FormField label="First name" span="half" autoComplete="given-name" {...firstName} />
      <FormField label="Last name" span="half" autoComplete="family-name" {...lastName} />
    </>
  )
}

export function NewPasswordFields({ password, repeated }: { password: Given; repeated: Given }) {
  return (
    <>
      <FormField label="New password" type="password" autoComplete="new-password" {...password} />
      <FormField
        label="Repeat the new password"
        type="password"
        autoComplete="new-password"
        {...repeated}
      />
    </>
  )
}
