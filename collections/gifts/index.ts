import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { optionsOf } from '@/src/core/choices/options-of'
import { type GiftStatus, giftStatuses } from '@/src/core/gifts/gift-states'
import { giftMessages } from '@/src/core/messages/gift'
import { slugs } from '@/src/core/slugs'

const statusLabels: Record<GiftStatus, string> = {
  ...giftMessages.states,
  pending_payment: 'Waits for payment',
}

/** A line of an order that somebody else gets. Only the hashes of its links are stored. */
export const gifts: CollectionConfig = {
  slug: slugs.gifts,
  labels: { singular: 'Gift', plural: 'Gifts' },
  admin: {
    useAsTitle: 'recipientName',
    group: 'Store',
    defaultColumns: ['recipientName', 'title', 'status', 'deliverAt', 'claimedAt', 'problem'],
  },
  lockDocuments: false,
  access: readOnlyForOwners('orders'),
  defaultSort: '-createdAt',
  indexes: [{ fields: ['order', 'line'], unique: true }, { fields: ['status', 'deliverAt'] }],
  fields: [
    profileField,
    { name: 'order', type: 'relationship', relationTo: slugs.orders, required: true, index: true },
    { name: 'line', type: 'number', required: true },
    { name: 'title', type: 'text', required: true },
    {
      name: 'status',
      type: 'select',
      options: optionsOf(giftStatuses, statusLabels),
      required: true,
      defaultValue: 'pending_payment',
    },
    { name: 'recipientName', type: 'text', required: true },
    { name: 'recipientEmail', type: 'text', required: true, index: true },
    { name: 'giverName', label: 'From', type: 'text' },
    { name: 'message', type: 'textarea' },
    { name: 'deliverAt', label: 'To be sent on', type: 'date' },
    { name: 'sentAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'claimedAt', type: 'date' },
    { name: 'claimedEmail', type: 'text', index: true },
    { name: 'account', type: 'relationship', relationTo: slugs.publicAccounts, index: true },
    {
      name: 'address',
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
    // Of a membership, once it is claimed: whose time it became, and which part of it.
    { name: 'membership', type: 'relationship', relationTo: slugs.memberships, index: true },
    { name: 'givenFrom', type: 'date' },
    { name: 'givenUntil', type: 'date' },
    // Counts addresses: a corrected one makes the link to the former worthless.
    { name: 'linkVersion', type: 'number', required: true, defaultValue: 1, hidden: true },
    { name: 'problem', label: 'Why it was not sent', type: 'text' },
    // Rounds in which it could not be sent, and when the next one tries.
    { name: 'failures', type: 'number', required: true, defaultValue: 0, hidden: true },
    { name: 'nextTryAt', type: 'date', hidden: true },
    // Counts mails; each has a row in the log.
    { name: 'mails', type: 'number', required: true, defaultValue: 0, hidden: true },
    { name: 'claimHash', type: 'text', unique: true, hidden: true },
    { name: 'keyHash', type: 'text', unique: true, hidden: true },
  ],
}
