import type { RelationshipField } from 'payload'
import { slugs } from '@/src/core/slugs'

/**
 * The tenant of a document that the system writes. Collections that owners write get theirs from the
 * multi-tenant plugin, which also checks it against the signed-in owner.
 */
export const profileField: RelationshipField = {
  name: 'profile',
  type: 'relationship',
  relationTo: slugs.profiles,
  required: true,
  index: true,
  admin: { readOnly: true, position: 'sidebar' },
}
