import type { CollectionConfig } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** What mails hold beside their row of the log: the text that many receivers share, and attachments. */
export const mailBodies: CollectionConfig = {
  slug: slugs.mailBodies,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    { name: 'profile', type: 'relationship', relationTo: slugs.profiles, index: true },
    // Of the mailing, or of the one mail that has attachments.
    { name: 'key', type: 'text', required: true, unique: true, index: true },
    { name: 'html', type: 'textarea' },
    { name: 'text', type: 'textarea' },
    { name: 'attachments', type: 'json' },
  ],
}
