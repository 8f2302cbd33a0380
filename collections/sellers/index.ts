import type { CollectionConfig } from 'payload'
import { countryField, profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/**
 * Who sells on a site, as it stands on invoices: one row per profile, written by its own call. Its row is
 * also the lock under which numbers of invoices are given.
 */
export const sellers: CollectionConfig = {
  slug: slugs.sellers,
  labels: { singular: 'Seller', plural: 'Sellers' },
  admin: { hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('rates'),
  fields: [
    { ...profileField, unique: true },
    { name: 'legalName', type: 'text', required: true },
    { name: 'street', type: 'text', required: true },
    { name: 'line2', type: 'text' },
    { name: 'zipCode', type: 'text' },
    { name: 'city', type: 'text', required: true },
    { name: 'region', type: 'text' },
    countryField({ name: 'country', required: true }),
    /** As the law of the seller calls it: a VAT number, or another one. */
    { name: 'taxId', type: 'text' },
    { name: 'email', type: 'text' },
    { name: 'footer', type: 'textarea' },
    /** In front of the year and the number: `LV-2026-0007`. */
    { name: 'prefix', type: 'text' },
  ],
}
