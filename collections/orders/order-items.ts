import type { ArrayField } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { slugs } from '@/src/core/slugs'

/** A snapshot of what was bought: later changes of the product do not reach it. */
export const orderItems: ArrayField = {
  name: 'items',
  type: 'array',
  required: true,
  minRows: 1,
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'product', type: 'relationship', relationTo: slugs.products, index: true },
    { name: 'variant', type: 'relationship', relationTo: slugs.variants, index: true },
    { name: 'kind', type: 'select', options: ['digital', 'physical'], required: true },
    { name: 'quantity', type: 'number', required: true, min: 1 },
    moneyField({ name: 'unitMinor', label: 'Price each', required: true }),
    moneyField({ name: 'minUnitMinor', required: true, hidden: true }),
    { name: 'payWhatYouWant', type: 'checkbox', defaultValue: false },
    { name: 'color', type: 'text' },
    { name: 'size', type: 'text' },
    {
      name: 'deliveryType',
      type: 'select',
      options: ['digital', 'shipping', 'pickup'],
      required: true,
    },
    { name: 'coverUrl', type: 'text', hidden: true },
  ],
}
