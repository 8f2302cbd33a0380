import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { nobody, ofOwnProfile, platformAdminOnly } from '@/src/access/own-profile'
import { slugs } from '@/src/core/slugs'
import { cacheTags, revalidatesTags } from '@/src/server/caching/cache-tags'

/** An artist's own domain. Set by the platform, because a host decides whose site is served. */
export const domains: CollectionConfig = {
  slug: slugs.domains,
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: { useAsTitle: 'host', defaultColumns: ['host', 'profile'], group: 'Settings' },
  lockDocuments: false,
  access: {
    create: platformAdminOnly,
    read: ofOwnProfile,
    readVersions: nobody,
    update: platformAdminOnly,
    delete: platformAdminOnly,
    unlock: nobody,
  },
  hooks: revalidatesTags(() => [cacheTags.hosts()]),
  fields: [
    { ...profileField, admin: { position: 'sidebar' } },
    {
      name: 'host',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      admin: { description: 'Like www.luna-vale.com, without https:// and without a port' },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? value.trim().toLowerCase() : value),
        ],
      },
      validate: (value: unknown) =>
        typeof value === 'string' && /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)
          ? true
          : 'Use a host name like www.luna-vale.com',
    },
  ],
}
