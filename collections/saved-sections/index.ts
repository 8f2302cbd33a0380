import type { CollectionConfig } from 'payload'
import { ownersOnly } from '@/src/access/operations'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'

/** Parts of pages that an owner keeps to use again, on any page of the site. */
export const savedSections: CollectionConfig = {
  slug: slugs.savedSections,
  labels: { singular: 'Saved section', plural: 'Saved sections' },
  admin: { hidden: true, useAsTitle: 'name' },
  lockDocuments: false,
  access: ownersOnly,
  defaultSort: '-createdAt',
  indexes: [{ fields: ['profile', 'createdAt'] }],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: limits.savedSection.nameMax,
    },
    {
      name: 'subtree',
      type: 'json',
      required: true,
    },
  ],
}
