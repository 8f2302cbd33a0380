'use client'

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui'
import type { RichTextFieldClient } from 'payload'
import { lazy, useMemo } from 'react'
import { useCommitBeforeSave } from '@/plugins/rich-text/field/use-commit-before-save'
import { useFormHost } from '@/plugins/rich-text/field/use-form-host'
import { WritableText } from '@/plugins/rich-text/field/writable-text'
import type { ClientFeatures, FieldProps } from '@/plugins/rich-text/kit/editor-config'
import { emptyRichText, type RichTextDoc } from '@/src/core/rich-text'
import { sanitizeRichText } from '@/src/rich-text/schema'

const InlineEditor = lazy(() =>
  import('@/plugins/rich-text/field/field-editor').then(({ FieldEditor }) => ({
    default: FieldEditor,
  })),
)

type Props = FieldProps & {
  field: RichTextFieldClient
  path: string
  readOnly?: boolean
  clientFeatures: ClientFeatures
}

/** Words in a form of the admin. */
export function RichTextField({ clientFeatures, ...fieldProps }: Props) {
  const { field, path: givenPath, readOnly } = fieldProps
  const { label, localized, name, required, admin } = field
  const { disabled, path, setValue, showError, value } = useField<RichTextDoc | null>({
    potentiallyStalePath: givenPath,
  })
  // Texts of elsewhere are written in as they are drawn.
  const doc = useMemo(() => (value?.root ? sanitizeRichText(value) : emptyRichText()), [value])
  const { host, drawer } = useFormHost(doc)
  const registerCommit = useCommitBeforeSave()

  return (
    <WritableText
      className="field-type"
      doc={doc}
      label={typeof label === 'string' ? label : name}
      isLocked={Boolean(readOnly || disabled)}
      host={host}
      registerCommit={registerCommit}
      onWritten={setValue}
      renderEditor={(props) => (
        <InlineEditor {...props} features={clientFeatures} field={fieldProps} />
      )}
      before={
        <>
          <FieldLabel label={label} localized={localized} path={path} required={required} />
          <FieldError path={path} showError={showError} />
        </>
      }
      after={
        <>
          {drawer}
          <FieldDescription description={admin?.description} path={path} />
        </>
      }
    />
  )
}
