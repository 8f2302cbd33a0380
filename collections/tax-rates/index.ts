import type { CollectionConfig } from 'payload'
import { activeField, countryField } from '@/collections/_fields/fields'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

/** A tax that an artist takes for a country. Without any in use, taxes are off. */
export const taxRates: CollectionConfig = {
  slug: slugs.taxRates,
  labels: { singular: 'Tax', plural: 'Taxes' },
  admin: {
    useAsTitle: 'name',
    group: 'Store',
    defaultColumns: ['name', 'country', 'percent', 'pricing', 'isActive'],
    description:
      'Taxes that buyers pay, by country. Without any, no tax is taken. Which ones you must take, and from when, your tax adviser knows.',
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
      maxLength: limits.taxRate.nameMax,
      defaultValue: 'VAT',
      admin: { description: 'As buyers know it: VAT, GST, sales tax' },
    },
    countryField({
      name: 'country',
      label: 'For buyers in',
      admin: { description: 'Empty: in every country that no other tax names' },
    }),
    {
      name: 'percent',
      type: 'number',
      required: true,
      min: 0,
      max: limits.taxRate.percentMax,
      admin: { description: 'Like 20, or 8.875' },
      validate: (value: unknown) =>
        (typeof value === 'number' &&
          value >= 0 &&
          value <= limits.taxRate.percentMax &&
          Number.isInteger(Math.round(value * 1e6) / 1000)) ||
        `Use 0 to ${limits.taxRate.percentMax} percent, with at most three decimals`,
    },
    {
      name: 'pricing',
      label: 'Your prices',
      type: 'select',
      required: true,
      defaultValue: 'included',
      options: [
        { value: 'included', label: 'hold this tax already' },
        { value: 'added', label: 'get it added on top' },
      ],
      admin: { isClearable: false },
    },
    {
      name: 'appliesTo',
      label: 'On',
      type: 'select',
      required: true,
      defaultValue: 'all',
      options: [
        { value: 'all', label: 'everything in the store' },
        { value: 'physical', label: 'things only' },
        { value: 'digital', label: 'downloads and tickets only' },
      ],
      admin: {
        isClearable: false,
        description:
          'Things are what is shipped or picked up. No tax is taken on memberships that people join, whatever stands here: their price has to hold it. Those that are given count as downloads.',
      },
    },
    {
      name: 'onShipping',
      label: 'Also on shipping',
      type: 'checkbox',
      defaultValue: true,
      admin: { condition: ({ appliesTo }) => appliesTo !== 'digital' },
    },
    activeField,
  ],
}
