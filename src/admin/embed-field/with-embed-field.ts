import type { CollectionConfig, UIField } from 'payload'

/** On what pages elsewhere can show: the code to copy. */
export function withEmbedField(
  collection: CollectionConfig,
  kind: 'tiers' | 'lists',
): CollectionConfig {
  const field: UIField = {
    name: 'embed',
    type: 'ui',
    admin: {
      components: {
        Field: {
          path: '/src/admin/embed-field/embed-field#EmbedField',
          serverProps: { kind },
        },
      },
      disableListColumn: true,
    },
  }
  return { ...collection, fields: [...collection.fields, field] }
}
