import type { SanitizedServerEditorConfig } from '@payloadcms/richtext-lexical'
import type { ClientFieldSchemaMap, Payload, PayloadComponent, RichTextFieldClient } from 'payload'
import { getFromImportMap } from 'payload/shared'
import { isLoadedOnWriting } from '@/plugins/rich-text/features/server'
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
  const importClient = <Import,>(PayloadComponent: PayloadComponent) =>
    getFromImportMap<Import>({
      importMap: payload.importMap,
      PayloadComponent,
      schemaPath: 'lexical-clientComponent',
      silent: true,
    })
  const featureClientImportMap: NonNullable<FieldProps['featureClientImportMap']> = {}
  for (const feature of inOrder) {
    const { key, order, ClientFeature, clientFeatureProps, componentImports } = feature
    const clientProps = typeof ClientFeature === 'object' ? ClientFeature.clientProps : undefined
    features[key] = {
      clientFeatureProps: {
        ...clientFeatureProps,
        ...(clientProps && { clientProps }),
        featureKey: key,
        order,
      },
      ...(isLoadedOnWriting(feature)
        ? { isLoadedOnWriting: true }
        : ClientFeature && { clientFeatureProvider: importClient(ClientFeature) }),
    }
    if (typeof componentImports === 'object' && !Array.isArray(componentImports)) {
      for (const [name, component] of Object.entries(componentImports)) {
        featureClientImportMap[`${key}.${name}`] = importClient(component)
      }
    }
    if (feature.generateSchemaMap) {
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
      featureClientImportMap={featureClientImportMap}
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
