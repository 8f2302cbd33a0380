import type { CollectionConfig } from 'payload'
import { chargeFields, disputesField, profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { providerNames } from '@/src/server/payments/services'

/** What members have paid, one row per invoice of the provider: the income that orders do not hold. */
export const membershipPayments: CollectionConfig = {
  slug: slugs.membershipPayments,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  indexes: [
    { fields: ['provider', 'account', 'invoiceId'], unique: true },
    { fields: ['profile', 'paidAt'] },
    { fields: ['profile', 'disputeLostAt'] },
  ],
  fields: [
    profileField,
    { name: 'membership', type: 'relationship', relationTo: slugs.memberships, index: true },
    { name: 'tier', type: 'relationship', relationTo: slugs.membershipTiers },
    moneyField({ name: 'amountMinor', required: true }),
    /** What of it has gone back. */
    moneyField({ name: 'refundedMinor', required: true, defaultValue: 0 }),
    /** Paid for a membership that was paid already: it goes back, and was no sale. */
    { name: 'isDuplicate', type: 'checkbox', required: true, defaultValue: false },
    /** What a change cost on top, within a period that another payment had paid for. */
    { name: 'isExtra', type: 'checkbox', required: true, defaultValue: false },
    /** The member's objection at the bank; lost means that the money went back. */
    { name: 'disputeState', type: 'select', options: ['open', 'won', 'lost'] },
    disputesField,
    { name: 'currency', type: 'text', required: true },
    { name: 'provider', type: 'select', options: providerNames, required: true },
    /** The connected account, '' for the platform's own: null would escape the unique index. */
    { name: 'account', type: 'text', defaultValue: '' },
    { name: 'invoiceId', type: 'text', required: true },
    { name: 'paymentIntentId', type: 'text', index: true, hidden: true },
    { name: 'livemode', type: 'checkbox', defaultValue: false },
    /** The platform's share; null while it is not known. */
    moneyField({ name: 'platformFeeMinor', hidden: true }),
    ...chargeFields,
    { name: 'paidAt', type: 'date', required: true },
  ],
}
