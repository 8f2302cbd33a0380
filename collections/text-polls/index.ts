import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'

/**
 * The polls inside published texts, so that a vote finds its poll by an index. Kept up to date when a
 * document goes live; one that is gone from its document stays, for its votes to be there when it is
 * back.
 */
export const textPolls: CollectionConfig = {
  slug: slugs.textPolls,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['document', 'uid'], unique: true }],
  fields: [
    profileField,
    // A page, a product, an event or a post; ids are unique over all collections.
    { name: 'document', type: 'text', required: true, maxLength: 36 },
    { name: 'uid', type: 'text', required: true, maxLength: 40 },
    { name: 'question', type: 'text', required: true, maxLength: limits.poll.questionMax },
    // `[{ id, text }]` in the order of the document.
    { name: 'options', type: 'json', required: true },
    { name: 'isLive', type: 'checkbox', defaultValue: true, required: true },
  ],
}
