import type { CollectionConfig, Config, Plugin } from 'payload'
import { basics } from '@/packages/visual-editor/src/basics/definitions'
import { checkOptions } from '@/packages/visual-editor/src/plugin/check-options'
import { countRevisions } from '@/packages/visual-editor/src/plugin/count-revisions'
import {
  type EditorSettings,
  revisionField,
  settingsKey,
} from '@/packages/visual-editor/src/plugin/settings'
import { validateDocument } from '@/packages/visual-editor/src/plugin/validate-document'
import type { BlockDefinition } from '@/src/core/page-document/block-definition'

export type VisualEditorOptions = {
  /** Which collections get a page, by slug, and the name of the field that holds it: `layout` unless given. */
  collections: Readonly<Record<string, { field?: string }>>
  /** The blocks that a page may hold; the basic ones unless given. */
  blocks?: readonly BlockDefinition[]
  /** Path of the component that `createPageEditor` answered, as in Payload's import map. */
  editor?: string
  /** The editor's tab beside Edit and Versions. */
  tab?: { label?: string; order?: number }
}

const packageName = '@bandstand/visual-editor'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type EditViews = NonNullable<Components['views']>['edit']

/**
 * Adds a page to each of the named collections: a field that holds it, a full-screen editor at
 * `/admin/collections/<slug>/<id>/builder`, and a check of whatever is stored. Who may update a document may edit its
 * page, nobody else.
 *
 * @throws {Error} while the configuration loads, naming the wrong option
 */
export function visualEditor({
  collections,
  blocks = basics,
  editor = `${packageName}/client#BasicEditor`,
  tab = {},
}: VisualEditorOptions): Plugin {
  return (config: Config): Config => {
    checkOptions({ collections, blocks }, config)
    const definitions = new Map(blocks.map((definition) => [definition.type, definition]))
    return {
      ...config,
      admin: {
        ...config.admin,
        dependencies: {
          ...config.admin?.dependencies,
          [`${packageName}:${editor}`]: { path: editor, type: 'component' },
        },
      },
      collections: config.collections?.map((collection) => {
        const options = collections[collection.slug]
        return options
          ? withPage(collection, { field: options.field ?? 'layout', editor, definitions }, tab)
          : collection
      }),
    }
  }
}

function withPage(
  collection: CollectionConfig,
  settings: EditorSettings,
  { label = 'Design', order }: NonNullable<VisualEditorOptions['tab']>,
): CollectionConfig {
  const { admin, hooks } = collection
  const { field } = settings
  const builder = {
    Component: `${packageName}/rsc#BuilderView`,
    path: '/builder',
    tab: { label, href: '/builder', ...(order !== undefined && { order }) },
  }
  return {
    ...collection,
    custom: { ...collection.custom, [settingsKey]: settings },
    fields: [
      ...collection.fields,
      {
        name: field,
        type: 'json',
        admin: { components: { Field: `${packageName}/client#DocumentField` } },
      },
      // Hidden, and yet part of the form: a form that is older than the page is told so.
      { name: revisionField(field), type: 'number', defaultValue: 0, admin: { hidden: true } },
    ],
    hooks: {
      ...hooks,
      beforeValidate: [
        ...(hooks?.beforeValidate ?? []),
        validateDocument(settings),
        countRevisions(field),
      ],
    },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          // Payload's type has no room for views of one's own beside the known ones.
          edit: { ...admin?.components?.views?.edit, builder } as EditViews,
        },
      },
    },
  }
}
