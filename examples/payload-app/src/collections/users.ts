import type { CollectionConfig } from 'payload'
import { isEditor, isEditorOrSelf } from './is-editor'

export const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  admin: { useAsTitle: 'email' },
  access: { create: isEditor, read: isEditorOrSelf, update: isEditor, delete: isEditor },
  fields: [
    {
      name: 'role',
      type: 'select',
      options: ['editor', 'reader'],
      defaultValue: 'editor',
      required: true,
      saveToJWT: true,
    },
  ],
}
