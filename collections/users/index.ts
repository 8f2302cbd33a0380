import type { CollectionConfig } from 'payload'
import { emailRule } from '@/collections/_fields/email-rule'
import { returnsWholeDocument } from '@/collections/_hooks/return-whole-document'
import {
  endOtherSessions,
  lockResetLink,
  refuseUnconfirmed,
  takeCurrentPassword,
} from '@/collections/users/confirm-own-password'
import { userEndpoints } from '@/collections/users/endpoints'
import {
  checkCredentials,
  firstUserRules,
  recordRemovedUser,
  recordSignIn,
  recordUser,
} from '@/collections/users/hooks'
import { isPlatformAdmin, nobody, platformAdminOnly, staffOf } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'

/** People who work in the admin: owners of profiles, and the platform's admin. */
export const users: CollectionConfig = {
  slug: slugs.users,
  labels: { singular: 'Person', plural: 'People' },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['name', 'email', 'role'],
    group: 'Settings',
    hidden: ({ user }) => user?.role !== 'platform-admin',
  },
  auth: {
    tokenExpiration: 60 * 60 * 12,
    /** No lock, with which anybody could keep an owner out: endpoints.ts limits by address. */
    maxLoginAttempts: 0,
    useSessions: true,
  },
  // What others read of who has a document open, or wrote it.
  defaultPopulate: { email: true, name: true },
  endpoints: userEndpoints,
  lockDocuments: false,
  access: {
    create: platformAdminOnly,
    read: ({ req }) => isPlatformAdmin(req) || selfOf(req),
    update: ({ req }) => isPlatformAdmin(req) || selfOf(req),
    delete: platformAdminOnly,
    unlock: platformAdminOnly,
    readVersions: nobody,
    admin: ({ req }) => staffOf(req) !== null,
  },
  hooks: {
    beforeOperation: [
      takeCurrentPassword,
      lockResetLink,
      returnsWholeDocument('create', 'update', 'delete'),
    ],
    beforeValidate: [checkCredentials, refuseUnconfirmed],
    beforeChange: [firstUserRules],
    afterChange: [endOtherSessions, recordUser],
    afterDelete: [recordRemovedUser],
    afterLogin: [recordSignIn],
  },
  fields: [
    {
      // Only asked; the form of the admin forgets what no field is for.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        disableBulkEdit: true,
        components: {
          Field: '/collections/users/components/current-password#CurrentPassword',
        },
      },
    },
    // Payload adds the rest.
    { name: 'email', ...emailRule },
    { name: 'name', type: 'text', required: true, maxLength: 80 },
    {
      name: 'role',
      type: 'select',
      options: [
        { value: 'owner', label: 'Owner' },
        { value: 'platform-admin', label: 'Platform admin' },
      ],
      defaultValue: 'owner',
      required: true,
      saveToJWT: true,
      access: {
        create: ({ req }) => isPlatformAdmin(req),
        update: ({ req }) => isPlatformAdmin(req),
      },
    },
    {
      name: 'mailsOrders',
      label: 'Mail me about new orders',
      type: 'checkbox',
      defaultValue: true,
      admin: {
        description:
          'And about new members who pay. You hear of an order that needs a look in any case.',
      },
    },
  ],
}

function selfOf(req: Parameters<typeof staffOf>[0]) {
  const staff = staffOf(req)
  return staff !== null && { id: { equals: staff.id } }
}
