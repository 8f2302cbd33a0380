import type { CollectionConfig } from 'payload'
import { emailRule } from '@/collections/_fields/email-rule'
import { profileField, unreachableField } from '@/collections/_fields/fields'
import { composeUsername } from '@/collections/public-accounts/hooks'
import { nobody, ofOwnProfile } from '@/src/access/own-profile'
import { limits } from '@/src/core/limits'
import { accountMessages } from '@/src/core/messages/account'
import { slugs } from '@/src/core/slugs'

/**
 * Visitors of one artist's site. One account per profile and email, so the login name is
 * `profileId:email`; visitors reach nothing but the calls of the public API.
 */
export const publicAccounts: CollectionConfig = {
  slug: slugs.publicAccounts,
  labels: { singular: 'Fan', plural: 'Fans' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'firstName', 'lastName', 'createdAt'],
    group: 'Audience',
  },
  // What lists of comments and members show of who it was.
  defaultPopulate: { email: true, firstName: true, lastName: true },
  endpoints: false,
  lockDocuments: false,
  access: {
    create: nobody,
    read: ofOwnProfile('members', 'read'),
    readVersions: nobody,
    update: nobody,
    delete: nobody,
    unlock: nobody,
    admin: () => false,
  },
  /**
   * Payload only keeps the passwords and sessions. Visitors log in by calls of our own: how long a
   * session lasts is said by `limits.session`, how often a password may be tried by `rateLimits`.
   */
  auth: {
    loginWithUsername: { allowEmailLogin: false, requireEmail: true },
    useSessions: true,
  },
  indexes: [{ fields: ['profile', 'email'], unique: true }],
  hooks: { beforeValidate: [composeUsername] },
  fields: [
    unreachableField,
    profileField,
    // Payload adds the rest.
    { name: 'email', ...emailRule },
    { name: 'firstName', type: 'text', required: true, maxLength: limits.account.firstNameMax },
    {
      name: 'lastName',
      type: 'text',
      required: true,
      maxLength: limits.account.lastNameMax,
      // Always a text, and an empty one for people with one name.
      validate: (value: unknown) =>
        (typeof value === 'string' && value.length <= limits.account.lastNameMax) ||
        accountMessages.lastNameTooLong,
    },
    { name: 'emailVerifiedAt', type: 'date' },
    // Since when the visitor wants no news for members, and no notices about posts; empty when they do.
    { name: 'newsOffAt', label: 'No news since', type: 'date' },
    { name: 'postMailsOffAt', label: 'No mails about posts since', type: 'date' },
    // Since when the mail server refuses the address for good; empty as long as mails reach it.
    { name: 'unreachableAt', label: 'Cannot be reached since', type: 'date' },
    // Written by the artist's call alone; buying and reading go on.
    { name: 'commentsBlockedAt', label: 'Blocked from commenting since', type: 'date' },
    { name: 'pendingEmail', type: 'text', hidden: true },
    { name: 'emailTokenHash', type: 'text', hidden: true, index: true },
    { name: 'emailTokenExpiresAt', type: 'date', hidden: true },
    { name: 'resetPasswordToken', type: 'text', hidden: true, index: true },
  ],
}
