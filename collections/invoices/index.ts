import type { Access, CollectionConfig, Where } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { ofOwnProfile } from '@/src/access/own-profile'
import { invoiceKinds } from '@/src/core/invoices/invoice-document'
import { slugs } from '@/src/core/slugs'

/** What members paid is for those who may see members. */
const ofOrdersOrMembers: Access = async (args) => {
  const ofOrders = await ofOwnProfile('orders', 'read')(args)
  const ofMembers = await ofOwnProfile('members', 'read')(args)
  if (typeof ofOrders === 'boolean') {
    return ofOrders
  }
  const noMembers: Where = { membershipPayment: { exists: false } }
  return typeof ofMembers === 'boolean'
    ? { and: [ofOrders, noMembers] }
    : { and: [ofOrders, { or: [ofMembers, noMembers] }] }
}

/**
 * Invoices of orders and of what members pay, and credit notes of what went back. A row is written once and never changed: what it
 * says is kept with it, whatever becomes of the order, the buyer and the seller.
 */
export const invoices: CollectionConfig = {
  slug: slugs.invoices,
  labels: { singular: 'Invoice', plural: 'Invoices' },
  admin: { hidden: true, useAsTitle: 'number' },
  lockDocuments: false,
  access: { ...readOnlyForOwners('orders'), read: ofOrdersOrMembers },
  defaultSort: '-issuedAt',
  indexes: [
    // Numbers without gaps: the next of a series is found by it, and no two are the same.
    { fields: ['profile', 'series', 'sequence'], unique: true },
    { fields: ['profile', 'livemode', 'issuedAt'] },
  ],
  fields: [
    profileField,
    { name: 'kind', type: 'select', options: [...invoiceKinds], required: true },
    { name: 'number', type: 'text', required: true },
    /** What numbers are counted in: the prefix with the year, and TEST before it for test orders. */
    { name: 'series', type: 'text', required: true },
    { name: 'sequence', type: 'number', required: true },
    { name: 'order', type: 'relationship', relationTo: slugs.orders, index: true },
    /** What a member paid without an order. */
    {
      name: 'membershipPayment',
      type: 'relationship',
      relationTo: slugs.membershipPayments,
      index: true,
    },
    { name: 'refund', type: 'relationship', relationTo: slugs.refunds },
    /** What it is of: the same payment or refund has one of each kind. */
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'issuedAt', type: 'date', required: true },
    /** Of real money: test orders have a series of their own. */
    { name: 'livemode', type: 'checkbox', required: true, defaultValue: false },
    { name: 'currency', type: 'text', required: true },
    /** What is to pay, or is given back. */
    moneyField({ name: 'totalMinor', label: 'Total', required: true }),
    moneyField({ name: 'taxMinor', label: 'Tax', required: true }),
    /** All that is printed. */
    { name: 'document', type: 'json', required: true, hidden: true },
  ],
}
