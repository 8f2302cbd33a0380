import type { CollectionConfig } from 'payload'
import { passwordLength } from '@/collections/users/hooks/password-length'
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
    maxLoginAttempts: 10,
    lockTime: 10 * 60 * 1000,
    useSessions: true,
  },
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
  hooks: { beforeValidate: [passwordLength] },
  fields: [
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
  ],
}

function selfOf(req: Parameters<typeof staffOf>[0]) {
  const staff = staffOf(req)
  return staff !== null && { id: { equals: staff.id } }
}
