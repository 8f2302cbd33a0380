import type { CollectionConfig } from 'payload'
import { activeField, countryField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

/** What an artist takes for sending things. Without any, shipping is included in the prices. */
export const shippingRates: CollectionConfig = {
  slug: slugs.shippingRates,
  labels: { singular: 'Shipping price', plural: 'Shipping prices' },
  admin: {
    useAsTitle: 'name',
    group: 'Store',
    defaultColumns: ['name', 'countries', 'firstItemMinor', 'extraItemMinor', 'isActive'],
    description:
      'What you take for sending things. Without any, you ship everywhere and shipping is included in your prices. With one or more, you ship only where they say.',
  },
  lockDocuments: false,
  access: ownersOnly('rates'),
  defaultSort: 'name',
  hooks: revalidatesTags((doc) => [cacheTags.storeRules(profileIdOf(doc))]),
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: limits.shippingRate.nameMax,
      defaultValue: 'Standard',
      admin: {
        description:
          'What buyers read, like “Standard, 3 to 5 days”. Make several for one country, and buyers choose.',
      },
    },
    countryField({
      name: 'countries',
      label: 'To',
      hasMany: true,
      admin: { description: 'Empty: to every country that no other shipping price names' },
    }),
    moneyField({ name: 'firstItemMinor', label: 'First thing', required: true, defaultValue: 0 }),
    moneyField({
      name: 'extraItemMinor',
      label: 'Each further thing in the same parcel',
      required: true,
      defaultValue: 0,
    }),
    moneyField({
      name: 'freeFromMinor',
      label: 'Free from',
      admin: {
        description: 'When what is sent costs this or more. Empty: never free',
      },
    }),
    activeField,
  ],
}
