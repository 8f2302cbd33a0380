import type { lexicalEditor } from '@payloadcms/richtext-lexical'
import { isLoadedOnWriting } from '@/plugins/rich-text/features/server'

type Provider = ReturnType<typeof lexicalEditor>

const fieldComponent = '/plugins/rich-text/field/server#RichTextFieldServer'
const diffComponent = '/plugins/rich-text/field/diff#RichTextDiff'

/**
 * Payload's editor with the mounting of this plugin. What stands in the import map is loaded with every page of
 * the admin: 235 kB more, gzipped, for the features of a text. Those of this plugin are left out of it and come
 * when somebody first writes (`field/field-editor.tsx`); those of other packages are loaded as Payload does.
 */
export function loadedOnWriting(provider: Provider): Provider {
  return async (args) => {
    const adapter = await provider(args)
    const features = [...adapter.editorConfig.resolvedFeatureMap.values()]
    const leftOut = new Set<unknown>([
      '@payloadcms/richtext-lexical/rsc#RscEntryLexicalField',
      adapter.DiffComponent,
      ...features.filter(isLoadedOnWriting).map(({ ClientFeature }) => ClientFeature),
    ])
    return {
      ...adapter,
      FieldComponent: fieldComponent,
      DiffComponent: diffComponent,
      generateImportMap: (map) => {
        adapter.generateImportMap?.({
          ...map,
          addToImportMap: (components) =>
            map.addToImportMap(
              Array.isArray(components)
                ? components.filter((each) => !leftOut.has(each))
                : leftOut.has(components)
                  ? undefined
                  : components,
            ),
        })
        map.addToImportMap([fieldComponent, diffComponent])
      },
    }
  }
}
