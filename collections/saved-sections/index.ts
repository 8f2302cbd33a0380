import type { CollectionConfig } from 'payload'
import { limitNumber } from '@/collections/_hooks/limit-number'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { validateSubtree } from '@/collections/saved-sections/hooks'
import { ownersOnly } from '@/src/access/operations'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/owner-messages'
import { slugs } from '@/src/core/slugs'

/** Parts of pages that an owner keeps to use again, on any page of the site. */
export const savedSections: CollectionConfig = {
  slug: slugs.savedSections,
  labels: { singular: 'Saved section', plural: 'Saved sections' },
  admin: { hidden: true, useAsTitle: 'name' },
  lockDocuments: false,
  access: ownersOnly,
  defaultSort: '-createdAt',
  hooks: {
    beforeOperation: [notFoundForOtherOwners],
    beforeValidate: [validateSubtree],
    beforeChange: [
      limitNumber({
        collection: slugs.savedSections,
        perSite: limits.savedSection.perSite,
        field: 'name',
        message: ownerMessages.pages.tooManySections,
      }),
    ],
  },
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
