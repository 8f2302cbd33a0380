import type { CollectionConfig, Field } from 'payload'
import { slugs } from '@/src/core/slugs'

const here = '/src/admin/cells'

const cells: Readonly<Record<string, string>> = {
  checkbox: `${here}/yes-no-cell#YesNoCell`,
  date: `${here}/date-cell#DateCell`,
  number: `${here}/number-cell#NumberCell`,
}

/**
 * Lists are read by artists: a box says “Yes” or “No” there, dates are as on all other screens, and a file's size is
 * no number of bytes. Lists of several sites say whose a row is. On a phone, where columns have no heads, boxes, dates
 * and numbers say what they are of.
 */
export function withCells(collection: CollectionConfig): CollectionConfig {
  const { admin, fields, timestamps, upload } = collection
  const names = fields.flatMap((field) => ('name' in field ? field.name : []))
  const kept = [
    ...(timestamps === false ? [] : [updatedAt, createdAt]),
    ...(upload ? [filesize] : []),
  ].filter(({ name }) => !names.includes(name))
  return {
    ...collection,
    fields: [...fields, ...kept].map(withCell),
    ...(names.includes(site) && admin?.defaultColumns && { admin: withSite(admin) }),
  }
}

const site = 'profile'

/** For those who look at several sites; where one is chosen, the look of lists hides it (`lists.css`). */
const withSite = ({ defaultColumns = [], ...admin }: NonNullable<CollectionConfig['admin']>) => ({
  ...admin,
  defaultColumns: [...new Set([...defaultColumns, site])],
})

/** What Payload adds by itself, apart from their words and cells. */
const updatedAt = {
  name: 'updatedAt',
  label: 'Changed',
  type: 'date',
  index: true,
  admin: { disableBulkEdit: true, hidden: true },
} as const satisfies Field

const createdAt = { ...updatedAt, name: 'createdAt', label: 'Created' } as const satisfies Field

const filesize = {
  name: 'filesize',
  label: 'Size',
  type: 'number',
  admin: {
    hidden: true,
    readOnly: true,
    components: { Cell: `${here}/file-size-cell#FileSizeCell` },
  },
} as const satisfies Field

/** Payload would ask for a fan by a call, and fans have none that it knows. */
const fan = {
  Cell: `${here}/account-cell#FanCell`,
  Field: `${here}/account-cell#FanField`,
}

const ownCells = (field: Field) => {
  if (field.type !== 'relationship') {
    const Cell = cells[field.type]
    return Cell ? { Cell } : null
  }
  if (field.relationTo === slugs.publicAccounts) {
    return fan
  }
  return field.name === site ? { Cell: `${here}/site-cell#SiteCell` } : null
}

function withCell(field: Field): Field {
  if (field.type === 'row' || field.type === 'collapsible') {
    return { ...field, fields: field.fields.map(withCell) } as Field
  }
  const own = ownCells(field)
  if (!own) {
    return field
  }
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...own, ...admin?.components } } } as Field
}
