import type { CollectionConfig } from 'payload'
import { isEditor } from './is-editor'

/** Without drafts a page is live as soon as it is saved, so it is saved by hand. */
export const cards: CollectionConfig = {
  slug: 'cards',
  admin: { useAsTitle: 'name' },
  access: { create: isEditor, read: () => true, update: isEditor, delete: isEditor },
  fields: [{ name: 'name', type: 'text', required: true }],
}
