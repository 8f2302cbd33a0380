import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { intoOwnProfile, nobody, ofOwnProfile, platformAdminOnly } from '@/src/access/own-profile'
import { env } from '@/src/core/env'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { slugs } from '@/src/core/slugs'
import { readDomain, siteAddressOf } from '@/src/core/urls/host'
import type { Domain } from '@/src/payload-types'
import { cacheTags, revalidatesTags } from '@/src/server/caching/cache-tags'

/** What was looked up; written by plugins/domains alone. */
const found = (name: string): Field => ({
  name,
  type: 'date',
  admin: { hidden: true },
  access: { create: () => false, update: () => false },
})

/** A proof is one of this host for this site. */
const forgetProof: CollectionBeforeChangeHook<Domain> = ({ data, operation, originalDoc }) => {
  const isOther = (name: 'host' | 'profile') =>
    data[name] !== undefined && data[name] !== originalDoc?.[name]
  return operation === 'update' && (isOther('host') || isOther('profile'))
    ? { ...data, provedAt: null, missingSince: null, toldAt: null, checkedAt: null }
    : data
}

const revalidation = revalidatesTags(() => [cacheTags.hosts()])

/**
 * An artist's own domain. Several sites may claim a host; it leads to the one that a record of the domain names.
 * Artists add and remove theirs; plugins/domains says which.
 */
export const domains: CollectionConfig = {
  slug: slugs.domains,
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: { useAsTitle: 'host', defaultColumns: ['host', 'profile', 'proof'], group: 'Settings' },
  lockDocuments: false,
  access: {
    create: intoOwnProfile('domains'),
    read: ofOwnProfile('domains', 'read'),
    readVersions: nobody,
    // Another host is another domain: artists remove the one and add the other.
    update: platformAdminOnly,
    delete: ofOwnProfile('domains', 'change'),
    unlock: nobody,
  },
  hooks: { ...revalidation, beforeChange: [forgetProof] },
  indexes: [{ fields: ['profile', 'host'], unique: true }],
  fields: [
    { ...profileField, admin: { position: 'sidebar' } },
    {
      name: 'host',
      type: 'text',
      required: true,
      index: true,
      admin: { description: 'Like www.luna-vale.com, without https:// and without a port' },
      hooks: {
        beforeValidate: [
          ({ value }) => (typeof value === 'string' ? (readDomain(value) ?? value.trim()) : value),
        ],
      },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || readDomain(value) !== value) {
          return ownerMessages.domains.wrong
        }
        const { rootDomain, adminOrigin } = env()
        const isOurs =
          siteAddressOf(value, rootDomain)?.kind !== 'domain' ||
          value === new URL(adminOrigin).hostname
        return isOurs ? ownerMessages.domains.ofPlatform : true
      },
    },
    found('provedAt'),
    found('missingSince'),
    // Since when the artist knows that it is missing.
    found('toldAt'),
    found('checkedAt'),
    // Of the proved domains of a site, the one that stands in its links; written by plugins/domains alone.
    {
      name: 'isPrimary',
      type: 'checkbox',
      defaultValue: false,
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
}
