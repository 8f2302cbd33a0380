import type { Field } from 'payload'

/** Components by the name of the field, in place of Payload's. */
export type Drawn = Readonly<Record<string, { Cell?: string; Field?: string } | undefined>>

/** How a collection shows what is stored in other words, in rows of its form too. */
export function fieldComponents(fields: readonly Field[], drawn: Drawn): Field[] {
  return fields.map((field) => {
    if (field.type === 'row') {
      return { ...field, fields: fieldComponents(field.fields, drawn) }
    }
    const own = 'name' in field ? drawn[field.name] : undefined
    if (!own) {
      return field
    }
    const { admin } = field
    return { ...field, admin: { ...admin, components: { ...admin?.components, ...own } } } as Field
  })
}
