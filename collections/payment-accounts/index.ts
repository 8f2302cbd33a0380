import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import { recordPaymentAccount } from '@/collections/payment-accounts/hooks'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { isPlatformAdmin } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'

/**
 * The artist's own account at the payment provider, one per profile. What the provider says of it is
 * copied here; only the platform's share is decided by a person, who runs the platform.
 */
export const paymentAccounts: CollectionConfig = {
  slug: slugs.paymentAccounts,
  labels: { singular: 'Payment account', plural: 'Payment accounts' },
  admin: {
    group: 'Store',
    useAsTitle: 'stripeAccountId',
    defaultColumns: ['profile', 'chargesEnabled', 'payoutsEnabled', 'platformFeeBps'],
    hidden: ({ user }) => user?.role !== 'platform-admin',
  },
  lockDocuments: false,
  access: { ...readOnlyForOwners('payouts'), update: ({ req }) => isPlatformAdmin(req) },
  hooks: {
    beforeOperation: [returnsWholeDocument('create', 'update')],
    afterChange: [recordPaymentAccount],
  },
  fields: [
    { ...profileField, unique: true },
    {
      name: 'stripeAccountId',
      type: 'text',
      unique: true,
      required: true,
      admin: { readOnly: true },
    },
    { name: 'livemode', label: 'Real money', type: 'checkbox', admin: { readOnly: true } },
    { name: 'chargesEnabled', type: 'checkbox', defaultValue: false, admin: { readOnly: true } },
    { name: 'payoutsEnabled', type: 'checkbox', defaultValue: false, admin: { readOnly: true } },
    { name: 'detailsSubmitted', type: 'checkbox', defaultValue: false, admin: { readOnly: true } },
    { name: 'country', type: 'text', admin: { readOnly: true } },
    { name: 'defaultCurrency', type: 'text', admin: { readOnly: true } },
    /** What Stripe still asks for: `individual.verification.document`. */
    { name: 'requirements', type: 'json', admin: { readOnly: true } },
    { name: 'disabledReason', type: 'text', admin: { readOnly: true } },
    { name: 'checkedAt', type: 'date', admin: { readOnly: true } },
    {
      name: 'platformFeeBps',
      label: 'Platform fee',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 5000,
      admin: { step: 1, description: 'In hundredths of a percent: 250 is 2.5 %' },
      validate: (value: unknown) =>
        Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 5000
          ? true
          : 'Use a whole number from 0 to 5000',
    },
  ],
}
