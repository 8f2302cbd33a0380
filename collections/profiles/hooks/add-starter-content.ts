import type { CollectionAfterChangeHook } from 'payload'
import { starterPage } from '@/src/core/page-document/starter'
import { slugs } from '@/src/core/slugs'

/** A new artist never meets an empty site: a look and a home page in their own name are there at once. */
export const addStarterContent: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context.skipStarterContent) {
    return doc
  }
  // Whoever may create a profile need not be its owner, so this runs with the system's rights.
  const system = { req, overrideAccess: true, depth: 0 } as const
  await req.payload.create({
    collection: slugs.themeSettings,
    data: { profile: doc.id } as never,
    ...system,
  })
  await req.payload.create({
    collection: slugs.pages,
    data: {
      profile: doc.id,
      title: 'Home',
      pathname: '/',
      isUndeletable: true,
      rev: 0,
      layout: starterPage({ name: doc.name, tagline: doc.tagline ?? '' }),
      _status: 'published',
    },
    ...system,
  })
  return doc
}
