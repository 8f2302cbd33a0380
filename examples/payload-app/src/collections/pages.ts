import type { CollectionConfig } from 'payload'
import { isEditor } from './is-editor'

/** Pages are drafts that save themselves, until somebody publishes them. */
export const pages: CollectionConfig = {
  slug: 'pages',
  admin: {
    useAsTitle: 'title',
    preview: ({ slug }) => `/${slug}?draft`,
  },
  access: {
    create: isEditor,
    read: ({ req }) => (req.user ? true : { _status: { equals: 'published' } }),
    update: isEditor,
    delete: isEditor,
  },
  versions: { drafts: { autosave: true } },
  fields: [
    { name: 'title', type: 'text', required: true },
    { name: 'slug', type: 'text', required: true, unique: true },
  ],
}
