import { domainToASCII } from 'node:url'
import type { CollectionBeforeChangeHook, CollectionConfig, Field } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { nobody, ofOwnProfile, platformAdminOnly } from '@/src/access/own-profile'
import { env } from '@/src/core/env'
import { slugs } from '@/src/core/slugs'
import { normaliseHost, siteAddressOf } from '@/src/core/urls/host'
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

/** As browsers write it, also where it has other letters than a to z; what is no host name stays as it is. */
function readHost(text: string): string {
  const host = text.trim()
  return /[\s/\\?#@:]/.test(host) ? host : (normaliseHost(domainToASCII(host)) ?? host)
}

const revalidation = revalidatesTags(() => [cacheTags.hosts()])

/**
 * An artist's own domain. Several sites may claim a host; it leads to the one that a record of the domain names.
 * Entered by the platform.
 */
export const domains: CollectionConfig = {
  slug: slugs.domains,
  labels: { singular: 'Domain', plural: 'Domains' },
  admin: { useAsTitle: 'host', defaultColumns: ['host', 'profile', 'proof'], group: 'Settings' },
  lockDocuments: false,
  access: {
    create: platformAdminOnly,
    read: ofOwnProfile('domains', 'read'),
    readVersions: nobody,
    update: platformAdminOnly,
    delete: platformAdminOnly,
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
        beforeValidate: [({ value }) => (typeof value === 'string' ? readHost(value) : value)],
      },
      validate: (value: unknown) => {
        if (typeof value !== 'string' || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(value)) {
          return 'Use a host name like www.luna-vale.com'
        }
        const { rootDomain, adminOrigin } = env()
        const isOurs =
          siteAddressOf(value, rootDomain)?.kind !== 'domain' ||
          value === new URL(adminOrigin).hostname
        return isOurs ? 'This is an address of the platform itself' : true
      },
    },
    found('provedAt'),
    found('missingSince'),
    // Since when the artist knows that it is missing.
    found('toldAt'),
    found('checkedAt'),
  ],
}
