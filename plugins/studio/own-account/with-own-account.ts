import type { CollectionConfig } from 'payload'
import { type Drawn, fieldComponents } from '@/src/admin/field-components'
import { slugs } from '@/src/core/slugs'

const here = '/plugins/studio/own-account/platform-fields.client'

/** What people are, and where, stands in the team of each site; only the platform's people change it here. */
const forPlatform: Drawn = {
  role: { Field: `${here}#PlatformSelect` },
  profiles: { Field: `${here}#PlatformArray` },
}

/** Somebody's own account shows what they can change. */
export function withOwnAccount(collection: CollectionConfig): CollectionConfig {
  return collection.slug === slugs.users
    ? { ...collection, fields: fieldComponents(collection.fields, forPlatform) }
    : collection
}
