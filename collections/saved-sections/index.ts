import type { CollectionBeforeValidateHook, CollectionConfig } from 'payload'
import { blockTreeError } from '@/collections/_hooks/block-tree-error'
import { limitNumber } from '@/collections/_hooks/limit-number'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { blockRegistry } from '@/src/core/page-document/registry'
import { checkSubtree } from '@/src/core/page-document/subtree'
import { slugs } from '@/src/core/slugs'

/**
 * Keeps only what could stand on a page: known blocks, within the limits, no header or footer.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem, `TOO_LARGE`
 */
const validateSubtree: CollectionBeforeValidateHook = ({ data }) => {
  if (!data || data.subtree === undefined || data.subtree === null) {
    return data
  }
  const checked = checkSubtree(data.subtree, blockRegistry())
  if ('subtree' in checked) {
    return { ...data, subtree: checked.subtree }
  }
  throw blockTreeError('subtree', checked.problems)
}

/** Parts of pages that an owner keeps to use again, on any page of the site. */
export const savedSections: CollectionConfig = {
  slug: slugs.savedSections,
  labels: { singular: 'Saved section', plural: 'Saved sections' },
  admin: { hidden: true, useAsTitle: 'name' },
  lockDocuments: false,
  access: ownersOnly('pages'),
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
