import type { ArrayField, CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { chargeFields, disputesField, emailField, profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { deliveryTypes } from '@/src/core/choices/product-choices'
import { ownerStatusOptions } from '@/src/core/orders/order-labels'
import { slugs } from '@/src/core/slugs'
import type { Order } from '@/src/payload-types'
import { providerNames } from '@/src/server/payments/services'

/** Keeps the titles where searches find them, and the number without its dashes, as people type it. Neither changes. */
const writeTitles: CollectionBeforeChangeHook<Order> = ({ data, operation }) =>
  operation === 'create'
    ? { ...data, titles: titlesOf(data.publicRef ?? '', data.items ?? []) }
    : data

function titlesOf(number: string, items: readonly { title?: string | null }[]): string {
  return [number.replaceAll('-', ''), ...items.map(({ title }) => title)].join(' ')
}

/** A snapshot of what was bought: later changes of the product do not reach it. */
const orderItems: ArrayField = {
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
      options: [...deliveryTypes],
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

/** Purchases. Only checkout and settle() write them; owners read theirs and move them along by calls. */
export const orders: CollectionConfig = {
  slug: slugs.orders,
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    useAsTitle: 'publicRef',
    defaultColumns: ['publicRef', 'status', 'items', 'email', 'totalMinor', 'createdAt'],
    group: 'Store',
  },
  lockDocuments: false,
  access: readOnlyForOwners('orders'),
  hooks: { beforeChange: [writeTitles] },
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['profile', 'idempotencyKey'], unique: true },
    { fields: ['profile', 'createdAt'] },
    { fields: ['profile', 'paidAt'] },
    { fields: ['profile', 'disputeLostAt'] },
    { fields: ['status', 'createdAt'] },
    { fields: ['profile', 'status', 'createdAt'] },
    { fields: ['profile', 'refundState', 'createdAt'] },
    { fields: ['profile', 'needsReview', 'createdAt'] },
  ],
  fields: [
    profileField,
    { name: 'publicRef', label: 'Number', type: 'text', required: true, unique: true, index: true },
    { ...emailField, index: true },
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    // Asked for where names are on a list, as at the door of a concert.
    { name: 'buyerName', label: 'Name', type: 'text' },
    // Whom the invoice is for, where that is no person. No price or tax depends on it.
    {
      name: 'company',
      type: 'group',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'vatId', label: 'VAT ID', type: 'text' },
      ],
    },
    {
      name: 'status',
      type: 'select',
      options: ownerStatusOptions,
      required: true,
      defaultValue: 'initiated_payment',
      index: true,
    },
    {
      name: 'refundState',
      type: 'select',
      options: ['none', 'partial', 'full'],
      defaultValue: 'none',
      required: true,
    },
    moneyField({ name: 'refundedMinor', required: true, defaultValue: 0 }),
    { name: 'currency', type: 'text', required: true, defaultValue: 'usd' },
    orderItems,
    moneyField({ name: 'subtotalMinor', label: 'Subtotal', required: true, defaultValue: 0 }),
    moneyField({ name: 'shippingMinor', label: 'Shipping', required: true, defaultValue: 0 }),
    moneyField({ name: 'discountMinor', label: 'Discount', defaultValue: 0 }),
    { name: 'discountCode', type: 'relationship', relationTo: slugs.discountCodes, index: true },
    // The code as it was typed; it stays when the code is deleted.
    { name: 'discountText', label: 'Code', type: 'text' },
    { name: 'shippingRateName', label: 'Shipped by', type: 'text' },
    // On top of the prices. Shipping is taxed with the rest.
    moneyField({ name: 'taxMinor', label: 'Tax', required: true, defaultValue: 0 }),
    // In the prices, and so in the subtotal, already.
    moneyField({ name: 'taxIncludedMinor', label: 'Tax in the prices', defaultValue: 0 }),
    { name: 'taxCountry', type: 'text' },
    moneyField({ name: 'tipMinor', label: 'Tip', defaultValue: 0 }),
    moneyField({ name: 'totalMinor', label: 'Total', required: true, defaultValue: 0 }),
    {
      name: 'shippingAddress',
      type: 'group',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'street', type: 'text' },
        { name: 'line2', type: 'text' },
        { name: 'zipCode', type: 'text' },
        { name: 'city', type: 'text' },
        { name: 'region', type: 'text' },
        { name: 'country', type: 'text' },
      ],
    },
    { name: 'paidAt', type: 'date' },
    // When the last of it was.
    { name: 'shippedAt', type: 'date' },
    { name: 'deliveredAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    {
      name: 'needsReview',
      type: 'select',
      options: [
        'amount_mismatch',
        'currency_mismatch',
        'oversold',
        'account_mismatch',
        'late_payment',
        'dispute',
        'refund_failed',
      ],
    },
    /** A buyer's objection at the bank; lost means that the money went back. */
    { name: 'disputeState', type: 'select', options: ['open', 'won', 'lost'] },
    disputesField,
    {
      name: 'provider',
      type: 'select',
      options: [...providerNames, 'none'],
      required: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'livemode',
      label: 'Real money',
      type: 'checkbox',
      defaultValue: false,
      admin: { position: 'sidebar' },
    },
    { name: 'attempt', type: 'number', required: true, defaultValue: 1, hidden: true },
    { name: 'providerAccount', type: 'text', hidden: true },
    { name: 'checkoutSessionId', type: 'text', unique: true, index: true, hidden: true },
    { name: 'paymentIntentId', type: 'text', unique: true, index: true, hidden: true },
    moneyField({ name: 'amountReceivedMinor', defaultValue: 0, hidden: true }),
    /** The platform's share, decided with the order. */
    moneyField({ name: 'platformFeeMinor', required: true, defaultValue: 0, hidden: true }),
    /** The same in hundredths of a percent, for what a membership pays later. */
    { name: 'platformFeeBps', type: 'number', defaultValue: 0, hidden: true },
    ...chargeFields,
    { name: 'accessTokenHash', type: 'text', required: true, hidden: true },
    { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
    { name: 'requestHash', type: 'text', required: true, hidden: true },
    // Where the visit came from in which it was bought.
    { name: 'source', type: 'text', admin: { readOnly: true, position: 'sidebar' } },
    { name: 'campaign', type: 'text', admin: { readOnly: true, position: 'sidebar' } },
    // Whom the buyer agreed to have told of it, by which words and when. Empty for who did not tick them.
    {
      name: 'measurement',
      type: 'group',
      admin: { hidden: true },
      fields: [
        { name: 'agreedAt', type: 'date' },
        { name: 'wording', type: 'text' },
        { name: 'companies', type: 'json' },
        // A trigger removes it once the order is paid or given up.
        { name: 'browser', type: 'text', hidden: true },
      ],
    },
    // For searches, which look in one column.
    { name: 'titles', type: 'text', admin: { hidden: true, disableListColumn: true } },
  ],
}
