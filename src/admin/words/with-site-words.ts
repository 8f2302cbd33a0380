import type { CollectionConfig, Field } from 'payload'

/** What the program calls a profile is a site to artists, wherever a field has no words of its own. */
export function withSiteWords(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(plain) }
}

function plain(field: Field): Field {
  const inside = 'fields' in field ? { fields: field.fields.map(plain) } : {}
  const label = 'name' in field && field.label === undefined ? labels[field.name] : undefined
  const rows =
    label && field.type === 'array' ? { labels: { singular: 'Site', plural: 'Sites' } } : {}
  return { ...field, ...inside, ...(label && { label }), ...rows } as Field
}

const labels: Readonly<Record<string, string>> = { profile: 'Site', profiles: 'Sites' }
