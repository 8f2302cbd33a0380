import type { CollectionConfig, Field } from 'payload'
import { ofChosenSite } from '@/src/server/chosen-profile'

const here = '/plugins/commerce/admin'

/** How the list shows what is stored in other words. */
const cells: Readonly<Record<string, string | undefined>> = {
  status: `${here}/order-cells#StatusCell`,
  totalMinor: `${here}/order-cells#TotalCell`,
  items: `${here}/order-cells#ItemsCell`,
}

/** The artist's list of orders and the page of one, in place of Payload's. */
export function withOrderAdmin({
  admin,
  fields,
  ...collection
}: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    fields: fields.map(withCell),
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      components: {
        ...components,
        beforeListTable: [
          ...(components?.beforeListTable ?? []),
          `${here}/order-list-head#OrderListHead`,
        ],
        views: {
          ...components?.views,
          edit: { default: { Component: `${here}/order-page#OrderPage` } },
        },
      },
    },
  }
}

function withCell(field: Field): Field {
  const Cell = 'name' in field ? cells[field.name] : undefined
  if (!Cell) {
    return field
  }
  const { admin } = field
  return { ...field, admin: { ...admin, components: { ...admin?.components, Cell } } } as Field
}
