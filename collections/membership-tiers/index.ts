import type { CollectionConfig } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { ownersOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'
import { bustsTags, cacheTags, profileIdOf } from '@/src/server/cache-tags'

export const membershipTiers: CollectionConfig = {
  slug: slugs.membershipTiers,
  labels: { singular: 'Membership tier', plural: 'Membership tiers' },
  admin: {
    useAsTitle: 'name',
    group: 'Members',
    defaultColumns: ['name', 'priceMonthlyMinor', 'priceYearlyMinor'],
  },
  lockDocuments: false,
  access: ownersOnly,
  defaultSort: 'position',
  hooks: bustsTags((doc) => [cacheTags.tiers(profileIdOf(doc))]),
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    { name: 'position', type: 'number', defaultValue: 0 },
    moneyField({
      name: 'priceMonthlyMinor',
      label: 'Price a month',
      admin: { description: 'In cents; empty: free' },
    }),
    moneyField({ name: 'priceYearlyMinor', label: 'Price a year' }),
    { name: 'payWhatYouWant', type: 'checkbox', defaultValue: false },
    moneyField({ name: 'payWhatYouWantMinimumMinor', label: 'At least, a month' }),
    { name: 'isRecommended', label: 'Recommended', type: 'checkbox', defaultValue: false },
    {
      name: 'benefits',
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
    },
  ],
}
