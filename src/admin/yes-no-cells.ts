import type { CollectionConfig, Field } from 'payload'

/** Lists are read by artists: a box says “Yes” or “No” there, where Payload writes `true` as code. */
export function withYesNoCells(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(plain) }
}

function plain(field: Field): Field {
  if (field.type !== 'checkbox') {
    return field
  }
  const components = { Cell: '/src/admin/yes-no-cell#YesNoCell', ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
