import type { CollectionConfig } from 'payload'
import { profileField } from '@/collections/_fields/fields'
import { readOnlyForOwners } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'
import { studioLimits } from '@/src/core/studio-limits'

/** What the team wrote down about somebody. A trigger takes it away with the person. */
export const personNotes: CollectionConfig = {
  slug: slugs.personNotes,
  labels: { singular: 'Note', plural: 'Notes' },
  admin: { useAsTitle: 'text', hidden: true },
  lockDocuments: false,
  access: readOnlyForOwners('members'),
  fields: [
    profileField,
    {
      name: 'person',
      type: 'relationship',
      relationTo: slugs.people,
      required: true,
      index: true,
    },
    { name: 'text', type: 'textarea', required: true, maxLength: studioLimits.people.noteMax },
    { name: 'author', type: 'relationship', relationTo: slugs.users },
    // Stays when its author has left.
    { name: 'authorName', type: 'text', required: true },
  ],
}
