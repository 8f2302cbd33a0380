import type { CollectionConfig, Field, Option } from 'payload'
import { inSentenceCase, wordsOfName } from '@/src/core/text'

/**
 * What Payload would call a field or a choice after its name in the code (“First Name”, `initiated_payment`) is written
 * as people write; what the program calls a profile is a site to artists. Words of a field's own stay.
 */
export function withPlainLabels(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map(plain) }
}

function plain(field: Field): Field {
  const inside = 'fields' in field ? { fields: field.fields.map(plain) } : {}
  const options =
    field.type === 'select' || field.type === 'radio' ? { options: field.options.map(choice) } : {}
  const label =
    'name' in field && field.label === undefined
      ? { label: labels[field.name] ?? inSentenceCase(wordsOfName(field.name.replace(unit, ''))) }
      : {}
  const rows =
    'name' in field && field.name === 'profiles' && field.type === 'array' && !field.labels
      ? { labels: { singular: 'Site', plural: 'Sites' } }
      : {}
  return { ...field, ...inside, ...options, ...label, ...rows } as Field
}

function choice(option: Option): Option {
  return typeof option === 'string'
    ? { value: option, label: inSentenceCase(wordsOfName(option)) }
    : option
}

/** What a name in the code says of how its value is kept. */
const unit = /(?<=[a-z])(At|Minor|Seconds)$/

const labels: Readonly<Record<string, string>> = {
  profile: 'Site',
  profiles: 'Sites',
  livemode: 'Real money',
  taxId: 'Tax ID',
  createdAt: 'Created',
  updatedAt: 'Changed',
}
