import type { CollectionConfig, Config, Field } from 'payload'
import { merchEndpoints } from '@/plugins/catalog/merch-list/endpoints'
import { variantEndpoints } from '@/plugins/catalog/variants/endpoints'
import { merchPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'

/** Merch: its list, and the grid of its variants in the form of products. */
export function withMerch({ admin, collections, ...config }: Config): Config {
  const components = admin?.components
  return {
    ...config,
    collections: collections?.map(
      (collection) => changes[collection.slug]?.(collection) ?? collection,
    ),
    admin: {
      ...admin,
      components: {
        ...components,
        views: {
          ...components?.views,
          merch: {
            Component: '/plugins/catalog/merch-list/view#MerchView',
            path: merchPath,
            exact: true,
          },
        },
      },
    },
  }
}

const changes: Readonly<Record<string, (collection: CollectionConfig) => CollectionConfig>> = {
  [slugs.profiles]: (collection) => ({
    ...collection,
    endpoints: [...(collection.endpoints || []), ...variantEndpoints, ...merchEndpoints],
  }),
  [slugs.products]: (collection) => ({
    ...collection,
    fields: collection.fields.flatMap(withGrid),
  }),
}

type Data = { category?: unknown }

const isMerch = ({ category }: Data) => category === 'Merch'

const grid: Field = {
  name: 'variantsGrid',
  type: 'ui',
  admin: {
    condition: isMerch,
    components: { Field: '/plugins/catalog/variants/variants-field#VariantsField' },
    disableListColumn: true,
  },
}

/** Figures of releases, and those that the grid shows better. */
const notOfMerch = [
  ...['variants', 'releaseType', 'trackCount'],
  ...['priceMinMinor', 'priceMaxMinor', 'payWhatYouWant'],
]

/** Merch has the grid below its pictures, in place of the table of its variants. */
function withGrid(field: Field): Field[] {
  const name = 'name' in field ? field.name : ''
  if (notOfMerch.includes(name)) {
    return [withCondition(field)]
  }
  return name === 'media' ? [field, grid] : [field]
}

function withCondition(field: Field): Field {
  const condition = (data: Data) => !isMerch(data)
  return { ...field, admin: { ...field.admin, condition } } as Field
}
