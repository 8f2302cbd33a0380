'use client'

import { TextInput, useField } from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import type { TextFieldClientComponent } from 'payload'
import { useState } from 'react'
import { shownEmail } from '@/src/core/text/email-address'

/** An address in a form as people write it; what is stored has its domain as the DNS has it. */
export const EmailInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value, setValue, showError, disabled } = useField<string>({ potentiallyStalePath: path })
  const [written, setWritten] = useState<string | null>(null)
  return (
    <TextInput
      path={path}
      label={field.label}
      required={field.required}
      description={field.admin?.description}
      readOnly={readOnly || disabled}
      showError={showError}
      style={mergeFieldStyles(field)}
      value={written ?? shownEmail(value ?? '')}
      onChange={({ target }: { target: { value: string } }) => {
        setWritten(target.value)
        setValue(target.value)
      }}
    />
  )
}
