import type { CollectionConfig } from 'payload'
import { emailField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { siteRoles } from '@/src/core/access/site-roles'
import { inviteKinds } from '@/src/core/contracts/team'
import { slugs } from '@/src/core/slugs'

/**
 * Whom somebody asked to work here, until they have answered: to one's team, to make a site of one's
 * own, or to take a site over. What the link in the mail holds is kept as a hash.
 */
export const invites: CollectionConfig = {
  slug: slugs.invites,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'email', 'kind'], unique: true }],
  fields: [
    // None for a site that is yet to be made.
    { name: 'profile', type: 'relationship', relationTo: slugs.profiles, index: true },
    { name: 'kind', type: 'select', options: [...inviteKinds], required: true },
    emailField,
    { name: 'name', type: 'text' },
    // That a site is to have, if nobody takes it before.
    { name: 'address', type: 'text' },
    { name: 'role', type: 'select', options: [...siteRoles], required: true },
    { name: 'tokenHash', type: 'text', required: true, unique: true },
    { name: 'expiresAt', type: 'date', required: true },
    { name: 'invitedBy', type: 'relationship', relationTo: slugs.users },
  ],
}
