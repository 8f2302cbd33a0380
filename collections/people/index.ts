import type { CollectionConfig } from 'payload'
import { emailField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/**
 * Everybody whom an artist knows: one row per site and address, whether it stands on an account, a list, an
 * order, here or elsewhere, a ticket, a download or a message. Triggers of the database write it
 * (migrations/hand-written.sql), so that rows which no hook sees count too; it goes with the last of those.
 */
export const people: CollectionConfig = {
  slug: slugs.people,
  labels: { singular: 'Person', plural: 'People' },
  admin: { useAsTitle: 'email', hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  indexes: [{ fields: ['profile', 'email'], unique: true }, { fields: ['profile', 'seenAt'] }],
  fields: [
    profileField,
    emailField,
    // As they call themselves, or as a buyer or a file has it; empty where nobody said.
    { name: 'name', type: 'text' },
    // What automations noted about them, `["vip"]`: small letters.
    { name: 'tags', type: 'json' },
    // When they last bought, joined, wrote or commented.
    { name: 'seenAt', type: 'date', required: true },
  ],
}
