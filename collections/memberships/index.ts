import type { CollectionConfig, Field } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import {
  membershipSourceLabels,
  membershipStatusLabels,
} from '@/src/core/memberships/membership-labels'
import { membershipStatuses } from '@/src/core/memberships/membership-status'
import { slugs } from '@/src/core/slugs'
import { providerNames } from '@/src/server/payments/services'

/** What only the server needs to find it at the provider. */
const providerFields: Field[] = [
  {
    name: 'provider',
    type: 'select',
    options: providerNames,
    admin: { hidden: true },
  },
  { name: 'livemode', type: 'checkbox', defaultValue: false, admin: { hidden: true } },
  { name: 'providerAccount', type: 'text', hidden: true },
  { name: 'providerCustomerId', type: 'text', hidden: true },
  { name: 'providerSubscriptionId', type: 'text', hidden: true, unique: true },
  { name: 'checkoutSessionId', type: 'text', hidden: true, unique: true },
  /** Counts the payment pages that were opened for it. */
  { name: 'attempt', type: 'number', hidden: true, defaultValue: 0 },
  { name: 'syncedAt', type: 'date', hidden: true },
  /** When its subscription was taken over, which another service began: what was paid before is not in our books. */
  { name: 'adoptedAt', type: 'date', hidden: true },
]

/**
 * Who belongs to which tier. Kept apart from the account, which a login may overwrite. An account has
 * one at a time on a site, which a partial unique index holds; former ones stay.
 */
export const memberships: CollectionConfig = {
  slug: slugs.memberships,
  labels: { singular: 'Member', plural: 'Members' },
  admin: {
    group: 'Members',
    useAsTitle: 'account',
    description: 'Who belongs to which of your tiers.',
    defaultColumns: ['account', 'tier', 'status', 'amountMinor', 'startedAt', 'currentPeriodEnd'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  indexes: [{ fields: ['profile', 'account'] }],
  fields: [
    profileField,
    // None once the account is deleted: that there was a member stays.
    // Its label is what the search box says that it looks in.
    {
      name: 'account',
      label: 'Name or email',
      type: 'relationship',
      relationTo: slugs.publicAccounts,
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
      options: optionsOf(membershipStatuses, membershipStatusLabels),
    },
    /** How it came about: paid for or free, given by somebody, or by the artist. */
    {
      name: 'source',
      type: 'select',
      label: 'How it came about',
      options: optionsOf(['joined', 'gift', 'comp'] as const, membershipSourceLabels),
      defaultValue: 'joined',
    },
    { name: 'interval', type: 'select', required: true, options: ['none', 'month', 'year'] },
    moneyField({ name: 'amountMinor', label: 'Price', required: true, defaultValue: 0 }),
    { name: 'currentPeriodStart', label: 'Paid from', type: 'date' },
    /** Until when it is paid for, or given. */
    { name: 'currentPeriodEnd', label: 'Next payment, or end', type: 'date' },
    {
      name: 'cancelAtPeriodEnd',
      label: 'Ends with what is paid for',
      type: 'checkbox',
      defaultValue: false,
    },
    /** What it becomes at the end of what is paid for. */
    { name: 'nextTier', type: 'relationship', relationTo: slugs.membershipTiers },
    { name: 'nextInterval', type: 'select', options: ['month', 'year'] },
    moneyField({ name: 'nextAmountMinor', label: 'Next price' }),
    /** The order that it was bought in, among other things. */
    {
      name: 'order',
      type: 'relationship',
      relationTo: slugs.orders,
      index: true,
      admin: { hidden: true },
    },
    { name: 'startedAt', label: 'Since', type: 'date' },
    { name: 'endedAt', label: 'Ended', type: 'date' },
    /** What about its payments the artist has to look at. */
    { name: 'needsReview', type: 'select', options: ['dispute', 'refund_failed'] },
    { name: 'endReason', type: 'select', options: ['cancelled', 'payment_failed', 'period_over'] },
    ...providerFields,
  ],
}
