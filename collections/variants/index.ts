import type { CollectionConfig, Field, SelectFieldSingleValidation } from 'payload'
import { select } from 'payload/shared'
import { productField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { ownUpload } from '@/collections/_fields/upload-fields'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import { checkNewOffer, summariseProduct } from '@/collections/products/hooks'

import { attachToEventProduct } from '@/collections/variants/hooks/attach-to-event-product'
import { copyReleaseDay } from '@/collections/variants/hooks/copy-release-day'
import { defaultDeliveryType } from '@/collections/variants/hooks/default-delivery-type'
import { preserveStock } from '@/collections/variants/hooks/preserve-stock'
import { protectOrderedVariant } from '@/collections/variants/hooks/protect-ordered-variant'
import { recordVariantPrice } from '@/collections/variants/hooks/record-variant-price'
import { rescheduleRelease } from '@/collections/variants/hooks/reschedule-release'
import { variantTitle } from '@/collections/variants/hooks/variant-title'

import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/**
 * What the row said when it was read. Forms send every field back, these too, so that what was sold while
 * one was open can be told from what its owner changed: see `preserveStock`.
 */
const originalValueFields: Field[] = [
  {
    name: 'stockSeen',
    type: 'number',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.stockQuantity] },
  },
  {
    name: 'statusSeen',
    type: 'text',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [({ siblingData }) => siblingData.availabilityStatus] },
  },
]

const isTicket = (data: { event?: unknown }) => Boolean(data.event)

const ticketFields: Field[] = [
  {
    name: 'event',
    type: 'relationship',
    relationTo: slugs.events,
    index: true,
    admin: { condition: isTicket },
  },
  { name: 'description', type: 'text', maxLength: 300, admin: { condition: isTicket } },
  {
    name: 'maxPerOrder',
    label: 'At most, in one order',
    type: 'number',
    min: 1,
    max: limits.cart.maxQuantity,
    admin: {
      condition: isTicket,
      description: `Empty: ${limits.event.ticketsPerOrder}`,
    },
  },
  {
    name: 'salesStartAt',
    label: 'On sale from',
    type: 'date',
    admin: { condition: isTicket, date: { pickerAppearance: 'dayAndTime' } },
  },
  {
    name: 'salesEndAt',
    label: 'On sale until',
    type: 'date',
    admin: { condition: isTicket, date: { pickerAppearance: 'dayAndTime' } },
  },
]

/** What is bought: a format, a colour and size, with its price and stock. */
export const variants: CollectionConfig = {
  slug: slugs.variants,
  labels: { singular: 'Price and stock', plural: 'Prices and stock' },
  admin: {
    useAsTitle: 'title',
    group: 'Store',
    defaultColumns: ['title', 'product', 'priceMinor', 'availabilityStatus', 'stockQuantity'],
  },
  lockDocuments: false,
  access: ownersOnly('products'),
  defaultSort: 'position',
  hooks: {
    beforeOperation: [returnsWholeDocument('update')],
    beforeValidate: [attachToEventProduct, defaultDeliveryType],
    beforeChange: [variantTitle, preserveStock, copyReleaseDay],
    afterChange: [summariseProduct, checkNewOffer, rescheduleRelease, recordVariantPrice],
    beforeDelete: [protectOrderedVariant],
    afterDelete: [summariseProduct],
  },
  fields: [
    { name: 'title', label: 'What', type: 'text', admin: { hidden: true } },
    productField,
    { name: 'position', type: 'number', defaultValue: 0 },
    { name: 'isDefault', type: 'checkbox', defaultValue: false },
    moneyField({
      name: 'priceMinor',
      label: 'Price',
      required: true,
      defaultValue: 0,
      isPrice: true,
    }),
    { name: 'payWhatYouWant', label: 'Pay what you want, at least the price', type: 'checkbox' },
    moneyField({
      name: 'suggestedMinor',
      label: 'Suggested to those who pay what they want',
      admin: {
        condition: ({ payWhatYouWant }) => Boolean(payWhatYouWant),
        description: 'Empty: the price',
      },
    }),
    moneyField({
      name: 'memberPriceMinor',
      label: 'Price for members',
      isPrice: true,
      admin: { description: 'Empty: members pay what everybody pays' },
    }),
    { name: 'colorName', label: 'Colour', type: 'text', maxLength: 40 },
    {
      name: 'colorHex',
      label: 'Colour of the swatch',
      type: 'text',
      validate: (value: unknown) =>
        !value || (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) || 'Like #1d2a35',
    },
    {
      name: 'size',
      label: 'Size, edition, or the kind of ticket',
      type: 'text',
      maxLength: studioLimits.release.editionMax,
    },
    {
      name: 'availabilityStatus',
      label: 'Availability',
      type: 'select',
      options: [
        { value: 'active', label: 'In stock' },
        { value: 'sold_out', label: 'Sold out' },
        { value: 'inactive', label: 'Not offered' },
        { value: 'preorder', label: 'Pre-order' },
      ],
      defaultValue: 'active',
      required: true,
    },
    {
      name: 'releaseAt',
      label: 'Out on',
      type: 'date',
      index: true,
      admin: {
        condition: hasReleaseDay,
        date: { pickerAppearance: 'dayAndTime' },
        description:
          'Fans can buy it now and get it from then on: we write to them on that day. Empty: the release date of the product. Is that over, it says “Coming soon” and cannot be bought.',
      },
    },
    {
      name: 'deliveryType',
      type: 'select',
      label: 'How buyers get it',
      options: [
        { value: 'digital', label: 'Download' },
        { value: 'shipping', label: 'Shipping' },
        { value: 'pickup', label: 'Picked up' },
      ],
      required: true,
      // Left empty it goes by the product, see `defaultDeliveryType`.
      validate: ((value, options) =>
        !value || select(value, options)) satisfies SelectFieldSingleValidation,
      admin: {
        description:
          'Empty: merch is shipped, music is downloaded. Records and discs of a release are shipped, and bring the download along.',
      },
    },
    { name: 'upcCode', label: 'SKU', type: 'text', maxLength: studioLimits.release.skuMax },
    {
      name: 'stockQuantity',
      label: 'In stock',
      type: 'number',
      min: 0,
      admin: { description: 'Empty: never runs out' },
    },
    {
      name: 'stockHeld',
      type: 'number',
      defaultValue: 0,
      required: true,
      access: { create: () => false, update: () => false },
      admin: { readOnly: true },
    },
    ownUpload({ name: 'media', label: 'Pictures', relationTo: slugs.media, hasMany: true }),
    ...ticketFields,
    ...originalValueFields,
  ],
}

type Availability = { availabilityStatus?: unknown; releaseAt?: string | Date | null }

/** Whether the day that something comes out can be set: also of a pre-order that has sold its last unit. */
function hasReleaseDay({ availabilityStatus, releaseAt }: Availability): boolean {
  const isAhead = Boolean(releaseAt) && new Date(releaseAt ?? 0) > new Date()
  return availabilityStatus === 'preorder' || isAhead
}
