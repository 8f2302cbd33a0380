import type { CollectionConfig, Field } from 'payload'

const Cell = '/src/admin/dates/date-cell#DateCell'

/** Lists say dates as all other screens do, those that Payload keeps of each document too. */
export function withDateCells(collection: CollectionConfig): CollectionConfig {
  const { fields, timestamps } = collection
  const names = fields.flatMap((field) => ('name' in field ? field.name : []))
  const kept =
    timestamps === false ? [] : [updatedAt, createdAt].filter(({ name }) => !names.includes(name))
  return { ...collection, fields: [...fields, ...kept].map(plain) }
}

/** As Payload adds them by itself, apart from their words. */
const updatedAt = {
  name: 'updatedAt',
  label: 'Changed',
  type: 'date',
  index: true,
  admin: { disableBulkEdit: true, hidden: true },
} as const satisfies Field

const createdAt = { ...updatedAt, name: 'createdAt', label: 'Created' } as const satisfies Field

function plain(field: Field): Field {
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map(plain) } as Field
  }
  if (field.type !== 'date') {
    return field
  }
  const components = { Cell, ...field.admin?.components }
  return { ...field, admin: { ...field.admin, components } }
}
