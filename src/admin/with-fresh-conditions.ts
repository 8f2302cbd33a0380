import type { CollectionConfig, Field } from 'payload'

const askAgain: Field = {
  name: 'askAgain',
  type: 'ui',
  admin: {
    components: { Field: '/src/admin/ask-again#AskAgain' },
    disableBulkEdit: true,
    disableListColumn: true,
  },
}

/** Forms in which a field depends on another follow each change of it, however fast one chooses. */
export function withFreshConditions(collection: CollectionConfig): CollectionConfig {
  return collection.fields.some(hasCondition)
    ? { ...collection, fields: [...collection.fields, askAgain] }
    : collection
}

function hasCondition(field: Field): boolean {
  return Boolean(field.admin?.condition) || ('fields' in field && field.fields.some(hasCondition))
}
