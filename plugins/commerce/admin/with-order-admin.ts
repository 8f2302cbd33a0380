import type { CollectionConfig } from 'payload'
import { type Drawn, fieldComponents } from '@/src/admin/field-components'
import { ofChosenSite } from '@/src/server/chosen-profile'

const here = '/plugins/commerce/admin'

/** How the list shows what is stored in other words. */
const drawn: Drawn = {
  status: { Cell: `${here}/order-cells#StatusCell` },
  totalMinor: { Cell: `${here}/order-cells#TotalCell` },
  items: { Cell: `${here}/order-cells#ItemsCell` },
}

/** Payload's list of orders, in words for artists. One of them opens on its own page. */
export function withOrderAdmin({
  admin,
  fields,
  ...collection
}: CollectionConfig): CollectionConfig {
  const components = admin?.components
  return {
    ...collection,
    fields: fieldComponents(fields, drawn),
    admin: {
      ...admin,
      baseFilter: ofChosenSite,
      pagination: { defaultLimit: 25, limits: [25, 50, 100] },
      components: {
        ...components,
        views: {
          ...components?.views,
          edit: { default: { Component: `${here}/order-redirect#OrderRedirect` } },
        },
      },
    },
  }
}
