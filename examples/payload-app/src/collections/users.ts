import type { CollectionConfig } from 'payload'

export const users: CollectionConfig = {
  slug: 'users',
  auth: true,
  admin: { useAsTitle: 'email' },
  access: { create: ({ req }) => req.user?.role === 'editor' },
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
