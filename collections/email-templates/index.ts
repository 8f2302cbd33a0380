import type { CollectionConfig } from 'payload'
import { notFoundForOtherOwners } from '@/collections/_hooks/not-found-for-other-owners'
import { checkRevision, limitSize, validateTemplate } from '@/collections/email-templates/hooks'
import { ownersOnly } from '@/src/access/collection-rules'
import { limits } from '@/src/core/limits'
import { slugs } from '@/src/core/slugs'

/**
 * Mails in an artist's own form. What is not here, or holds none, is sent as shipped; a reset leaves it
 * without, so that its revisions are counted on.
 */
export const emailTemplates: CollectionConfig = {
  slug: slugs.emailTemplates,
  labels: { singular: 'Email', plural: 'Emails' },
  admin: { useAsTitle: 'subject', defaultColumns: ['key', 'subject', 'updatedAt'], hidden: true },
  access: ownersOnly('emails'),
  defaultSort: 'key',
  indexes: [{ fields: ['profile', 'key'], unique: true }],
  hooks: {
    beforeOperation: [notFoundForOtherOwners],
    beforeValidate: [validateTemplate, checkRevision],
    beforeChange: [limitSize],
  },
  fields: [
    /** Which mail it is; see `src/core/email/mails`. */
    { name: 'key', type: 'text', required: true, maxLength: 40 },
    /** What is sent; both are empty while only a draft is written, and the shipped mail is sent. */
    { name: 'subject', type: 'text', maxLength: limits.email.subjectMax },
    { name: 'layout', type: 'json', admin: { disabled: true } },
    /** `{ subject, layout }` that is written on and not sent yet. */
    { name: 'draft', type: 'json', admin: { disabled: true } },
    { name: 'rev', type: 'number', defaultValue: 0, required: true, admin: { disabled: true } },
  ],
}
