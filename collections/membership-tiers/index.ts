import type { CollectionConfig, NumberField } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { auditsPriceChange, recordDeletion } from '@/collections/_hooks/record-changes'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import { refuseDeletingUsedTier } from '@/collections/membership-tiers/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { membershipAnswers } from '@/src/core/messages/membership-answers'
import { formatPrice } from '@/src/core/money'
import { slugs } from '@/src/core/slugs'
import { cacheTags, profileIdOf, revalidatesTags } from '@/src/server/caching/cache-tags'

const { minChargeMinor, maxTotalMinor } = limits.order

/** A price in dollars that can be charged; nothing is free. */
function priceField(field: Pick<NumberField, 'name' | 'label' | 'admin'>): NumberField {
  return moneyField({
    ...field,
    validate: (value: unknown) =>
      value === null ||
      value === undefined ||
      value === 0 ||
      (Number.isSafeInteger(value) &&
        Number(value) >= minChargeMinor &&
        Number(value) <= maxTotalMinor) ||
      membershipAnswers.priceRange(formatPrice(minChargeMinor)),
  })
}

const clearTags = revalidatesTags((doc) => [cacheTags.tiers(profileIdOf(doc))])

const recordPrice = auditsPriceChange({
  prices: ['priceMonthlyMinor', 'priceYearlyMinor', 'payWhatYouWantMinimumMinor'],
  nameOf: ({ name }) => String(name),
})

/** What visitors can belong to. Its prices are those of new members: old ones keep theirs. */
export const membershipTiers: CollectionConfig = {
  slug: slugs.membershipTiers,
  labels: { singular: 'Membership tier', plural: 'Membership tiers' },
  admin: {
    useAsTitle: 'name',
    group: 'Members',
    defaultColumns: ['name', 'priceMonthlyMinor', 'priceYearlyMinor', 'isActive'],
  },
  lockDocuments: false,
  access: ownersOnly('tiers'),
  defaultSort: 'position',
  hooks: {
    beforeOperation: [returnsWholeDocument('update', 'delete')],
    beforeDelete: [refuseDeletingUsedTier],
    afterChange: [recordPrice, ...clearTags.afterChange],
    afterDelete: [recordDeletion, ...clearTags.afterDelete],
  },
  fields: [
    { name: 'name', type: 'text', required: true, maxLength: 60 },
    {
      type: 'row',
      fields: [
        priceField({
          name: 'priceMonthlyMinor',
          label: 'Price a month',
          admin: { width: '50%', description: 'Empty: not by the month. Without any price: free.' },
        }),
        priceField({
          name: 'priceYearlyMinor',
          label: 'Price a year',
          admin: { width: '50%', description: 'Members you have keep the price they joined at.' },
        }),
      ],
    },
    {
      name: 'payWhatYouWant',
      label: 'Members choose what they pay',
      type: 'checkbox',
      defaultValue: false,
    },
    priceField({
      name: 'payWhatYouWantMinimumMinor',
      label: 'At least, a month',
      admin: {
        condition: ({ payWhatYouWant }) => Boolean(payWhatYouWant),
        description: 'A year is twelve times that, unless you set a price a year.',
      },
    }),
    {
      name: 'benefits',
      label: 'What members get',
      labels: { singular: 'Benefit', plural: 'Benefits' },
      type: 'array',
      maxRows: 20,
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 120 }],
    },
    {
      name: 'discountPercent',
      label: 'Discount in your store, in percent',
      type: 'number',
      min: 0,
      max: 100,
      defaultValue: 0,
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 100) ||
        membershipAnswers.wholePercent,
    },
    {
      name: 'isActive',
      label: 'Can be joined',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        position: 'sidebar',
        description: 'Off: it is not offered any more. Who is a member stays one.',
      },
    },
    {
      name: 'isRecommended',
      label: 'Recommended',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    {
      name: 'position',
      label: 'Place in the list',
      type: 'number',
      defaultValue: 0,
      admin: { position: 'sidebar', description: 'Lowest first' },
    },
  ],
}
