import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
} from 'payload'
import { AppError } from '@/src/core/errors'
import { ownerMessages } from '@/src/core/messages/owner-messages'
import { legalPages } from '@/src/core/page-document/templates/legal-pages'
import { bareText } from '@/src/core/page-document/templates/site-text'
import { slugs } from '@/src/core/slugs'
import { themeRegistry } from '@/src/core/theme/registry'
import { starterOf, themeOf } from '@/src/core/theme/site-theme'
import { cacheTags, revalidateTags } from '@/src/server/caching/cache-tags'
import { refreshSongsOf } from '@/src/server/delivery/refresh-songs'
import { ensureThemeHome } from '@/src/server/pages/theme-home'

/**
 * A new artist never meets an empty site: a look, a home page and the legal pages in their own name
 * and an email list are there at once.
 */
export const addStarterContent: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (operation !== 'create' || req.context.skipStarterContent) {
    return doc
  }
  // Anyone who may create a profile need not be its owner, so this runs with the system's rights.
  const system = { req, overrideAccess: true, depth: 0 } as const
  await req.payload.create({
    collection: slugs.themeSettings,
    data: { profile: doc.id, _status: 'published' } as never,
    ...system,
  })
  const words = bareText({ name: doc.name, tagline: doc.tagline ?? '' })
  const home = {
    title: 'Home',
    pathname: '/',
    theme: doc.themeName,
    layout: starterOf(themeOf(themeRegistry(), doc.themeName), words),
  }
  for (const page of [home, ...legalPages(doc.name)]) {
    await req.payload.create({
      collection: slugs.pages,
      data: { ...page, profile: doc.id, isUndeletable: true, rev: 0, _status: 'published' },
      ...system,
    })
  }
  await req.payload.create({
    collection: slugs.emailLists,
    data: { profile: doc.id, name: 'Newsletter', doubleOptIn: true },
    ...system,
  })
  return doc
}

const formerSlugsMost = 20

/** Links to a site lead on when it gets another address. */
export const keepFormerSlug: CollectionBeforeChangeHook = ({ data, originalDoc }) => {
  const former: unknown = originalDoc?.slug
  if (typeof former === 'string' && data.slug && data.slug !== former) {
    const earlier: string[] = originalDoc?.formerSlugs ?? []
    const all = new Set([...earlier, former].filter((slug) => slug !== data.slug))
    data.formerSlugs = [...all].slice(-formerSlugsMost)
  }
  return data
}

/** Whichever way a site gets another theme: that theme has a home page to show. */
export const addThemeHome: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && doc.themeName !== previousDoc?.themeName) {
    await ensureThemeHome(req, doc.id, doc.themeName, { isLive: true })
  }
  return doc
}

/** Files of songs name the artist. */
export const refreshArtistName: CollectionAfterChangeHook = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  if (operation === 'update' && doc.name !== previousDoc?.name) {
    await refreshSongsOf(req, { profile: { equals: doc.id } })
  }
  return doc
}

/** A changed or new artist is visible on the next request. */
export const revalidateSite: CollectionAfterChangeHook = async ({ doc, req }) => {
  await revalidateTags(req, cacheTags.hosts(), cacheTags.site(doc.id))
  return doc
}

/**
 * The document alone would leave all rows and files of the site behind, or fail at those that cannot be without it.
 * `plugins/take-along/deletion` deletes a site.
 */
export const refuseDeletion: CollectionBeforeDeleteHook = () => {
  throw new AppError('CONFLICT', { message: ownerMessages.siteDeletion.notSo })
}
