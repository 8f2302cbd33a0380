import type { CollectionConfig, Field } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** Of the files that an artist gave; what is made of them is the platform's. */
const bytes = (name: string): Field => ({ name, type: 'number', required: true, defaultValue: 0 })

/** How many bytes the files of a site have. Kept by triggers of the database, see `migrations/hand-written.sql`. */
export const storageUse: CollectionConfig = {
  slug: slugs.storageUse,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    { name: 'profile', type: 'relationship', relationTo: slugs.profiles, unique: true },
    bytes('media'),
    bytes('recordings'),
    bytes('postFiles'),
    bytes('bonusFiles'),
  ],
}
