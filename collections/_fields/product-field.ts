import type { RelationshipField } from 'payload'
import { slugs } from '@/src/core/slugs'

/** The product that a variant or a track belongs to. */
export const productField: RelationshipField = {
  name: 'product',
  type: 'relationship',
  relationTo: slugs.products,
  required: true,
  index: true,
}
