import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** Keys by which programs work for a site. The key itself is shown once and kept as a keyed hash. */
export const apiKeys: CollectionConfig = {
  slug: slugs.apiKeys,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    profileField,
    { name: 'name', type: 'text', required: true, maxLength: studioLimits.apiKeys.nameMax },
    // How it begins, by which people tell theirs apart.
    { name: 'start', type: 'text', required: true },
    { name: 'keyHash', type: 'text', required: true, unique: true },
    // As `keyScopes` names them.
    { name: 'scopes', type: 'json', required: true },
    { name: 'createdBy', type: 'relationship', relationTo: slugs.users },
    // Written at most once a minute.
    { name: 'lastUsedAt', type: 'date' },
    { name: 'expiresAt', type: 'date' },
    { name: 'revokedAt', type: 'date', index: true },
  ],
}
