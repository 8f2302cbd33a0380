import type { RelationshipField } from 'payload'
import { slugs } from '@/src/core/slugs'

/** The post that a reader did something with. */
export const postField: RelationshipField = {
  name: 'post',
  type: 'relationship',
  relationTo: slugs.posts,
  required: true,
  index: true,
}

/** The fan who did it. */
export const accountField: RelationshipField = {
  name: 'account',
  type: 'relationship',
  relationTo: slugs.publicAccounts,
  required: true,
  index: true,
}
