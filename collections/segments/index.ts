import type { CollectionConfig } from 'payload'
import { checkRules, refuseWhileUsed } from '@/collections/segments/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** People who have something in common, found anew by rules whenever they are asked for. */
export const segments: CollectionConfig = {
  slug: slugs.segments,
  labels: { singular: 'Segment', plural: 'Segments' },
  admin: {
    useAsTitle: 'name',
    group: 'Audience',
    defaultColumns: ['name', 'rules', 'updatedAt'],
  },
  lockDocuments: false,
  access: ownersOnly('audience'),
  defaultSort: 'name',
  hooks: { beforeValidate: [checkRules], beforeDelete: [refuseWhileUsed] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: studioLimits.segments.nameMax,
      admin: { description: 'For you alone; nobody else sees it' },
    },
    // As `segmentRules` has them.
    { name: 'rules', label: 'Who is in it', type: 'json', required: true },
  ],
}
