import type { Where } from 'payload'
import { slugs } from '@/src/core/slugs'
import { visitorRead } from '@/src/server/site-data/visitor-read'

/** Finds the variants that visitors may see, sold out or not, in the order the artist gave them. */
export function offeredVariants(profileId: string, of: Where) {
  return {
    collection: slugs.variants,
    where: {
      and: [
        { profile: { equals: profileId } },
        of,
        { availabilityStatus: { not_equals: 'inactive' } },
      ],
    },
    sort: ['position', 'createdAt'],
    ...visitorRead,
  }
}
