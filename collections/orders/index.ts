import type { CollectionConfig } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { profileField } from '@/collections/_fields/profile-field'
import { orderItems } from '@/collections/orders/order-items'
import { readOnlyForOwners } from '@/src/access/operations'
import { orderStatuses } from '@/src/core/orders/statuses'
import { slugs } from '@/src/core/slugs'

/** Purchases. Only checkout and settle() write them; owners read theirs and move them along by calls. */
export const orders: CollectionConfig = {
  slug: slugs.orders,
  labels: { singular: 'Order', plural: 'Orders' },
  admin: {
    useAsTitle: 'publicRef',
    defaultColumns: ['publicRef', 'email', 'status', 'totalMinor', 'createdAt'],
    group: 'Store',
  },
  lockDocuments: false,
  access: readOnlyForOwners,
  defaultSort: '-createdAt',
  indexes: [
    { fields: ['profile', 'idempotencyKey'], unique: true },
    { fields: ['profile', 'createdAt'] },
    { fields: ['status', 'createdAt'] },
  ],
  fields: [
    profileField,
    { name: 'publicRef', label: 'Number', type: 'text', required: true, unique: true, index: true },
    { name: 'email', type: 'text', required: true, index: true },
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    {
      name: 'status',
      type: 'select',
      options: [...orderStatuses],
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
    moneyField({ name: 'taxMinor', label: 'Tax', required: true, defaultValue: 0 }),
    moneyField({ name: 'totalMinor', label: 'Total', required: true, defaultValue: 0 }),
    {
      name: 'shippingAddress',
      type: 'group',
      fields: [
        { name: 'name', type: 'text' },
        { name: 'street', type: 'text' },
        { name: 'zipCode', type: 'text' },
        { name: 'city', type: 'text' },
        { name: 'country', type: 'text' },
      ],
    },
    { name: 'paidAt', type: 'date' },
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
      ],
    },
    {
      name: 'provider',
      type: 'select',
      options: ['stripe', 'test', 'none'],
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
    { name: 'accessTokenHash', type: 'text', required: true, hidden: true },
    { name: 'idempotencyKey', type: 'text', required: true, hidden: true },
    { name: 'requestHash', type: 'text', required: true, hidden: true },
  ],
}
