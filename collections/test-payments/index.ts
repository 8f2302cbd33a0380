import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { moneyField } from '@/collections/_fields/money-field'
import { systemOnly } from '@/src/access/operations'
import { slugs } from '@/src/core/slugs'

/** Sessions of the built-in test payment provider: its books, as Stripe would keep them. */
export const testPayments: CollectionConfig = {
  slug: slugs.testPaymentSessions,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    { name: 'sessionId', type: 'text', required: true, unique: true, index: true },
    /** The same key answers with the same session, as Stripe does. */
    { name: 'idempotencyKey', type: 'text', unique: true, index: true },
    { name: 'order', type: 'text', required: true, index: true },
    { name: 'attempt', type: 'number', required: true, defaultValue: 1 },
    moneyField({ name: 'amountMinor', required: true }),
    { name: 'currency', type: 'text', required: true },
    { name: 'description', type: 'text' },
    {
      name: 'status',
      type: 'select',
      options: ['open', 'paid', 'declined', 'cancelled', 'expired'],
      required: true,
      defaultValue: 'open',
    },
    { name: 'paymentId', type: 'text', unique: true },
    /** Money given back: `[{ key, id, amountMinor }]`. */
    { name: 'refunds', type: 'json' },
    /** The membership that begins when it is paid: `{ membershipId, terms }`. */
    { name: 'membership', type: 'json' },
    { name: 'successUrl', type: 'text', required: true },
    { name: 'cancelUrl', type: 'text', required: true },
    { name: 'expiresAt', type: 'date', required: true },
  ],
}
