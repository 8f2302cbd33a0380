import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { countRevisions } from '@/collections/_hooks/count-revisions'
import { AppError, refusalOf } from '@/src/core/errors'
import { fieldErrorsOf, inWords } from '@/src/core/input-words'
import { errorsMessages } from '@/src/core/messages/errors'
import { themeMessages } from '@/src/core/messages/theme'
import { slugs } from '@/src/core/slugs'
import { storedTheme } from '@/src/core/theme/site-theme'
import { profileIdOf } from '@/src/server/caching/cache-tags'
import { idOf } from '@/src/server/site-data/visitor-read'

type Row = { label?: unknown; icon?: unknown; href?: unknown }
type Relation = Parameters<typeof idOf>[0]

/** The revisions of a theme are those of all that an artist can set; see {@link countRevisions}. */
export const checkRevision = countRevisions({
  collection: slugs.themeSettings,
  // Rows have ids of their own each time they are stored, and pictures may be populated.
  contentOf: (doc) =>
    Object.keys(storedTheme.shape).map((name) => {
      const value = doc[name]
      if (name === 'logo' || name === 'avatar') {
        return idOf(value as Relation)
      }
      if (name === 'pluginSettings') {
        return value ?? {}
      }
      return Array.isArray(value)
        ? value.map(({ label, icon, href }: Row) => ({ label, icon, href }))
        : value
    }),
})

/**
 * A site always has a look: its theme can wait as a draft, but not be taken off the site. What is not
 * saved as a draft is live.
 *
 * @throws {AppError} `FORBIDDEN`
 */
export const recordPublishedTheme: CollectionBeforeValidateHook = ({
  context,
  data,
  operation,
  req,
}) => {
  if (!data || operation !== 'update' || context.savesDraft) {
    return data
  }
  if (req.data?._status === 'draft') {
    throw new AppError('FORBIDDEN', { message: themeMessages.staysPublished })
  }
  return { ...data, _status: 'published' }
}

/**
 * Lets only whole themes through, for drafts and autosaves too, which skip Payload's own field
 * validation: colours, font and links keep their rules, pictures are the artist's own, and the theme
 * stays with its site.
 *
 * @throws {AppError} `VALIDATION_FAILED` with one entry per problem
 */
export const validateTheme: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) {
    return data
  }
  const pictures = { logo: idOf(data.logo), avatar: idOf(data.avatar) }
  const parsed = storedTheme.safeParse(
    {
      ...data,
      headerLinks: data.headerLinks ?? [],
      socialLinks: data.socialLinks ?? [],
      ...pictures,
    },
    inWords,
  )
  if (!parsed.success) {
    throw refusalOf(fieldErrorsOf(parsed.error))
  }
  const profileId = profileIdOf(data)
  if (originalDoc?.profile && profileId !== profileIdOf(originalDoc)) {
    throw refusalOf([{ field: 'profile', message: errorsMessages.notFound }])
  }
  const changed = (['logo', 'avatar'] as const).filter(
    (name) => pictures[name] !== null && pictures[name] !== idOf(originalDoc?.[name]),
  )
  const own = await ownPictures(
    req,
    profileId,
    changed.flatMap((name) => pictures[name] ?? []),
  )
  const foreign = changed.filter((name) => !own.has(pictures[name] ?? ''))
  if (foreign.length > 0) {
    throw refusalOf(foreign.map((field) => ({ field, message: themeMessages.foreignPicture })))
  }
  return { ...data, ...parsed.data }
}

async function ownPictures(
  req: PayloadRequest,
  profileId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) {
    return new Set()
  }
  // Whose picture it is decides, not who asks: the platform's admin may not mix sites either.
  const { docs } = await req.payload.find({
    collection: slugs.media,
    where: { and: [{ id: { in: ids } }, { profile: { equals: profileId } }] },
    select: {},
    depth: 0,
    pagination: false,
    overrideAccess: true,
    req,
  })
  return new Set(docs.map(({ id }) => id))
}
