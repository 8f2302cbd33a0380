import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/** What was made of which item of a file: it keeps a second import from doubling, and lets one be undone. */
export const importedItems: CollectionConfig = {
  slug: slugs.importedItems,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'importer', 'sourceKey'], unique: true }],
  fields: [
    profileField,
    {
      name: 'import',
      type: 'relationship',
      relationTo: slugs.imports,
      required: true,
      index: true,
    },
    { name: 'importer', type: 'text', required: true },
    // What the item is called by where it comes from.
    { name: 'sourceKey', type: 'text', required: true },
    { name: 'title', type: 'text', required: true },
    // Of `kinds` in `plugins/move-in`; the id is that of the document.
    { name: 'kind', type: 'text', required: true },
    { name: 'documentId', type: 'text', required: true, index: true },
    // Another one as soon as somebody changed the document.
    { name: 'mark', type: 'text', required: true },
  ],
}
