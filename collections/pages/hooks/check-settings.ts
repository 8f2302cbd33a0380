import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { type FieldError, refusalOf } from '@/src/core/errors'
import { limits } from '@/src/core/limits'
import { themeMessages } from '@/src/core/messages/theme'
import { addressProblem, addressProblems } from '@/src/core/page-address'
import { slugs } from '@/src/core/slugs'
import { themeRegistry } from '@/src/core/theme/registry'
import { defaultThemeName } from '@/src/core/theme/site-theme'
import { profileIdOf } from '@/src/server/cache-tags'
import { waitForTurn } from '@/src/server/database/locks'

/**
 * Checks title, address and the fields for search engines of drafts too, whose fields Payload does
 * not look at, and that no other page of the site has the address, be it as a draft. All pages but
 * the home pages belong to every theme.
 *
 * @throws {AppError} `VALIDATION_FAILED` with the field
 */
export const checkSettings: CollectionBeforeValidateHook = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (!data) {
    return data
  }
  const errors = textProblems(data)
  const { pathname } = data
  // The admin's own form saves pages that have no address yet.
  const isMoved = typeof pathname === 'string' && pathname !== originalDoc?.pathname
  const problem = isMoved ? addressProblem(pathname) : null
  if (problem) {
    errors.push({ field: 'pathname', message: problem })
  }
  const isHome = (pathname ?? originalDoc?.pathname) === '/'
  const theme = isHome ? (data.theme ?? originalDoc?.theme ?? defaultThemeName) : defaultThemeName
  if (isMoved && theme !== originalDoc?.theme && !themeRegistry().has(theme)) {
    errors.push({ field: 'theme', message: themeMessages.notInstalled })
  }
  if (errors.length > 0) {
    throw refusalOf(errors)
  }

  // Whose page it is does not change; what the call says of it is none to look for addresses with.
  // While a page is made, the former one is an empty object.
  const profileId = profileIdOf(operation === 'create' ? data : (originalDoc ?? data))
  // A document without a profile is refused by its field.
  if (isMoved && profileId !== 'undefined' && profileId !== 'null') {
    const place = { profileId, pathname, theme, ownId: originalDoc?.id }
    if (await isTaken(req, place)) {
      throw refusalOf([{ field: 'pathname', message: addressProblems.taken }])
    }
  }
  return { ...data, theme: operation === 'create' || isMoved ? theme : originalDoc?.theme }
}

function textProblems({ title, seo }: Record<string, unknown>): FieldError[] {
  const { title: seoTitle, description } = (seo ?? {}) as Record<string, unknown>
  const { titleMax, descriptionMax } = limits.seo
  const errors: FieldError[] = []
  if (typeof title === 'string' && title.trim() === '') {
    errors.push({ field: 'title', message: 'A page needs a name' })
  }
  const lengths = [
    { field: 'title', value: title, max: limits.pageSettings.titleMax },
    { field: 'seo.title', value: seoTitle, max: titleMax },
    { field: 'seo.description', value: description, max: descriptionMax },
  ]
  for (const { field, value, max } of lengths) {
    if (typeof value === 'string' && value.length > max) {
      errors.push({ field, message: `At most ${max} characters` })
    }
  }
  return errors
}

type Place = { profileId: string; pathname: string; theme: string; ownId?: string }

/** Looks at live pages and at drafts. Pages of one site that move at the same time wait for each other. */
async function isTaken(
  req: PayloadRequest,
  { profileId, pathname, theme, ownId }: Place,
): Promise<boolean> {
  await waitForTurn(req, `pages:${profileId}`)
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      collection: slugs.pages,
      where: {
        and: [
          { profile: { equals: profileId } },
          { pathname: { equals: pathname } },
          { theme: { equals: theme } },
        ],
      },
      select: { pathname: true },
      limit: 2,
      depth: 0,
      draft,
      pagination: false,
      overrideAccess: true,
      req,
    })
    if (docs.some(({ id }) => id !== ownId)) {
      return true
    }
  }
  return false
}
