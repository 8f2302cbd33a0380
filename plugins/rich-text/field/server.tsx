import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { ClientFieldSchemaMap, Payload, RichTextFieldClient } from 'payload'
import { getFromImportMap } from 'payload/shared'
import { RichTextField } from '@/plugins/rich-text/field/rich-text-field'
import type { ClientFeatures, FieldProps } from '@/plugins/rich-text/kit/editor-config'

type Given = {
  payload: Payload
  clientField: RichTextFieldClient
  clientFieldSchemaMap: ClientFieldSchemaMap
  sanitizedEditorConfig: SanitizedServerEditorConfig
  path?: string
  schemaPath?: string
  readOnly?: boolean
}

/** Gives the field what its features need in the browser, as Payload's own field is given it. */
export function RichTextFieldServer(given: Given) {
  const { clientField, payload, sanitizedEditorConfig, readOnly } = given
  const path = given.path ?? clientField.name
  const schemaPath = given.schemaPath ?? path
  const features: Record<string, ClientFeatures[string]> = {}
  const featureClientSchemaMap: NonNullable<FieldProps['featureClientSchemaMap']> = {}
  const inOrder = [...sanitizedEditorConfig.resolvedFeatureMap.values()].sort(
    (one, other) => one.order - other.order,
  )
  for (const { key, order, ClientFeature, clientFeatureProps, generateSchemaMap } of inOrder) {
    features[key] = {
      clientFeatureProps: { ...clientFeatureProps, featureKey: key, order },
      clientFeatureProvider: ClientFeature
        ? getFromImportMap<ClientFeatures[string]['clientFeatureProvider']>({
            importMap: payload.importMap,
            PayloadComponent: ClientFeature,
            schemaPath: 'lexical-clientComponent',
            silent: true,
          })
        : undefined,
    }
    if (generateSchemaMap) {
      featureClientSchemaMap[key] = schemasOf(
        given.clientFieldSchemaMap,
        `${schemaPath}.lexical_internal_feature.${key}`,
      )
    }
  }
  return (
    <RichTextField
      field={clientField}
      path={path}
      schemaPath={schemaPath}
      readOnly={readOnly}
      clientFeatures={features}
      featureClientSchemaMap={featureClientSchemaMap}
    />
  )
}

/** The fields of a feature's own forms, by where they stand in the schema. */
function schemasOf(all: ClientFieldSchemaMap, prefix: string): Record<string, unknown> {
  return Object.fromEntries(
    [...all.entries()]
      .filter(([path]) => path.startsWith(prefix))
      .map(([path, entry]) => [path, 'fields' in entry ? entry.fields : [entry]]),
  )
}
