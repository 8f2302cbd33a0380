import type { Config, Field } from 'payload'
import { merchEndpoints } from '@/plugins/catalog/merch-list/endpoints'
import { variantEndpoints } from '@/plugins/catalog/variants/endpoints'
import { merchPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withScreens } from '@/src/server/extend-config'

/** Merch: its list, and the grid of its variants in the form of products. */
export function withMerch(config: Config): Config {
  const { collections, ...rest } = withEndpoints(
    withScreens(config, {
      merch: { Component: '/plugins/catalog/merch-list/view#MerchView', path: merchPath },
    }),
    slugs.profiles,
    [...variantEndpoints, ...merchEndpoints],
  )
  return {
    ...rest,
    collections: collections?.map((collection) =>
      collection.slug === slugs.products
        ? { ...collection, fields: collection.fields.flatMap(withGrid) }
        : collection,
    ),
  }
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
