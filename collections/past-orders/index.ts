import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { moneyText } from '@/src/core/books/money-text'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

const { titleMax, optionMax, numberMax, nameMax, sourceMax } = studioLimits.pastOrders

/**
 * What was bought on another service, for knowing who the buyers are. Money, stock, rights to download, figures and
 * mails know nothing of it. `plugins/move-in` writes it.
 */
export const pastOrders: CollectionConfig = {
  slug: slugs.pastOrders,
  labels: { singular: 'Past order', plural: 'Past orders' },
  admin: {
    useAsTitle: 'number',
    defaultColumns: ['number', 'source', 'orderedAt', 'email', 'total'],
    listSearchableFields: ['number', 'email', 'name'],
    group: 'Store',
  },
  lockDocuments: false,
  access: readOnlyForOwners('orders'),
  defaultSort: '-orderedAt',
  indexes: [{ fields: ['profile', 'email'] }, { fields: ['profile', 'orderedAt'] }],
  // Lists ask for the columns that they show; the total is made of these.
  forceSelect: { totalMinor: true, currency: true },
  fields: [
    profileField,
    { name: 'number', type: 'text', required: true, maxLength: numberMax },
    { name: 'source', label: 'Bought at', type: 'text', required: true, maxLength: sourceMax },
    { name: 'orderedAt', label: 'When', type: 'date', required: true },
    // Empty where the file has none, and when its fan has deleted their account.
    { ...emailField, required: false },
    { name: 'name', type: 'text', maxLength: nameMax },
    { name: 'country', type: 'text' },
    {
      name: 'lines',
      type: 'array',
      required: true,
      minRows: 1,
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: titleMax },
        { name: 'quantity', type: 'number', required: true, min: 1 },
        { name: 'option', type: 'text', maxLength: optionMax },
      ],
    },
    {
      name: 'total',
      type: 'text',
      virtual: true,
      admin: { readOnly: true },
      hooks: {
        afterRead: [({ siblingData }) => moneyText(siblingData.totalMinor, siblingData.currency)],
      },
    },
    // In the currency of the file.
    { name: 'totalMinor', type: 'number', required: true, min: 0, admin: { hidden: true } },
    { name: 'currency', type: 'text', required: true, admin: { hidden: true } },
  ],
}
