import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { systemOnly } from '@/src/access/collection-rules'
import { importStates } from '@/src/core/contracts/studio/move-in'
import { slugs } from '@/src/core/slugs'

/** A file from another service, and what became of it. `plugins/move-in` writes it. */
export const imports: CollectionConfig = {
  slug: slugs.imports,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  indexes: [{ fields: ['profile', 'createdAt'] }],
  fields: [
    profileField,
    { name: 'importer', type: 'text', required: true },
    { name: 'fileName', type: 'text', required: true },
    // In the storage, where it stays for a day.
    { name: 'fileKey', type: 'text', required: true },
    { name: 'state', type: 'select', options: [...importStates], required: true },
    // With whose rights it is made and undone.
    { name: 'startedBy', type: 'relationship', relationTo: slugs.users },
    { name: 'total', type: 'number', required: true, defaultValue: 0 },
    // So many of the file's items, from its start, are done with.
    { name: 'handled', type: 'number', required: true, defaultValue: 0 },
    // Runs since the last progress: what fails again and again is given up.
    { name: 'attempts', type: 'number', required: true, defaultValue: 0 },
    { name: 'findings', type: 'json' },
    // Which tier, list and release: what the artist said of what is in the file.
    { name: 'choices', type: 'json' },
    { name: 'result', type: 'json' },
    { name: 'problem', type: 'text' },
  ],
}
