import type { CollectionConfig } from 'payload'
import { moneyField } from '@/collections/_fields/money-field'
import { profileField } from '@/collections/_fields/profile-field'
import { readOnlyForOwners } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** Who belongs to which tier. Kept apart from the account, which a login may overwrite. */
export const memberships: CollectionConfig = {
  slug: slugs.memberships,
  admin: { group: 'Members', defaultColumns: ['account', 'tier', 'status', 'currentPeriodEnd'] },
  lockDocuments: false,
  access: readOnlyForOwners,
  indexes: [{ fields: ['profile', 'account'] }],
  fields: [
    profileField,
    {
      name: 'account',
      type: 'relationship',
      relationTo: slugs.publicAccounts,
      required: true,
      index: true,
    },
    {
      name: 'tier',
      type: 'relationship',
      relationTo: slugs.membershipTiers,
      required: true,
      index: true,
    },
    {
      name: 'status',
      type: 'select',
      required: true,
      options: [
        'free',
        'incomplete',
        'active',
        'past_due',
        'unpaid',
        'canceled',
        'paused',
        'incomplete_expired',
      ],
    },
    { name: 'interval', type: 'select', required: true, options: ['none', 'month', 'year'] },
    moneyField({ name: 'amountMinor', required: true, defaultValue: 0 }),
    { name: 'currentPeriodEnd', type: 'date' },
  ],
}
