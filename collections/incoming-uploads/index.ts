import type { CollectionConfig } from 'payload'
import { systemOnly } from '@/src/access/collection-rules'
import { slugs } from '@/src/core/slugs'

/**
 * Recordings on their way in: how much room each was promised, and until when one process stores a part of it. A row
 * goes when its file is taken over, taken away, or forgotten.
 */
export const incomingUploads: CollectionConfig = {
  slug: slugs.incomingUploads,
  admin: { hidden: true },
  lockDocuments: false,
  access: systemOnly,
  fields: [
    { name: 'profile', type: 'relationship', relationTo: slugs.profiles, index: true },
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'bytes', type: 'number', required: true, min: 0 },
    { name: 'busyUntil', type: 'date' },
  ],
}
