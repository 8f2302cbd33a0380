import type { CollectionConfig } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { profileField } from '@/collections/_fields/profile-field'
import { readOnlyForOwners } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** What members have paid, one row per invoice of the provider: the income that orders do not hold. */
export const membershipPayments: CollectionConfig = {
  slug: slugs.membershipPayments,
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners,
  indexes: [
    { fields: ['provider', 'account', 'invoiceId'], unique: true },
    { fields: ['profile', 'paidAt'] },
  ],
  fields: [
    profileField,
    { name: 'membership', type: 'relationship', relationTo: slugs.memberships, index: true },
    { name: 'tier', type: 'relationship', relationTo: slugs.membershipTiers },
    moneyField({ name: 'amountMinor', required: true }),
    { name: 'currency', type: 'text', required: true },
    { name: 'provider', type: 'select', options: ['stripe', 'test'], required: true },
    /** The connected account, '' for the platform's own: null would escape the unique index. */
    { name: 'account', type: 'text', defaultValue: '' },
    { name: 'invoiceId', type: 'text', required: true },
    { name: 'livemode', type: 'checkbox', defaultValue: false },
    { name: 'paidAt', type: 'date', required: true },
  ],
}
