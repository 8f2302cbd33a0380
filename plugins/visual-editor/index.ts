import type { CollectionConfig, Config, Plugin } from 'payload'
import { blockDataEndpoint } from '@/plugins/visual-editor/block-data-endpoint'
import { publishCheckEndpoint } from '@/plugins/visual-editor/publish-check/endpoint'
import { slugs } from '@/src/core/slugs'

type Components = NonNullable<NonNullable<CollectionConfig['admin']>['components']>
type EditViews = NonNullable<Components['views']>['edit']

export type VisualEditorOptions = {
  /** Collections whose documents have a `layout` to edit. */
  collections?: readonly string[]
}

const builderView = {
  Component: '/plugins/visual-editor/view#BuilderView',
  path: '/builder',
  tab: { label: 'Design', href: '/builder', order: 0 },
} as const

/** Adds the full-screen editor to pages, at `/admin/collections/pages/{id}/builder`. */
export function visualEditor({ collections = [slugs.pages] }: VisualEditorOptions = {}): Plugin {
  return (config: Config): Config => ({
    ...config,
    collections: config.collections?.map((collection) =>
      collections.includes(collection.slug) ? withBuilder(collection) : collection,
    ),
  })
}

function withBuilder(collection: CollectionConfig): CollectionConfig {
  const { admin, endpoints } = collection
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        views: {
          ...admin?.components?.views,
          // Payload's type has no room for views of one's own beside the known ones.
          edit: { ...admin?.components?.views?.edit, builder: builderView } as EditViews,
        },
      },
    },
    endpoints: [...(endpoints || []), blockDataEndpoint, publishCheckEndpoint],
  }
}
