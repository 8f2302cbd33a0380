import { useConfig } from '@payloadcms/ui'
import { type ComponentProps, lazy, useState } from 'react'
import { pageFeatures } from '@/plugins/rich-text/features/client'
import { InlineEditor } from '@/plugins/rich-text/inline-editor'
import {
  type ClientFeatures,
  editorConfigOf,
  type FieldProps,
} from '@/plugins/rich-text/kit/editor-config'

const ForOtherPackages = lazy(() =>
  import('@/plugins/rich-text/field/for-other-packages').then(({ ForOtherPackages }) => ({
    default: ForOtherPackages,
  })),
)

type Props = ComponentProps<typeof InlineEditor> & {
  features: ClientFeatures
  field: FieldProps & { path: string }
}

/** Writes with the features that the field has, in its order; those of this plugin are loaded with this file. */
export function FieldEditor({ features, field, ...props }: Props) {
  const { config: clientConfig } = useConfig()
  const [config] = useState(() =>
    editorConfigOf(
      Object.fromEntries(
        Object.entries(features).map(([key, feature]) => [
          key,
          feature.isLoadedOnWriting
            ? { ...feature, ...(pageFeatures as ClientFeatures)[key] }
            : feature,
        ]),
      ),
      { ...field, config: clientConfig },
    ),
  )
  const editor = <InlineEditor {...props} config={config} field={field} />
  const hasOthers = Object.values(features).some((feature) => feature.clientFeatureProvider)
  return hasOthers ? <ForOtherPackages path={field.path}>{editor}</ForOtherPackages> : editor
}
