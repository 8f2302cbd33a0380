import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { claimedGiftChoices } from '@/src/core/gifts/gift-states'
import { slugs } from '@/src/core/slugs'
import { providerNames } from '@/src/server/payments/services'

/**
 * Money on its way back to a buyer or a member. A row is written with the decision and is itself the queue: it waits
 * to be told to the provider (`requested`), to be carried out there (`pending`), and then is over.
 */
export const refunds: CollectionConfig = {
  slug: slugs.refunds,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('refunds'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['state', 'nextTryAt'] }, { fields: ['profile', 'settledAt'] }],
  fields: [
    profileField,
    /** What was paid: an order, or a member's payment. */
    { name: 'order', type: 'relationship', relationTo: slugs.orders, index: true },
    {
      name: 'membershipPayment',
      type: 'relationship',
      relationTo: slugs.membershipPayments,
      index: true,
    },
    moneyField({ name: 'amountMinor', label: 'Amount', required: true }),
    { name: 'currency', type: 'text', required: true },
    {
      name: 'state',
      type: 'select',
      options: ['requested', 'pending', 'succeeded', 'failed'],
      required: true,
      defaultValue: 'requested',
    },
    { name: 'reason', type: 'text' },
    /** Which units: `[{ line, quantity }]`; null when only an amount is given back. */
    { name: 'lines', type: 'json' },
    { name: 'restock', type: 'checkbox', required: true, defaultValue: false },
    /** What becomes of gifts that their recipients claimed already. */
    { name: 'claimedGifts', type: 'select', options: [...claimedGiftChoices] },
    {
      name: 'actorType',
      type: 'select',
      options: ['owner', 'provider', 'system'],
      required: true,
    },
    { name: 'actor', type: 'text' },
    /** Names the decision: the same one asked for twice is one refund. */
    { name: 'key', type: 'text', required: true, unique: true, hidden: true },
    { name: 'provider', type: 'select', options: providerNames, required: true },
    { name: 'livemode', type: 'checkbox', defaultValue: false },
    { name: 'providerAccount', type: 'text', hidden: true },
    { name: 'paymentIntentId', type: 'text', required: true, hidden: true },
    { name: 'providerRefundId', type: 'text', unique: true, hidden: true },
    /** Why it failed, in the owner's words. */
    { name: 'error', type: 'text' },
    /** Its owner lets the money stay: it is owed to nobody, though it failed. */
    { name: 'isAbandoned', type: 'checkbox', defaultValue: false },
    /** Counts the keys it was sent with: an answer that is kept for a key can only be left behind. */
    { name: 'attempt', type: 'number', required: true, defaultValue: 1, hidden: true },
    { name: 'tries', type: 'number', required: true, defaultValue: 0, hidden: true },
    { name: 'nextTryAt', type: 'date', hidden: true },
    { name: 'settledAt', type: 'date' },
    /** What the platform gave back of its share; null while it is not known. */
    moneyField({ name: 'platformFeeMinor', hidden: true }),
    /** Which parts of an order went back with it, and the taxes in them: see `allocate-refund.ts`. */
    { name: 'parts', type: 'json', hidden: true },
  ],
}
