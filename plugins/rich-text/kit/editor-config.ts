import { sanitizeClientEditorConfig } from '@payloadcms/richtext-lexical/client'
import type { LexicalEditor } from '@payloadcms/richtext-lexical/lexical'
import type { ClientConfig, RichTextFieldClient } from 'payload'
import { editorTheme } from '@/src/rich-text/editor-theme'

export type EditorConfig = ReturnType<typeof sanitizeClientEditorConfig>
type Resolved = Parameters<typeof sanitizeClientEditorConfig>[0]

/** The features of a text, by key, as Payload's field gets them from the server. */
export type ClientFeatures = Readonly<
  Record<
    string,
    {
      // biome-ignore lint/suspicious/noExplicitAny: as Payload declares it, each feature has props of its own
      clientFeatureProps?: any
      // biome-ignore lint/suspicious/noExplicitAny: the same
      clientFeatureProvider?: (props: any) => any
      /** Of `features/client.ts`, which is loaded when somebody first writes. */
      isLoadedOnWriting?: boolean
    }
  >
>

/** What our features may declare beside what the package knows. */
export type Prepares = {
  /** Called before the editor reads a text: for what it would otherwise read or draw all over again. */
  prepare?: (editor: LexicalEditor) => void
}

/** What features may ask for that stand in a form's field. */
export type FieldProps = {
  config?: ClientConfig
  field?: RichTextFieldClient
  schemaPath?: string
  featureClientSchemaMap?: Record<string, unknown>
  featureClientImportMap?: Record<string, unknown>
}

/**
 * Combines features into what an editor is made of. Payload's field does the same, but exports only the
 * second half of it (3.90: `loadClientFeatures` is internal).
 */
export function editorConfigOf(features: ClientFeatures, field: FieldProps = {}): EditorConfig {
  const providers = Object.entries(features).flatMap(([key, each], order) =>
    each.clientFeatureProvider
      ? [
          [
            key,
            each.clientFeatureProvider({ featureKey: key, order, ...each.clientFeatureProps }),
          ] as const,
        ]
      : [],
  )
  const featureProviderMap = new Map(providers)
  const lexical = { namespace: 'bandstand', theme: editorTheme }
  const resolvedFeatures: Resolved = new Map()
  for (const [order, [key, { feature }]] of providers.entries()) {
    const resolved =
      typeof feature === 'function'
        ? feature({
            config: field.config,
            featureClientImportMap: field.featureClientImportMap ?? {},
            featureClientSchemaMap: field.featureClientSchemaMap ?? {},
            featureProviderMap,
            field: field.field,
            resolvedFeatures,
            schemaPath: field.schemaPath ?? '',
            unSanitizedEditorConfig: {
              features: providers.map(([, provider]) => provider),
              lexical,
            },
          })
        : feature
    resolvedFeatures.set(key, { ...resolved, key, order })
  }
  return sanitizeClientEditorConfig(resolvedFeatures, lexical)
}
