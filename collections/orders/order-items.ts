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
    // What everybody paid for one then; higher than the price for members.
    moneyField({ name: 'listUnitMinor', hidden: true }),
    moneyField({ name: 'discountMinor', label: 'Off by the code', defaultValue: 0 }),
    // On top of the price, or in it already.
    moneyField({ name: 'taxMinor', label: 'Tax', defaultValue: 0 }),
    { name: 'taxIncluded', label: 'Tax is in the price', type: 'checkbox', defaultValue: false },
    { name: 'taxName', type: 'text' },
    { name: 'taxPercent', type: 'number' },
    // Of a pre-order: when it was to be out, as the buyer was told.
    { name: 'releaseAt', type: 'date' },
    { name: 'payWhatYouWant', type: 'checkbox', defaultValue: false },
    { name: 'color', type: 'text' },
    { name: 'size', type: 'text' },
    {
      name: 'deliveryType',
      type: 'select',
      options: ['digital', 'shipping', 'pickup'],
      required: true,
    },
    // When it was sent, or was ready to be picked up; lines of one moment went together.
    { name: 'sentAt', type: 'date' },
    { name: 'carrier', type: 'text' },
    { name: 'trackingNumber', type: 'text' },
    { name: 'coverUrl', type: 'text', hidden: true },
    // Of a membership for somebody else, in place of product and variant: the tier, and for how long.
    {
      name: 'giftTier',
      label: 'Tier',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      index: true,
    },
    { name: 'giftMonths', label: 'Months', type: 'number' },
    // Of a membership that began with this order: its tier, and how often it is paid.
    { name: 'tier', type: 'relationship', relationTo: slugs.membershipTiers },
    { name: 'membershipInterval', type: 'select', options: ['month', 'year'] },
    // Who gets it as a gift; empty for what the buyer keeps.
    { name: 'giftFor', label: 'Gift for', type: 'text' },
  ],
}
