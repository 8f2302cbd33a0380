import type { CollectionConfig } from 'payload'

/** Lists say what they are for while they are empty; last, after what else stands above the table. */
export function withEmptyList(collection: CollectionConfig): CollectionConfig {
  const { admin } = collection
  const components = admin?.components
  return {
    ...collection,
    admin: {
      ...admin,
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          '/plugins/studio/lists/empty-list#EmptyList',
        ],
      },
    },
  }
}
