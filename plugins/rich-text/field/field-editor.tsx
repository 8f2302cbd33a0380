import { useConfig } from '@payloadcms/ui'
import { type ComponentProps, useState } from 'react'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import {
  type ClientFeatures,
  editorConfigOf,
  type FieldProps,
} from '@/plugins/rich-text/kit/editor-config'

type Props = ComponentProps<typeof InlineEditor> & { features: ClientFeatures; field: FieldProps }

/** Writes with the features that the field has, in its order; those of this plugin are loaded with this file. */
export function FieldEditor({ features, field, ...props }: Props) {
  const { config: clientConfig } = useConfig()
  const [config] = useState(() =>
    editorConfigOf(
      Object.fromEntries(
        Object.entries(features).map(([key, feature]) => [
          key,
          { ...(pageFeatures as ClientFeatures)[key], ...withoutUndefined(feature) },
        ]),
      ),
      { ...field, config: clientConfig },
    ),
  )
  return <InlineEditor {...props} config={config} field={field} />
}

const withoutUndefined = (feature: ClientFeatures[string]): ClientFeatures[string] =>
  Object.fromEntries(Object.entries(feature).filter(([, value]) => value !== undefined))
